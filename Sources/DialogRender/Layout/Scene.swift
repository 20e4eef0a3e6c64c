internal import Dialogs

/// The canvas around a card: its size, where the card stands on it, and what it points at.
///
/// Without an anchor the canvas is the card and a margin. With one, the card stands below the anchor
/// where there is room, else above it; where there is room at neither side the canvas grows
/// downwards. It slides sideways to keep its margin, as far as its arrow stays at the anchor. A
/// rectangle is where it says, from the upper left corner of the canvas. What has only a name stands
/// where such things are by custom: a view in the middle, a bar button at the trailing end of a bar
/// along the top, a toolbar along the top, a tab bar along the bottom.
struct Scene {
  var width: Double
  var height: Double
  var cardX: Double
  var cardY: Double
  var hints: [DialogLayout.Hint] = []
  var arrow: DialogLayout.Arrow?

  init(
    around card: Card, from anchor: DialogAnchor?, direction: TextDirection,
    metrics: Theme.Metrics
  ) {
    let margin = metrics.canvasMargin
    width = card.width + 2 * margin
    height = card.height + 2 * margin
    cardX = margin
    cardY = margin
    guard let anchor else { return }
    width = max(width, metrics.anchoredCanvasWidth)
    switch anchor {
    case .rect(let rect):
      let rect = rect.finite
      width = max(width, (max(rect.maxX, rect.midX + metrics.arrowInset) + margin).rounded(.up))
      height = max(metrics.anchoredCanvasHeight, (rect.maxY + margin).rounded(.up))
      // The whole scene is mirrored later, and brings the rectangle back to where it is.
      let target = direction == .rightToLeft ? rect.mirrored(in: width) : rect
      hints = [.init(kind: .anchor, frame: target)]
      point(card, at: target, metrics: metrics)
    case .view:
      let view = DialogRect(
        x: (width - 160) / 2, y: margin / 2, width: 160, height: 2 * metrics.barHeight)
      hints = [
        .init(kind: .view, frame: view), .init(kind: .anchor, frame: view.inset(x: 52, y: 34)),
      ]
      height = metrics.anchoredCanvasHeight
      point(card, at: view, metrics: metrics)
    case .barButton, .toolbar:
      height = metrics.anchoredCanvasHeight
      addBar(at: 0, metrics: metrics)
      if case .toolbar = anchor { addItems(metrics: metrics) } else { addBarButton(metrics) }
      point(card, atBarItemWith: metrics)
    case .tabBar:
      let needed = card.height + metrics.arrowHeight + metrics.arrowGap + metrics.barHeight
      height = max(metrics.anchoredCanvasHeight, (needed + margin).rounded(.up))
      addBar(at: height - metrics.barHeight, metrics: metrics)
      addItems(metrics: metrics)
      point(card, atBarItemWith: metrics)
    }
  }

  private mutating func addBar(at y: Double, metrics: Theme.Metrics) {
    hints.append(
      .init(
        kind: .bar, frame: DialogRect(x: 0, y: y, width: width, height: metrics.barHeight)))
  }

  /// Five things at equal distances, the dialog's own in the middle.
  private mutating func addItems(metrics: Theme.Metrics) {
    guard let bar = hints.last?.frame else { return }
    for place in 0..<5 {
      let middle = width * (Double(place) + 0.5) / 5
      let item = DialogRect(x: middle - 20, y: bar.y, width: 40, height: bar.height)
      hints.append(.init(kind: place == 2 ? .anchor : .item, frame: item.inset(x: 0, y: 12)))
    }
  }

  /// A title in the middle, something at the leading end, and the dialog's own at the trailing end.
  private mutating func addBarButton(_ metrics: Theme.Metrics) {
    let bar = DialogRect(x: 0, y: 0, width: width, height: metrics.barHeight)
    func item(_ kind: DialogLayout.Hint.Kind, x: Double, width: Double, height: Double) {
      hints.append(
        .init(
          kind: kind,
          frame: DialogRect(x: x, y: bar.midY - height / 2, width: width, height: height)))
    }
    item(.item, x: 20, width: 40, height: 24)
    item(.item, x: width / 2 - 50, width: 100, height: 12)
    item(.anchor, x: width - 20 - 40, width: 40, height: 24)
  }

  private mutating func point(_ card: Card, atBarItemWith metrics: Theme.Metrics) {
    guard let item = hints.first(where: { $0.kind == .anchor })?.frame,
      let bar = hints.first(where: { $0.kind == .bar })?.frame
    else { return }
    let target = DialogRect(x: item.x, y: bar.y, width: item.width, height: bar.height)
    point(card, at: target, metrics: metrics)
  }

  /// Stands the card below or above what it points at, and lets the canvas grow where it must.
  private mutating func point(_ card: Card, at target: DialogRect, metrics: Theme.Metrics) {
    let reach = metrics.arrowGap + metrics.arrowHeight
    let margin = metrics.canvasMargin
    let fitsAbove = target.y - reach - card.height >= margin
    let fitsBelow = target.maxY + reach + card.height + margin <= height
    let edge: DialogLayout.Arrow.Edge = fitsAbove && !fitsBelow ? .bottom : .top
    switch edge {
    case .top:
      cardY = target.maxY.rounded(.up) + reach
      height = max(height, cardY + card.height + margin)
    case .bottom:
      cardY = target.y.rounded(.down) - reach - card.height
    }
    let inset = metrics.arrowInset
    let edgeMargin = metrics.popoverMargin
    cardX = (target.midX - card.width / 2).rounded()
      .clamped(margin, width - margin - card.width)
      .clamped(
        (target.midX + inset).rounded(.up) - card.width, (target.midX - inset).rounded(.down)
      )
      .clamped(edgeMargin, width - edgeMargin - card.width)

    let tipX = target.midX.clamped(cardX, cardX + card.width)
    let footX = tipX.clamped(cardX + inset, cardX + card.width - inset)
    arrow = DialogLayout.Arrow(
      edge: edge, footX: footX, tipX: tipX,
      tipY: edge == .top ? cardY - metrics.arrowHeight : cardY + card.height + metrics.arrowHeight)
  }
}

extension Theme.Metrics {
  /// The least between the side of a card and the middle of its arrow.
  fileprivate var arrowInset: Double { cardRadius + arrowWidth / 2 }
}

extension DialogRect {
  /// The rectangle as far as it can be on a canvas: what is no number is zero, and the bound is
  /// beyond every picture, so that sums stay finite.
  fileprivate var finite: DialogRect {
    func number(_ value: Double) -> Double { value.isNaN ? 0 : value.clamped(0, 1_000_000) }
    return DialogRect(
      x: number(x), y: number(y), width: number(width), height: number(height))
  }
}
