extension Bitmap {
  /// The shape of the picture in one colour, as for a template icon.
  ///
  /// Of the picture only its alpha counts. Every pixel gets the colour of the tint, and the
  /// product of both alphas (0...1), rounded.
  ///
  /// - Parameter color: The tint.
  /// - Returns: A picture of the same size.
  /// - Throws: ``BitmapError`` when there is no memory for it.
  public func tinted(with color: RGBAColor) throws(BitmapError) -> Bitmap {
    try Bitmap(size) { x, y in
      var result = color
      // 255 is odd, so that no quotient lies halfway.
      result.alpha = UInt8((Int(self[x, y].alpha) * Int(color.alpha) + 127) / 255)
      return result
    }
  }
}
