/// What a PNG says about itself in its IHDR chunk (PNG specification, 11.2.2).
public struct PNGHeader: Sendable, Hashable {
  /// How pixels are stored in the file.
  public enum ColorType: UInt8, Sendable, CaseIterable {
    /// Shades of gray.
    case gray = 0
    /// Red, green, blue.
    case rgb = 2
    /// An index into a palette.
    case palette = 3
    /// Shades of gray with alpha.
    case grayAlpha = 4
    /// Red, green, blue with alpha.
    case rgba = 6
  }

  /// The size in pixels.
  public let size: PixelSize

  /// Bits a sample, or a palette index: 1, 2, 4, 8 or 16.
  public let bitDepth: Int

  /// How pixels are stored.
  public let colorType: ColorType

  /// Whether the rows come in the seven passes of Adam7.
  public let isInterlaced: Bool
}
