/// What a picture becomes when it is scaled: a size for the whole, and the part of it that is kept.
///
/// All of it in pixels of the result. With ``ScaleMode/fit`` and ``ScaleMode/stretch`` the whole is
/// kept.
public struct ScalePlacement: Sendable, Hashable {
  /// The greatest side of the whole, 2³¹ − 1.
  ///
  /// The whole may have more pixels than ``Bitmap/maximumPixelCount``, since only the part is made.
  public static let maximumWholeSide = Int(Int32.max)

  /// The width to which the whole picture is scaled, at least 1.
  public let wholeWidth: Int

  /// The height to which the whole picture is scaled, at least 1.
  public let wholeHeight: Int

  /// Where the part begins in the whole, from the left.
  public let x: Int

  /// Where the part begins in the whole, from the top.
  public let y: Int

  /// The size of the part, which is the result.
  public let size: PixelSize
}

extension ScalePlacement {
  /// The whole, kept.
  init(whole size: PixelSize) {
    self.init(wholeWidth: size.width, wholeHeight: size.height, x: 0, y: 0, size: size)
  }
}
