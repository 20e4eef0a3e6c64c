extension Bitmap {
  /// The upright picture, for one that lies otherwise.
  ///
  /// Pixels are moved and stay as they are.
  ///
  /// - Parameter orientation: How this bitmap lies, for instance ``PNGImage/orientation``.
  /// - Returns: The upright bitmap; its sides are swapped where ``Orientation/swapsSides``.
  /// - Throws: ``BitmapError`` when there is no memory.
  public func oriented(by orientation: Orientation) throws(BitmapError) -> Bitmap {
    let upright = size.upright(orientation)
    return Bitmap(
      checkedWidth: upright.width, height: upright.height,
      pixels: try PixelMoves.upright(pixels, of: size, lying: orientation))
  }
}

extension Bitmap16 {
  /// The upright picture, for one that lies otherwise.
  ///
  /// Pixels are moved and stay as they are.
  ///
  /// - Parameter orientation: How this bitmap lies, for instance ``PNGImage/orientation``.
  /// - Returns: The upright bitmap; its sides are swapped where ``Orientation/swapsSides``.
  /// - Throws: ``BitmapError`` when there is no memory.
  public func oriented(by orientation: Orientation) throws(BitmapError) -> Bitmap16 {
    let upright = size.upright(orientation)
    return Bitmap16(
      checkedWidth: upright.width, height: upright.height,
      samples: try PixelMoves.upright(samples, of: size, lying: orientation))
  }
}
