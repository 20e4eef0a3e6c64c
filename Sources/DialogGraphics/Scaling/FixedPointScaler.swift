import CResample

/// Scales 8-bit pixels by integers of 14 bits, with the processor's own vectors.
///
/// Rows are multiplied by alpha and scaled across as they come; scaling down and dividing by alpha
/// make the result. Four rows are worked on at once, and rows are held in pairs.
final class FixedPointScaler: RowScaler {
  let rowsAtOnce: Int

  private let loops: CResampleLoops
  private let across: FixedPointWeights
  private let down: FixedPointWeights
  private let source: FixedPointSource
  private let width: Int
  private let held: ScratchBuffer<Int16>
  private let heldPairs: Int
  private let window: ScratchBuffer<UnsafePointer<Int16>>
  private let sourceWidth: Int
  private var flat = FlatColor()
  private var takenPairs = 0
  private var next = 0

  /// `nil` where 14 bits do not serve, or there is no memory.
  init?(
    across: ScaleAxis, down: ScaleAxis, filter: ResamplingFilter, kernel: ResamplingKernel,
    quality: Resampling.Quality, instructions: InstructionSet
  ) {
    let boxSide = quality == .fast ? Self.boxSide(leaving: min(across.ratio, down.ratio)) : 1
    width = across.kept.count
    sourceWidth = across.source
    loops = instructions.loops
    guard
      let columns = FixedPointWeights.cached(
        across, filter: filter, kernel: kernel, boxSide: boxSide),
      let rows = FixedPointWeights.cached(down, filter: filter, kernel: kernel, boxSide: boxSide),
      let source = FixedPointSource(width: across.source, boxSide: boxSide, loops: loops)
    else { return nil }
    self.across = columns
    self.down = rows
    self.source = source
    rowsAtOnce = source.rowsAtOnce
    // Pairs come two at a time, and the second may come before the first is done with.
    heldPairs = (rows.span + 2) & ~1
    guard
      let held = ScratchBuffer<Int16>(count: heldPairs * width * 8, repeating: 0),
      let window = ScratchBuffer(
        count: rows.span, repeating: UnsafePointer(held.start))
    else { return nil }
    self.held = held
    self.window = window
  }

  /// The largest power of two that leaves the filter a ratio of 4: below that, averaging shows.
  private static func boxSide(leaving ratio: Double) -> Int {
    var side = 1
    while ratio / Double(side * 2) >= 4 { side *= 2 }
    return side
  }

  func consume(
    _ rows: UnsafeRawPointer, bytesPerRow: Int, count: Int, into result: UnsafeMutableRawPointer
  ) {
    guard next < down.windows.count else { return }
    flat.look(at: rows, bytesPerRow: bytesPerRow, count: count, width: sourceWidth)
    takenPairs += 2
    if down.first < takenPairs {
      let group = source.group(of: rows, bytesPerRow: bytesPerRow, count: count)
      across.windows.withUnsafeBufferPointer { windows in
        across.weights.withUnsafeBufferPointer { weights in
          guard let windows = windows.baseAddress, let weights = weights.baseAddress else { return }
          loops.columns(
            group, windows, width, weights, across.shift, pair(takenPairs - 2),
            pair(takenPairs - 1))
        }
      }
    }
    while next < down.windows.count, down.windows[next].end <= takenPairs {
      write(into: result.assumingMemoryBound(to: UInt8.self) + next * width * 4)
      next += 1
    }
    if next == down.windows.count { flat.restore(in: result, count: next * width) }
  }

  /// Where a pair of rows is held.
  private func pair(_ index: Int) -> UnsafeMutablePointer<Int16> {
    held.start + index % heldPairs * width * 8
  }

  private func write(into pixels: UnsafeMutablePointer<UInt8>) {
    let first = Int(down.windows[next].first)
    let count = Int(down.windows[next].count)
    for index in 0..<count { window.start[index] = UnsafePointer(pair(first + index)) }
    down.weights.withUnsafeBufferPointer { weights in
      guard let weights = weights.baseAddress else { return }
      loops.rows(
        window.start, count, weights + Int(down.windows[next].weights), down.shift, width, pixels)
    }
  }
}

extension CResampleWindow {
  /// The pair after the last.
  fileprivate var end: Int { Int(first) + Int(count) }
}
