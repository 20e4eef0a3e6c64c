import SystemIO

extension Bitmap {
  /// The picture at another size.
  ///
  /// Colours count as much as they are opaque, and are divided by the alpha before it is clamped,
  /// so that no halo appears and flat colour stays flat under a varying alpha. At the edges the
  /// weights are made to sum to one again. Pixels that become transparent are 0, 0, 0, 0; but
  /// ``ResamplingFilter/nearest`` takes pixels as they are, and so does scaling to the same size.
  ///
  /// The aspect ratio is the caller's.
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
    return try scaled(Scaling(of: size, to: target, resampling))
  }

  /// The picture scaled by chosen inner loops.
  package func scaled(
    to target: PixelSize, _ resampling: Resampling, kernels: ScalingKernels
  ) throws(BitmapError) -> Bitmap {
    try scaled(Scaling(of: size, to: target, resampling), kernels: kernels)
  }

  func scaled(
    _ scaling: Scaling, kernels: ScalingKernels? = nil
  ) throws(BitmapError) -> Bitmap {
    guard !scaling.changesNothing else { return self }
    let scaler = try scaling.scaler(for: UInt8.self, kernels: kernels)
    let pixels = try scaling.run(scaler, pixels)
    return Bitmap(checkedWidth: scaling.target.width, height: scaling.target.height, pixels: pixels)
  }
}

extension Bitmap16 {
  /// The picture at another size; see ``Bitmap/scaled(toWidth:height:_:)``.
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
    return try scaled(Scaling(of: size, to: target, resampling))
  }

  func scaled(_ scaling: Scaling) throws(BitmapError) -> Bitmap16 {
    guard !scaling.changesNothing else { return self }
    let samples = try scaling.run(scaling.scaler(for: UInt16.self), samples)
    return Bitmap16(
      checkedWidth: scaling.target.width, height: scaling.target.height, samples: samples)
  }
}
