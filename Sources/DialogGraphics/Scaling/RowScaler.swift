/// Scales a picture while its rows come, from the top.
///
/// A source row is looked at once, so that it need not be kept; only as many as the kernel spans
/// are, and those at the width of the result where that is less.
protocol RowScaler: AnyObject {
  /// How many rows are taken at once; only the last time there may be fewer.
  var rowsAtOnce: Int { get }

  /// Takes the next source rows, and writes those rows of the result that are then known.
  ///
  /// - Parameters:
  ///   - rows: The first of the rows.
  ///   - bytesPerRow: The distance between two of them in bytes.
  ///   - count: How many there are, at least 1.
  ///   - result: The whole result, always the same.
  func consume(
    _ rows: UnsafeRawPointer, bytesPerRow: Int, count: Int, into result: UnsafeMutableRawPointer)
}
