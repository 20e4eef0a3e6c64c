/// Why a bitmap of some size cannot be made.
public struct BitmapError: Error, Sendable, Equatable, CustomStringConvertible {
  /// What kind of trouble it is.
  public enum Code: String, Sendable, CaseIterable {
    /// A side is zero or less, or not a number.
    case noSize
    /// More pixels than a bitmap may have.
    case tooLarge
    /// The number of samples, and so of bytes, does not fit the size.
    case wrongByteCount
    /// There is not enough memory.
    case outOfMemory
  }

  /// What kind of trouble it is.
  public let code: Code

  /// What happened, in English, without a full stop.
  public let message: String

  /// What to do about it, in English, without a full stop.
  public let recovery: String

  /// The message and the recovery in one line.
  public var description: String { "\(message): \(recovery)" }

  static func noSize(_ width: String, _ height: String) -> BitmapError {
    BitmapError(
      code: .noSize, message: "a picture cannot be \(width) × \(height)",
      recovery: "give sides greater than 0")
  }

  static func noBox(
    _ width: Double?, _ height: Double?, scale: Double, sourceScale: Double
  ) -> BitmapError {
    let from = sourceScale == 1 ? "" : " from scale \(sourceScale)"
    let sides = [width, height].map { $0.map { "\($0)" } ?? "any" }.joined(separator: " × ")
    return BitmapError(
      code: .noSize,
      message: "a picture cannot be scaled to \(sides) points at scale \(scale)\(from)",
      recovery: "give sides and a scale greater than 0")
  }

  static func tooLarge(_ width: String, _ height: String) -> BitmapError {
    BitmapError(
      code: .tooLarge,
      message: "a picture of \(width) × \(height) is more than \(Bitmap.maximumPixelCount) pixels",
      recovery: "ask for a smaller size")
  }

  static func tooLong(_ width: String, _ height: String) -> BitmapError {
    BitmapError(
      code: .tooLarge,
      message: "a picture that is cut off would be \(width) × \(height) before, and a side may have"
        + " \(ScalePlacement.maximumWholeSide) pixels",
      recovery: "ask for a smaller size, or for one of another shape")
  }

  static func wrongSampleCount(found: Int, expected: Int) -> BitmapError {
    BitmapError(
      code: .wrongByteCount, message: "there are \(found) samples, not \(expected)",
      recovery: "give 4 samples for each pixel")
  }

  static func outOfMemory(_ size: PixelSize) -> BitmapError {
    BitmapError(
      code: .outOfMemory,
      message: "there is no memory for a picture of \(size.width) × \(size.height) pixels",
      recovery: "ask for a smaller size, or close other programs")
  }
}
