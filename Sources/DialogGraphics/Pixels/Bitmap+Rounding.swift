import SystemIO

extension Bitmap {
  /// A 16-bit picture in 8 bits.
  ///
  /// Each sample is rounded to the nearest, `(v * 255 + 32895) >> 16`, as `png_set_scale_16` does.
  ///
  /// - Parameter picture: The picture.
  /// - Throws: ``BitmapError`` when there is no memory.
  public init(rounding picture: Bitmap16) throws(BitmapError) {
    guard Memory.has(byteCount: picture.size.byteCount) else { throw .outOfMemory(picture.size) }
    self.init(
      checkedWidth: picture.width, height: picture.height,
      pixels: picture.samples.map { UInt8(truncatingIfNeeded: (UInt32($0) * 255 + 32895) >> 16) })
  }
}
