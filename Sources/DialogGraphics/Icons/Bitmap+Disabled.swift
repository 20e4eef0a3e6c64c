extension Bitmap {
  /// The picture as it looks on something that cannot be chosen: gray and pale.
  ///
  /// Each colour becomes the gray of its luma, 0.2126 red + 0.7152 green + 0.0722 blue
  /// (ITU-R BT.709, item 3.2), of the samples as they are encoded, rounded. Alpha is multiplied by
  /// 0.4, rounded: near the 38 % that Material Design gives to what is disabled, so that the shape
  /// is still made out on light and on dark grounds. The alpha alone would leave a bright icon
  /// brighter than its enabled neighbours, and the gray alone would change nothing of a black one.
  ///
  /// - Returns: A picture of the same size.
  /// - Throws: ``BitmapError`` when there is no memory for it.
  public func disabled() throws(BitmapError) -> Bitmap {
    try Bitmap(size) { x, y in
      let color = self[x, y]
      let luma = Int(color.red) * 2126 + Int(color.green) * 7152 + Int(color.blue) * 722
      let gray = UInt8((luma + 5000) / 10_000)
      // Fifths never lie halfway.
      let alpha = UInt8((Int(color.alpha) * 2 + 2) / 5)
      return RGBAColor(red: gray, green: gray, blue: gray, alpha: alpha)
    }
  }
}
