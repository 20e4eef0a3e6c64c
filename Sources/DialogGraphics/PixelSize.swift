/// A width and a height in pixels that a ``Bitmap`` can have.
public struct PixelSize: Sendable, Hashable {
  /// The width in pixels, at least 1.
  public let width: Int

  /// The height in pixels, at least 1.
  public let height: Int

  /// How many pixels there are.
  public var pixelCount: Int { width * height }

  /// How many bytes they take as 8-bit RGBA.
  var byteCount: Int { pixelCount * 4 }

  /// Checks a size.
  ///
  /// - Parameters:
  ///   - width: The width in pixels.
  ///   - height: The height in pixels.
  /// - Throws: ``BitmapError`` when a side is less than 1, or there are more pixels than
  ///   ``Bitmap/maximumPixelCount``.
  public init(width: Int, height: Int) throws(BitmapError) {
    guard width > 0, height > 0 else { throw .noSize("\(width)", "\(height)") }
    let (count, overflow) = width.multipliedReportingOverflow(by: height)
    guard !overflow, count <= Bitmap.maximumPixelCount else {
      throw .tooLarge("\(width)", "\(height)")
    }
    self.init(checkedWidth: width, height: height)
  }

  /// For callers that have checked the sides.
  init(checkedWidth width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}
