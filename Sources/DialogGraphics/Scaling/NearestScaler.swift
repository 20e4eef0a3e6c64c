/// Takes the source pixel under the centre of each result pixel, as it is, hidden colour and all.
final class NearestScaler<Pixel: BitwiseCopyable>: RowScaler {
  let rowsAtOnce = 1

  private let columns: [Int]
  private let rows: [Int]
  private var y = 0
  private var next = 0

  /// `nil` when there is no memory.
  init(across: ScaleAxis, down: ScaleAxis) {
    columns = Self.places(across)
    rows = Self.places(down)
  }

  func consume(
    _ row: UnsafeRawPointer, bytesPerRow: Int, count: Int, into result: UnsafeMutableRawPointer
  ) {
    let pixels = row.assumingMemoryBound(to: Pixel.self)
    let result = result.assumingMemoryBound(to: Pixel.self)
    while next < rows.count, rows[next] == y {
      let start = result + next * columns.count
      for (x, column) in columns.enumerated() { start[x] = pixels[column] }
      next += 1
    }
    y += 1
  }

  /// The centre of pixel i is i + ½; in whole numbers nothing is rounded.
  private static func places(_ axis: ScaleAxis) -> [Int] {
    axis.kept.map { (2 * $0 + 1) * axis.source / (2 * axis.whole) }
  }
}
