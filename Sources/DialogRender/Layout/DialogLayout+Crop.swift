internal import Dialogs

extension DialogLayout {
  /// Leaves the card with its arrow, and moves it to the upper left corner.
  ///
  /// A point stays on every side: the line around the card lies outside it.
  mutating func cropToCard(edgeWidth: Double) {
    let room = cardWithArrow
    // However thin the line, it takes a pixel.
    let edge = max(1, edgeWidth.rounded(.up))
    let (left, top) = (room.x.rounded(.down) - edge, room.y.rounded(.down) - edge)
    width = room.maxX.rounded(.up) + edge - left
    height = room.maxY.rounded(.up) + edge - top
    hints = []
    card = card.moved(x: -left, y: -top)
    for index in elements.indices {
      elements[index].frame = elements[index].frame.moved(x: -left, y: -top)
    }
    if let arrow {
      self.arrow = Arrow(
        edge: arrow.edge, footX: arrow.footX - left, tipX: arrow.tipX - left,
        tipY: arrow.tipY - top)
    }
  }

  /// The rectangle around the card and its arrow.
  var cardWithArrow: DialogRect {
    guard let arrow else { return card }
    let top = min(card.y, arrow.tipY)
    return DialogRect(
      x: card.x, y: top, width: card.width, height: max(card.maxY, arrow.tipY) - top)
  }
}
