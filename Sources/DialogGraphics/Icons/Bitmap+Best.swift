extension Bitmap {
  /// The one of several sizes of a picture that is best scaled to a size.
  ///
  /// Shrinking loses less than growing: it is the one with the fewest pixels among those that are
  /// at least as large on both sides, or, where there is none, the one with the most pixels. Of
  /// equals it is the first.
  ///
  /// - Parameters:
  ///   - sizes: The picture in several sizes, in any order.
  ///   - target: The size that is wanted.
  /// - Returns: One of them, or `nil` if there is none.
  public static func best(of sizes: [Bitmap], for target: PixelSize) -> Bitmap? {
    func isBefore(_ one: Bitmap, _ other: Bitmap) -> Bool {
      one.size.pixelCount < other.size.pixelCount
    }
    let enough = sizes.filter { $0.width >= target.width && $0.height >= target.height }
    // Both take the first of equals.
    return enough.min(by: isBefore) ?? sizes.max(by: isBefore)
  }
}
