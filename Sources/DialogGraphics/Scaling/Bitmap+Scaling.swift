extension Bitmap {
  /// The picture at another size, in a box of points.
  ///
  /// Colours count as much as they are opaque, and are divided by the alpha before it is clamped,
  /// so that no halo appears and flat colour stays flat under a varying alpha. At the edges the
  /// weights are made to sum to one again. Pixels that become transparent are 0, 0, 0, 0; but
  /// ``ResamplingFilter/nearest`` takes pixels as they are, and so does scaling to the same size.
  ///
  /// - Parameters:
  ///   - target: The box, and how the picture takes its place there.
  ///   - resampling: How pixels are made of pixels.
  /// - Returns: The new bitmap.
  /// - Throws: ``BitmapError`` when the size is none or too large, or there is no memory.
  public func scaled(
    to target: ScaleTarget, _ resampling: Resampling = .default
  ) throws(BitmapError) -> Bitmap {
    try scaled(to: target, resampling, power: nil)
  }

  /// Samples are this power of light, or follow the curve of sRGB where it is `nil`.
  func scaled(
    to target: ScaleTarget, _ resampling: Resampling, power: Double?
  ) throws(BitmapError) -> Bitmap {
    var scaling = Scaling(try target.placement(of: size), of: size, resampling, .eight)
    scaling.power = power
    return try scaled(scaling)
  }

  /// The picture at another size in pixels, its aspect ratio given up; see ``scaled(to:_:)``.
  ///
  /// - Parameters:
  ///   - width: The new width in pixels, at least 1.
  ///   - height: The new height in pixels, at least 1.
  ///   - resampling: How pixels are made of pixels.
  /// - Returns: The new bitmap.
  /// - Throws: ``BitmapError`` when the size is none or too large, or there is no memory.
  public func scaled(
    toWidth width: Int, height: Int, _ resampling: Resampling = .default
  ) throws(BitmapError) -> Bitmap {
    let target = try PixelSize(width: width, height: height)
    return try scaled(Scaling(ScalePlacement(whole: target), of: size, resampling, .eight))
  }

  /// The picture scaled by chosen inner loops.
  package func scaled(
    to target: PixelSize, _ resampling: Resampling, instructions: InstructionSet
  ) throws(BitmapError) -> Bitmap {
    var scaling = Scaling(ScalePlacement(whole: target), of: size, resampling, .eight)
    scaling.instructions = instructions
    return try scaled(scaling)
  }

  private func scaled(_ scaling: Scaling) throws(BitmapError) -> Bitmap {
    guard !scaling.keepsScale || scaling.target != size else { return self }
    let pixels = try scaling.run(pixels)
    return Bitmap(checkedWidth: scaling.target.width, height: scaling.target.height, pixels: pixels)
  }
}

extension Bitmap16 {
  /// The picture at another size, in a box of points; see ``Bitmap/scaled(to:_:)``.
  ///
  /// - Parameters:
  ///   - target: The box, and how the picture takes its place there.
  ///   - resampling: How pixels are made of pixels; always ``Resampling/Quality/exact`` here.
  /// - Returns: The new bitmap.
  /// - Throws: ``BitmapError`` when the size is none or too large, or there is no memory.
  public func scaled(
    to target: ScaleTarget, _ resampling: Resampling = .default
  ) throws(BitmapError) -> Bitmap16 {
    try scaled(to: target, resampling, power: nil)
  }

  /// Samples are this power of light, or follow the curve of sRGB where it is `nil`.
  func scaled(
    to target: ScaleTarget, _ resampling: Resampling, power: Double?
  ) throws(BitmapError) -> Bitmap16 {
    var scaling = Scaling(try target.placement(of: size), of: size, resampling, .sixteen)
    scaling.power = power
    return try scaled(scaling)
  }

  /// The picture at another size in pixels, its aspect ratio given up; see ``scaled(to:_:)``.
  ///
  /// - Parameters:
  ///   - width: The new width in pixels, at least 1.
  ///   - height: The new height in pixels, at least 1.
  ///   - resampling: How pixels are made of pixels; always ``Resampling/Quality/exact`` here.
  /// - Returns: The new bitmap.
  /// - Throws: ``BitmapError`` when the size is none or too large, or there is no memory.
  public func scaled(
    toWidth width: Int, height: Int, _ resampling: Resampling = .default
  ) throws(BitmapError) -> Bitmap16 {
    let target = try PixelSize(width: width, height: height)
    return try scaled(Scaling(ScalePlacement(whole: target), of: size, resampling, .sixteen))
  }

  private func scaled(_ scaling: Scaling) throws(BitmapError) -> Bitmap16 {
    guard !scaling.keepsScale || scaling.target != size else { return self }
    let samples = try scaling.run(samples)
    return Bitmap16(
      checkedWidth: scaling.target.width, height: scaling.target.height, samples: samples)
  }
}
