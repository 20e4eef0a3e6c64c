extension Bitmap {
  /// The picture on a ground of one colour.
  ///
  /// "Source over" of Porter and Duff (1984), on samples as they are encoded; alpha and colours are
  /// exact but for one rounding to the nearest step.
  ///
  /// - Parameter background: The ground, which may be transparent itself.
  /// - Returns: A picture of the same size.
  /// - Throws: ``BitmapError`` when there is no memory for it.
  public func composed(onto background: RGBAColor) throws(BitmapError) -> Bitmap {
    try Bitmap(size) { x, y in self[x, y].over(background) }
  }

  /// The picture on another one.
  ///
  /// "Source over" of Porter and Duff (1984), on samples as they are encoded; alpha and colours are
  /// exact but for one rounding to the nearest step. Where the picture is transparent or does not
  /// reach, the ground stays as it is, hidden colour and all.
  ///
  /// - Parameters:
  ///   - background: The ground.
  ///   - x: The column of the ground where the picture begins, which may be outside: what sticks
  ///     out is cut off.
  ///   - y: The row of the ground where the picture begins, which may be outside too.
  /// - Returns: A picture of the ground's size.
  /// - Throws: ``BitmapError`` when there is no memory for it.
  public func composed(
    onto background: Bitmap, x: Int, y: Int
  ) throws(BitmapError) -> Bitmap {
    try Bitmap(background.size) { column, row in
      let ground = background[column, row]
      guard let ownX = Self.place(column, from: x, within: width),
        let ownY = Self.place(row, from: y, within: height)
      else { return ground }
      return self[ownX, ownY].over(ground)
    }
  }

  /// A place counted from a beginning, if it is inside.
  private static func place(_ place: Int, from start: Int, within length: Int) -> Int? {
    // What is farther off than an Int can say comes out below 0, and is outside as well.
    let distance = place &- start
    return (0..<length).contains(distance) ? distance : nil
  }
}
