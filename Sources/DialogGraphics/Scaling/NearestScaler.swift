import SystemIO

/// Takes the source pixel under the centre of each result pixel, as it is, hidden colour and all.
final class NearestScaler: RowScaler {
  let rowsAtOnce = 1

  private let columns: [Int]
  private let rows: [Int]
  private let depth: SampleDepth
  private var taken = 0
  private var next = 0

  /// `nil` when there is no memory.
  init?(across: ScaleAxis, down: ScaleAxis, depth: SampleDepth) {
    let count = across.kept.count + down.kept.count
    guard Memory.has(byteCount: count * MemoryLayout<Int>.stride) else { return nil }
    columns = Self.places(across)
    rows = Self.places(down)
    self.depth = depth
  }

  func consume(
    _ row: UnsafeRawPointer, bytesPerRow: Int, count: Int, into result: UnsafeMutableRawPointer
  ) {
    while next < rows.count, rows[next] == taken {
      let place = result + next * columns.count * depth.bytesPerPixel
      // A pixel is moved as one word.
      switch depth {
      case .eight: copy(row.assumingMemoryBound(to: UInt32.self), to: place)
      case .sixteen: copy(row.assumingMemoryBound(to: UInt64.self), to: place)
      }
      next += 1
    }
    taken += 1
  }

  private func copy<Pixel>(_ row: UnsafePointer<Pixel>, to place: UnsafeMutableRawPointer) {
    let result = place.assumingMemoryBound(to: Pixel.self)
    for (x, column) in columns.enumerated() { result[x] = row[column] }
  }

  /// The centre of pixel i is i + ½; in whole numbers nothing is rounded.
  private static func places(_ axis: ScaleAxis) -> [Int] {
    axis.kept.map { (2 * $0 + 1) * axis.source / (2 * axis.whole) }
  }
}
