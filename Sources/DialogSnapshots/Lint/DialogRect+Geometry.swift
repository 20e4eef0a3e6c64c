internal import Dialogs

extension DialogRect {
  /// The distance from the left edge to its right side.
  var right: Double { x + width }
  /// The distance from the upper edge to its lower side.
  var bottom: Double { y + height }
  /// Its middle, as a rectangle without extent.
  var middle: DialogRect { DialogRect(x: x + width / 2, y: y + height / 2, width: 0, height: 0) }

  /// Whether another lies within it, give or take half a point.
  func contains(_ other: DialogRect) -> Bool {
    let slack = 0.5
    return other.x >= x - slack && other.y >= y - slack && other.right <= right + slack
      && other.bottom <= bottom + slack
  }

  /// The rectangle as a mirror shows it that stands in the middle of another.
  func mirrored(in other: DialogRect) -> DialogRect {
    DialogRect(x: other.x + other.right - right, y: y, width: width, height: height)
  }
}
