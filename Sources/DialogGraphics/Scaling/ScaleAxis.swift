/// One side of a picture, and what it becomes.
struct ScaleAxis: Hashable {
  /// The source's length in pixels, at least 1.
  let source: Int

  /// The length that all of the source is scaled to, in pixels, at least 1.
  let whole: Int

  /// The pixels of that which are kept, not empty, within `0..<whole`.
  let kept: Range<Int>

  /// Source pixels for each pixel of the result.
  var ratio: Double { Double(source) / Double(whole) }
}
