/// A colour of one pixel: 8-bit straight RGBA, as ``Bitmap`` has it.
public struct RGBAColor: Sendable, Hashable {
  /// The red sample, not multiplied by alpha.
  public var red: UInt8

  /// The green sample, not multiplied by alpha.
  public var green: UInt8

  /// The blue sample, not multiplied by alpha.
  public var blue: UInt8

  /// 0 is transparent, 255 opaque.
  public var alpha: UInt8

  /// Makes a colour, opaque unless told otherwise.
  ///
  /// - Parameters:
  ///   - red: The red sample, not multiplied by alpha.
  ///   - green: The green sample, not multiplied by alpha.
  ///   - blue: The blue sample, not multiplied by alpha.
  ///   - alpha: 0 is transparent, 255 opaque.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }
}
