/// How the rows and columns of a picture as stored lie in the upright picture.
///
/// Names and numbers are those of Exif 2.32, tag 0x0112 (4.6.4, A).
public enum Orientation: UInt8, Sendable, CaseIterable {
  /// As stored.
  case up = 1
  /// Mirrored left to right.
  case upMirrored = 2
  /// Turned by 180°.
  case down = 3
  /// Mirrored top to bottom.
  case downMirrored = 4
  /// Mirrored about the diagonal from the top left.
  case leftMirrored = 5
  /// To be turned clockwise by 90°.
  case right = 6
  /// Mirrored about the diagonal from the top right.
  case rightMirrored = 7
  /// To be turned counterclockwise by 90°.
  case left = 8

  /// Whether the upright picture is as wide as the stored one is high.
  public var swapsSides: Bool { rawValue >= 5 }
}
