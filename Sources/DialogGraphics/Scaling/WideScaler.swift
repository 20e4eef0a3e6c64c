import SystemIO

/// Scales pixels of any depth and in any light in double precision.
///
/// The two directions are independent; the one that leaves less to do goes first.
final class WideScaler: RowScaler {
  /// Red, green and blue, each times alpha, and alpha; before and after, in 0...1 each.
  ///
  /// In between they may lie outside, since filters overshoot.
  typealias Pixel = SIMD4<Double>

  let rowsAtOnce = 1

  private let columns: ResamplingWeights
  private let rows: ResamplingWeights
  private let transfer: TransferFunction
  private let depth: SampleDepth
  private let sourceWidth: Int
  private let width: Int
  private let acrossFirst: Bool
  private let heldWidth: Int
  private let held: ScratchBuffer<Pixel>
  private let sum: ScratchBuffer<Pixel>
  private let outer: ScratchBuffer<Pixel>
  private var taken = 0
  private var next = 0

  /// `nil` when there is no memory.
  init?(
    across: ScaleAxis, down: ScaleAxis, kernel: ResamplingKernel,
    encoding: TransferFunction.Encoding, depth: SampleDepth
  ) {
    let bytes = [across, down].map { ResamplingWeights.byteCount($0, kernel: kernel) }
    guard Memory.has(byteCount: bytes.reduce(0, +)) else { return nil }
    columns = ResamplingWeights(across, kernel: kernel)
    rows = ResamplingWeights(down, kernel: kernel)
    transfer = TransferFunction(encoding, maximum: depth.maximum)
    self.depth = depth
    sourceWidth = across.source
    width = across.kept.count
    acrossFirst = width * down.source <= across.source * down.kept.count
    heldWidth = acrossFirst ? width : sourceWidth
    guard let held = ScratchBuffer<Pixel>(count: rows.span * heldWidth, repeating: .zero),
      let sum = ScratchBuffer<Pixel>(count: heldWidth, repeating: .zero),
      let outer = ScratchBuffer<Pixel>(count: max(sourceWidth, width), repeating: .zero)
    else { return nil }
    self.held = held
    self.sum = sum
    self.outer = outer
  }

  func consume(
    _ row: UnsafeRawPointer, bytesPerRow: Int, count: Int, into result: UnsafeMutableRawPointer
  ) {
    guard next < rows.windows.count else { return }
    defer { taken += 1 }
    guard rows.first <= taken else { return }
    let slot = heldRow(taken)
    let premultiplied = acrossFirst ? outer.start : slot
    switch depth {
    case .eight: premultiply(row.assumingMemoryBound(to: UInt8.self), into: premultiplied)
    case .sixteen: premultiply(row.assumingMemoryBound(to: UInt16.self), into: premultiplied)
    }
    if acrossFirst { scaleAcross(outer.start, into: slot) }
    while next < rows.windows.count, rows.windows[next].source.upperBound <= taken + 1 {
      scaleDown(rows.windows[next])
      if !acrossFirst { scaleAcross(sum.start, into: outer.start) }
      let done = acrossFirst ? sum.start : outer.start
      let offset = next * width * 4
      switch depth {
      case .eight: unpremultiply(done, into: result.assumingMemoryBound(to: UInt8.self) + offset)
      case .sixteen: unpremultiply(done, into: result.assumingMemoryBound(to: UInt16.self) + offset)
      }
      next += 1
    }
  }

  private func heldRow(_ index: Int) -> UnsafeMutablePointer<Pixel> {
    held.start + index % rows.span * heldWidth
  }

  private func scaleAcross(
    _ row: UnsafeMutablePointer<Pixel>, into result: UnsafeMutablePointer<Pixel>
  ) {
    columns.weights.withUnsafeBufferPointer { weights in
      for (x, window) in columns.windows.enumerated() {
        var sum = Pixel.zero
        var offset = window.offset
        for index in window.source {
          sum += row[index] * weights[offset]
          offset += 1
        }
        result[x] = sum
      }
    }
  }

  private func scaleDown(_ window: ResamplingWeights.Window) {
    let sum = sum.start
    sum.update(repeating: .zero, count: heldWidth)
    for (offset, index) in window.source.enumerated() {
      let weight = rows.weights[window.offset + offset]
      let row = heldRow(index)
      for x in 0..<heldWidth { sum[x] += row[x] * weight }
    }
  }

  private func premultiply(
    _ samples: UnsafePointer<some FixedWidthInteger>, into row: UnsafeMutablePointer<Pixel>
  ) {
    transfer.values.withUnsafeBufferPointer { values in
      for x in 0..<sourceWidth {
        let pixel = samples + x * 4
        let alpha = Double(pixel[3]) / depth.maximum
        row[x] =
          alpha * Pixel(values[Int(pixel[0])], values[Int(pixel[1])], values[Int(pixel[2])], 1)
      }
    }
  }

  /// Divides the colour by the alpha as it came out of the sum, before that is clamped.
  ///
  /// Both overshoot alike, so what had one colour keeps it. Where no alpha is left there is no colour.
  private func unpremultiply<Sample: FixedWidthInteger>(
    _ row: UnsafeMutablePointer<Pixel>, into samples: UnsafeMutablePointer<Sample>
  ) {
    for x in 0..<width {
      let pixel = row[x]
      let samples = samples + x * 4
      samples[3] = Sample(transfer.rounded(pixel.w))
      let color = samples[3] == 0 ? Pixel.zero : pixel / pixel.w
      samples[0] = Sample(transfer.encoded(color.x))
      samples[1] = Sample(transfer.encoded(color.y))
      samples[2] = Sample(transfer.encoded(color.z))
    }
  }
}
