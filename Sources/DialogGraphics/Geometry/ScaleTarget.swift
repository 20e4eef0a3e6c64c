/// What a picture is to be scaled to: a box in points, and how the picture takes its place there.
///
/// Points times ``scale`` are pixels. All sides are worked out in double precision from the box as
/// it was given, and rounded last, each by itself, halves up, but never to 0: a picture of 3 × 2
/// pixels that is fitted into a box 1 point wide becomes 1 × 1, for ⅔ is rounded up.
///
/// | mode | both sides given | one side given | none given |
/// | --- | --- | --- | --- |
/// | ``ScaleMode/fit`` | one side as given, the other no longer than given | the other by the aspect ratio | own size in points × scale |
/// | ``ScaleMode/fill`` | as given, cut out of a picture that has one side as given | the other by the aspect ratio | own size in points × scale |
/// | ``ScaleMode/stretch`` | as given | the other is the picture's own in points × scale | own size in points × scale |
public struct ScaleTarget: Sendable, Hashable {
  /// The width of the box in points, or `nil` if any will do.
  public var width: Double?

  /// The height of the box in points, or `nil` if any will do.
  public var height: Double?

  /// Pixels a point.
  public var scale: Double

  /// Pixels a point that the picture itself has, 2 for one named `@2x`: its own size in points is
  /// what its pixels make of this.
  public var sourceScale: Double

  /// How the picture takes its place in the box.
  public var mode: ScaleMode

  /// Which part stays where ``ScaleMode/fill`` cuts something off.
  ///
  /// In the middle the part begins at half of what is cut off, rounded down: of an odd number of
  /// pixels, the one more goes from the right or the bottom.
  public var anchor: ScaleAnchor

  /// Makes a target; whether it is one for a picture is found by ``placement(of:)``.
  ///
  /// - Parameters:
  ///   - width: The width of the box in points, or `nil` if any will do.
  ///   - height: The height of the box in points, or `nil` if any will do.
  ///   - scale: Pixels a point, for instance 2.
  ///   - sourceScale: Pixels a point that the picture itself has.
  ///   - mode: How the picture takes its place in the box.
  ///   - anchor: Which part stays where something is cut off.
  public init(
    width: Double? = nil, height: Double? = nil, scale: Double = 1, sourceScale: Double = 1,
    mode: ScaleMode = .fit, anchor: ScaleAnchor = .center
  ) {
    self.width = width
    self.height = height
    self.scale = scale
    self.sourceScale = sourceScale
    self.mode = mode
    self.anchor = anchor
  }

  /// Makes a target of exactly these pixels, whatever the aspect ratio.
  ///
  /// - Parameter size: The size of the result.
  public init(exactly size: PixelSize) {
    self.init(width: Double(size.width), height: Double(size.height), mode: .stretch)
  }

  /// Works out the pixels for a picture.
  ///
  /// - Parameter source: The size of the picture.
  /// - Returns: To what size it is scaled, and which part of that is the result.
  /// - Throws: ``BitmapError`` with the code `noSize` when a side or a scale is not a number
  ///   greater than 0; `tooLarge` when the result has more pixels than
  ///   ``Bitmap/maximumPixelCount``, or the whole a side above
  ///   ``ScalePlacement/maximumWholeSide``.
  public func placement(of source: PixelSize) throws(BitmapError) -> ScalePlacement {
    for number in [width, height, scale, sourceScale].compactMap(\.self)
    where !(number > 0 && number.isFinite) {
      throw .noBox(width, height, scale: scale, sourceScale: sourceScale)
    }
    let ownWidth = Double(source.width)
    let ownHeight = Double(source.height)
    let boxWidth = width.map { $0 * scale }
    let boxHeight = height.map { $0 * scale }
    let ratio = scale / sourceScale
    switch (boxWidth, boxHeight) {
    case (nil, nil):
      return try whole(ownWidth * ratio, ownHeight * ratio)
    case _ where mode == .stretch:
      return try whole(boxWidth ?? ownWidth * ratio, boxHeight ?? ownHeight * ratio)
    case (let boxWidth?, nil):
      return try whole(boxWidth, ownHeight * boxWidth / ownWidth)
    case (nil, let boxHeight?):
      return try whole(ownWidth * boxHeight / ownHeight, boxHeight)
    case (let boxWidth?, let boxHeight?):
      // Where fit takes the width, the height covers the box.
      let fitsWidth = boxWidth * ownHeight <= boxHeight * ownWidth
      let picture =
        fitsWidth == (mode == .fit)
        ? (width: boxWidth, height: ownHeight * boxWidth / ownWidth)
        : (width: ownWidth * boxHeight / ownHeight, height: boxHeight)
      return try cut(mode == .fill ? (boxWidth, boxHeight) : picture, from: picture)
    }
  }

  private func whole(_ width: Double, _ height: Double) throws(BitmapError) -> ScalePlacement {
    try cut((width, height), from: (width, height))
  }

  private func cut(
    _ part: (width: Double, height: Double), from whole: (width: Double, height: Double)
  ) throws(BitmapError) -> ScalePlacement {
    let (width, height) = (Self.rounded(part.width), Self.rounded(part.height))
    let (wholeWidth, wholeHeight) = (Self.rounded(whole.width), Self.rounded(whole.height))
    guard width * height <= Double(Bitmap.maximumPixelCount) else {
      throw .tooLarge(Self.words(width), Self.words(height))
    }
    guard max(wholeWidth, wholeHeight) <= Double(ScalePlacement.maximumWholeSide) else {
      throw .tooLong(Self.words(wholeWidth), Self.words(wholeHeight))
    }
    return ScalePlacement(
      wholeWidth: Int(wholeWidth), wholeHeight: Int(wholeHeight),
      x: anchor.left(of: Int(wholeWidth) - Int(width)),
      y: anchor.top(of: Int(wholeHeight) - Int(height)),
      size: PixelSize(checkedWidth: Int(width), height: Int(height)))
  }

  /// Halves up, and never 0.
  private static func rounded(_ side: Double) -> Double {
    max(1, (side + 0.5).rounded(.down))
  }

  private static func words(_ side: Double) -> String {
    Int(exactly: side).map(String.init) ?? "\(side)"
  }
}
