/// What a channel of a pixel is stored in; its greatest number means 1.
protocol PixelSample: FixedWidthInteger, UnsignedInteger, BitwiseCopyable, Sendable,
  SendableMetatype
{
  /// Four of them, to be moved as one.
  associatedtype Pixel: BitwiseCopyable
}

extension UInt8: PixelSample {
  typealias Pixel = UInt32
}

extension UInt16: PixelSample {
  typealias Pixel = UInt64
}
