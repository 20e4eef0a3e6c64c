/// How much a PNG may ask for.
///
/// A PNG of a few bytes can announce a picture of many gigabytes: the limits on its size hold before
/// anything is allocated for the picture, those on chunks and bytes as they come.
public struct PNGLimits: Sendable, Hashable {
  /// 1,000,000 pixels a side, 2²⁶ pixels in all (8192 × 8192), 65,536 chunks of at most 8,000,000
  /// bytes each, 256 MiB of file.
  public static let `default` = PNGLimits()

  /// The greatest width in pixels.
  public var maximumWidth: Int

  /// The greatest height in pixels.
  public var maximumHeight: Int

  /// The most pixels in all.
  ///
  /// Never more than ``Bitmap/maximumPixelCount`` are read.
  public var maximumPixelCount: Int

  /// The most chunks of the file, image data (IDAT) not counted.
  ///
  /// Chunks that nothing here reads are passed over and take no memory, but time.
  public var maximumChunkCount: Int

  /// The most bytes of a chunk other than image data, unpacked (`png_set_chunk_malloc_max`).
  ///
  /// One that is larger is passed over with a warning.
  public var maximumChunkByteCount: Int

  /// The most bytes of the whole file.
  public var maximumByteCount: Int

  /// Makes limits; what is not named is as in ``default``.
  ///
  /// - Parameters:
  ///   - maximumWidth: The greatest width in pixels.
  ///   - maximumHeight: The greatest height in pixels.
  ///   - maximumPixelCount: The most pixels in all.
  ///   - maximumChunkCount: The most chunks of the file, image data not counted.
  ///   - maximumChunkByteCount: The most bytes of a chunk other than image data, unpacked.
  ///   - maximumByteCount: The most bytes of the whole file.
  public init(
    maximumWidth: Int = 1_000_000, maximumHeight: Int = 1_000_000,
    maximumPixelCount: Int = 1 << 26, maximumChunkCount: Int = 1 << 16,
    maximumChunkByteCount: Int = 8_000_000, maximumByteCount: Int = 1 << 28
  ) {
    self.maximumWidth = maximumWidth
    self.maximumHeight = maximumHeight
    self.maximumPixelCount = maximumPixelCount
    self.maximumChunkCount = maximumChunkCount
    self.maximumChunkByteCount = maximumChunkByteCount
    self.maximumByteCount = maximumByteCount
  }

  /// Whether a picture of that size may be read.
  func allow(width: Int, height: Int) -> Bool {
    let (count, overflow) = width.multipliedReportingOverflow(by: height)
    return !overflow && width <= maximumWidth && height <= maximumHeight
      && count <= min(maximumPixelCount, Bitmap.maximumPixelCount)
  }
}
