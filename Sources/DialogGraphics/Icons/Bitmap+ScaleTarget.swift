extension Bitmap {
  /// The picture scaled to a target, what sticks out of its box cut off.
  func scaled(
    to target: ScaleTarget, _ resampling: Resampling
  ) throws(BitmapError) -> Bitmap {
    let placement = try target.placement(of: size)
    let whole = try scaled(
      to: PixelSize(width: placement.wholeWidth, height: placement.wholeHeight),
      filter: resampling.filter)
    guard placement.size != whole.size else { return whole }
    return try Bitmap(placement.size) { x, y in whole[placement.x + x, placement.y + y] }
  }
}
