import DialogGraphics

/// A rectangle of pixels in a picture, from the top left corner.
public struct PixelRect: Sendable, Hashable {
  /// The first column, from 0.
  public var x: Int
  /// The first row, from 0.
  public var y: Int
  /// How many columns there are.
  public var width: Int
  /// How many rows there are.
  public var height: Int

  /// Makes a rectangle, all in pixels.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// How many pixels there are.
  var area: Int { width * height }

  func holds(_ x: Int, _ y: Int) -> Bool {
    x >= self.x && x < self.x + width && y >= self.y && y < self.y + height
  }

  func contains(_ other: PixelRect) -> Bool {
    x <= other.x && y <= other.y && x + width >= other.x + other.width
      && y + height >= other.y + other.height
  }

  /// The part inside a picture, or `nil` where there is none.
  func clipped(to size: PixelSize) -> PixelRect? {
    let (left, right) = Self.clipped(x, width, to: size.width)
    let (top, bottom) = Self.clipped(y, height, to: size.height)
    guard left < right, top < bottom else { return nil }
    return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The ends of a span inside a picture, whatever numbers it has.
  private static func clipped(_ start: Int, _ count: Int, to most: Int) -> (Int, Int) {
    let (end, isBeyond) = start.addingReportingOverflow(count)
    return (max(start, 0), isBeyond ? (count > 0 ? most : 0) : min(end, most))
  }
}
