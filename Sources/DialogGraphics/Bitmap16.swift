/// A picture in memory: 16-bit straight RGBA, rows from the top, no padding.
///
/// What ``Bitmap`` is for 8 bits: the samples of a 16-bit PNG without loss.
public struct Bitmap16: Sendable, Equatable {
  /// The width in pixels, at least 1.
  public let width: Int

  /// The height in pixels, at least 1.
  public let height: Int

  /// The samples, each 0...65535: red, green, blue, alpha of each pixel, rows from the top.
  ///
  /// There are `width * height * 4`. The pixel at `x`, `y` begins at `(y * width + x) * 4`.
  public let samples: [UInt16]

  /// The size in pixels.
  public var size: PixelSize { PixelSize(checkedWidth: width, height: height) }

  /// Makes a bitmap of samples in the layout of ``samples``.
  ///
  /// - Parameters:
  ///   - width: The width in pixels, at least 1.
  ///   - height: The height in pixels, at least 1.
  ///   - samples: The samples, `width * height * 4` of them.
  /// - Throws: ``BitmapError`` when the size is none or too large, or the samples do not fill it.
  public init(width: Int, height: Int, samples: [UInt16]) throws(BitmapError) {
    let count = try PixelSize(width: width, height: height).pixelCount * 4
    guard samples.count == count else {
      throw .wrongSampleCount(found: samples.count, expected: count)
    }
    self.init(checkedWidth: width, height: height, samples: samples)
  }

  /// For callers that have checked the size and the number of samples.
  init(checkedWidth width: Int, height: Int, samples: [UInt16]) {
    self.width = width
    self.height = height
    self.samples = samples
  }
}
