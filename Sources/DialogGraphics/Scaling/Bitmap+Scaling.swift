import SystemIO

extension Bitmap {
  /// The picture at another size, scaled with Lanczos3.
  ///
  /// Colours count as much as they are opaque, and are divided by the alpha before it is clamped,
  /// so that no halo appears and flat colour stays flat under a varying alpha. At the edges the
  /// weights are made to sum to one again. Samples are used as they are encoded, without
  /// linearising them. Pixels that become transparent are 0, 0, 0, 0; at the same size the bitmap
  /// is returned as it is.
  ///
  /// The aspect ratio is the caller's: see ``PixelSize/fitted(toWidth:height:scale:)``.
  ///
  /// - Parameters:
  ///   - width: The new width in pixels, at least 1.
  ///   - height: The new height in pixels, at least 1.
  /// - Returns: The new bitmap.
  /// - Throws: ``BitmapError`` when the size is none or too large, or there is no memory.
  public func scaled(toWidth width: Int, height: Int) throws(BitmapError) -> Bitmap {
    try scaled(to: PixelSize(width: width, height: height), filter: .lanczos3)
  }

  /// The picture at another size, scaled with any kernel.
  func scaled(to target: PixelSize, filter: ResamplingFilter) throws(BitmapError) -> Bitmap {
    guard target != size else { return self }
    guard let kernel = ResamplingKernel(filter) else { return self }
    guard let resampler = Resampler(from: size, to: target, kernel: kernel),
      Memory.has(byteCount: target.byteCount)
    else { throw .outOfMemory(target) }
    var isDone = false
    let result = [UInt8](unsafeUninitializedCapacity: target.byteCount) { result, count in
      isDone = pixels.withUnsafeBufferPointer { samples in
        guard let from = samples.baseAddress, let into = result.baseAddress else { return false }
        return resampler.run(from, into: into)
      }
      count = isDone ? target.byteCount : 0
    }
    guard isDone else { throw .outOfMemory(target) }
    return Bitmap(checkedWidth: target.width, height: target.height, pixels: result)
  }
}
