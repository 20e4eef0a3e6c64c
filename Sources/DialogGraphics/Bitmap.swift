import SystemIO

/// A picture in memory: 8-bit straight RGBA, rows from the top, no padding.
///
/// Straight means that the colour of a pixel is not multiplied by its alpha: half-transparent red
/// is 255, 0, 0, 128. Samples are as in the file they came from, without any change of gamma;
/// where nothing says otherwise they mean sRGB.
public struct Bitmap: Sendable, Equatable {
  /// The most pixels that a bitmap may have, 2²⁸ (1 GiB of samples).
  public static let maximumPixelCount = 1 << 28

  /// The width in pixels, at least 1.
  public let width: Int

  /// The height in pixels, at least 1.
  public let height: Int

  /// The samples: red, green, blue, alpha of each pixel, rows from the top.
  ///
  /// There are `width * height * 4` bytes. The pixel at `x`, `y` begins at `y * bytesPerRow + x * 4`.
  public let pixels: [UInt8]

  /// The distance between two rows in bytes: four times the width.
  public var bytesPerRow: Int { width * 4 }

  /// The size in pixels.
  public var size: PixelSize { PixelSize(checkedWidth: width, height: height) }

  /// Whether every pixel has the alpha 255.
  public var isOpaque: Bool {
    pixels.withUnsafeBufferPointer { samples in
      stride(from: 3, to: samples.count, by: 4).allSatisfy { samples[$0] == 255 }
    }
  }

  /// Makes a bitmap of samples in the layout of ``pixels``.
  ///
  /// - Parameters:
  ///   - width: The width in pixels, at least 1.
  ///   - height: The height in pixels, at least 1.
  ///   - pixels: The samples, `width * height * 4` bytes.
  /// - Throws: ``BitmapError`` when the size is none or too large, or the bytes do not fill it.
  public init(width: Int, height: Int, pixels: [UInt8]) throws(BitmapError) {
    let count = try PixelSize(width: width, height: height).byteCount
    guard pixels.count == count else {
      throw .wrongSampleCount(found: pixels.count, expected: count)
    }
    self.init(checkedWidth: width, height: height, pixels: pixels)
  }

  /// Makes a bitmap of one colour.
  ///
  /// - Parameters:
  ///   - width: The width in pixels, at least 1.
  ///   - height: The height in pixels, at least 1.
  ///   - color: The colour of every pixel.
  /// - Throws: ``BitmapError`` when the size is none or too large, or there is no memory for it.
  public init(width: Int, height: Int, color: RGBAColor) throws(BitmapError) {
    try self.init(PixelSize(width: width, height: height)) { _, _ in color }
  }

  /// Makes a bitmap pixel by pixel.
  init(
    _ size: PixelSize, _ color: (_ x: Int, _ y: Int) -> RGBAColor
  ) throws(BitmapError) {
    guard Memory.has(byteCount: size.byteCount) else { throw .outOfMemory(size) }
    let pixels = [UInt8](unsafeUninitializedCapacity: size.byteCount) { samples, count in
      for y in 0..<size.height {
        for x in 0..<size.width {
          let color = color(x, y)
          samples[count] = color.red
          samples[count + 1] = color.green
          samples[count + 2] = color.blue
          samples[count + 3] = color.alpha
          count += 4
        }
      }
    }
    self.init(checkedWidth: size.width, height: size.height, pixels: pixels)
  }

  /// For callers that have checked the size and the number of bytes.
  init(checkedWidth width: Int, height: Int, pixels: [UInt8]) {
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// The colour of a pixel, which must be inside.
  subscript(x: Int, y: Int) -> RGBAColor {
    let start = y * bytesPerRow + x * 4
    return RGBAColor(
      red: pixels[start], green: pixels[start + 1], blue: pixels[start + 2],
      alpha: pixels[start + 3])
  }
}
