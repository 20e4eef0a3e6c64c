extension PixelSize {
  /// The size at which a picture of this size just fits into a box, its aspect ratio kept.
  ///
  /// The picture grows or shrinks until one side meets the box. The box is measured in points, the
  /// result in pixels: points times scale. Each side is rounded by itself, halves up, and never
  /// becomes 0, so that 3 × 2 pixels fitted to 1 point wide are 1 × 1.
  ///
  /// - Parameters:
  ///   - width: The width of the box in points, or `nil` if any will do.
  ///   - height: The height of the box in points, or `nil` if any will do. With neither, the
  ///     picture's own size counts as points.
  ///   - scale: Pixels a point, for instance 2.
  /// - Returns: The size in pixels.
  /// - Throws: ``BitmapError`` when a side or the scale is not a number greater than 0, or the
  ///   result has more pixels than ``Bitmap/maximumPixelCount``.
  public func fitted(
    toWidth width: Double? = nil, height: Double? = nil, scale: Double = 1
  ) throws(BitmapError) -> PixelSize {
    for side in [width, height, scale].compactMap(\.self) where !(side > 0 && side.isFinite) {
      throw .noBox(width, height, scale: scale)
    }
    let ownWidth = Double(self.width)
    let ownHeight = Double(self.height)
    let boxWidth = width.map { $0 * scale }
    let boxHeight = height.map { $0 * scale }
    switch (boxWidth, boxHeight) {
    case (let boxWidth?, let boxHeight?) where boxWidth * ownHeight <= boxHeight * ownWidth:
      return try .rounding(boxWidth, ownHeight * boxWidth / ownWidth)
    case (let boxWidth?, nil):
      return try .rounding(boxWidth, ownHeight * boxWidth / ownWidth)
    case (_, let boxHeight?):
      return try .rounding(ownWidth * boxHeight / ownHeight, boxHeight)
    case (nil, nil):
      return try .rounding(ownWidth * scale, ownHeight * scale)
    }
  }

  private static func rounding(_ width: Double, _ height: Double) throws(BitmapError) -> PixelSize {
    let width = max(1, (width + 0.5).rounded(.down))
    let height = max(1, (height + 0.5).rounded(.down))
    guard width * height <= Double(Bitmap.maximumPixelCount) else {
      throw .tooLarge("\(width)", "\(height)")
    }
    return try PixelSize(width: Int(width), height: Int(height))
  }
}
