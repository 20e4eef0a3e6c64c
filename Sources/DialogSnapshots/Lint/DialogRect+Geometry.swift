internal import DialogRender
internal import Dialogs

extension DialogRect {
  /// Its middle, as a rectangle without extent.
  var middle: DialogRect { DialogRect(x: midX, y: midY, width: 0, height: 0) }

  /// Whether another lies within it, give or take half a point.
  func contains(_ other: DialogRect) -> Bool {
    let slack = 0.5
    return other.x >= x - slack && other.y >= y - slack && other.maxX <= maxX + slack
      && other.maxY <= maxY + slack
  }

  /// The rectangle as a mirror shows it that stands in the middle of another.
  func mirrored(in other: DialogRect) -> DialogRect {
    DialogRect(x: other.x + other.maxX - maxX, y: y, width: width, height: height)
  }
}
