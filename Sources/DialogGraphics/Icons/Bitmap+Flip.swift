extension Bitmap {
  /// The picture with left and right exchanged, as for an arrow where lines run from right to left.
  ///
  /// - Returns: A picture of the same size.
  /// - Throws: ``BitmapError`` when there is no memory for it.
  public func flippedHorizontally() throws(BitmapError) -> Bitmap {
    try oriented(by: .upMirrored)
  }
}
