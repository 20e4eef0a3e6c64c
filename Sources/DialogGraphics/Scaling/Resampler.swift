import SystemIO

/// Scales rows of pixels in two passes, one for each direction.
///
/// Source rows are asked for once each, in order, and result rows come out in order; in between
/// only as many rows are held as the kernel spans. The pass that leaves less to do goes first.
struct Resampler {
  private typealias Pixel = PixelRows.Pixel

  private let source: PixelSize
  private let target: PixelSize
  private let columns: ResamplingWeights
  private let rows: ResamplingWeights

  /// Works the weights out; `nil` when there is no memory for them.
  init?(from source: PixelSize, to target: PixelSize, kernel: ResamplingKernel) {
    let sides = [(source.width, target.width), (source.height, target.height)]
    let bytes = sides.map { ResamplingWeights.byteCount(from: $0, to: $1, kernel: kernel) }
    guard Memory.has(byteCount: bytes.reduce(0, +)) else { return nil }
    self.source = source
    self.target = target
    columns = ResamplingWeights(from: source.width, to: target.width, kernel: kernel)
    rows = ResamplingWeights(from: source.height, to: target.height, kernel: kernel)
  }

  /// Scales straight 8-bit RGBA.
  ///
  /// - Parameters:
  ///   - samples: `source` pixels.
  ///   - result: Room for `target` pixels.
  /// - Returns: Whether there was memory for it.
  func run(_ samples: UnsafePointer<UInt8>, into result: UnsafeMutablePointer<UInt8>) -> Bool {
    let acrossFirst = target.width * source.height <= source.width * target.height
    let width = acrossFirst ? target.width : source.width
    guard let held = PixelRows(count: rows.span, width: width),
      let sum = PixelRows(count: 1, width: width),
      let outer = PixelRows(count: 1, width: max(source.width, target.width))
    else { return false }
    var loaded = 0
    for (y, window) in rows.windows.enumerated() {
      while loaded < window.source.upperBound {
        let bytes = samples + loaded * source.width * 4
        let slot = loaded % rows.span
        if acrossFirst {
          Self.premultiply(bytes, outer, 0, count: source.width)
          across(outer, 0, into: held, slot)
        } else {
          Self.premultiply(bytes, held, slot, count: source.width)
        }
        loaded += 1
      }
      let bytes = result + y * target.width * 4
      down(window, held, into: sum, width: width)
      if acrossFirst {
        Self.unpremultiply(sum, bytes, count: target.width)
      } else {
        across(sum, 0, into: outer, 0)
        Self.unpremultiply(outer, bytes, count: target.width)
      }
    }
    return true
  }

  /// Scales one row to the width of the result.
  private func across(
    _ from: borrowing PixelRows, _ index: Int, into: borrowing PixelRows, _ slot: Int
  ) {
    let row = from.row(index)
    let result = into.row(slot)
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

  /// Adds up the rows of a window.
  private func down(
    _ window: ResamplingWeights.Window, _ held: borrowing PixelRows,
    into result: borrowing PixelRows, width: Int
  ) {
    let sum = result.row(0)
    sum.update(repeating: .zero, count: width)
    for (offset, index) in window.source.enumerated() {
      let weight = rows.weights[window.offset + offset]
      let row = held.row(index % rows.span)
      for x in 0..<width {
        sum[x] += row[x] * weight
      }
    }
  }

  private static func premultiply(
    _ bytes: UnsafePointer<UInt8>, _ rows: borrowing PixelRows, _ slot: Int, count: Int
  ) {
    let row = rows.row(slot)
    for x in 0..<count {
      let pixel = bytes + x * 4
      let alpha = Double(pixel[3])
      row[x] = Pixel(
        Double(pixel[0]) * alpha, Double(pixel[1]) * alpha, Double(pixel[2]) * alpha, alpha)
    }
  }

  /// Divides the colour by the alpha as it came out of the sum, before that is clamped.
  ///
  /// Both overshoot alike, so what had one colour keeps it. Where no alpha is left there is no colour.
  private static func unpremultiply(
    _ rows: borrowing PixelRows, _ bytes: UnsafeMutablePointer<UInt8>, count: Int
  ) {
    let row = rows.row(0)
    for x in 0..<count {
      let pixel = row[x]
      let bytes = bytes + x * 4
      bytes[3] = byte(pixel.w)
      let color = bytes[3] == 0 ? Pixel.zero : pixel / pixel.w
      bytes[0] = byte(color.x)
      bytes[1] = byte(color.y)
      bytes[2] = byte(color.z)
    }
  }

  /// Rounds halves up, and clamps.
  private static func byte(_ value: Double) -> UInt8 {
    UInt8(min(255, max(0, value + 0.5)))
  }
}
