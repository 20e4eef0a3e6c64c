public import Dialogs

extension DialogLayout {
  /// Lays a dialog out.
  ///
  /// An alert or progress is a card with texts on the leading side; its buttons stand in a row where
  /// two or three short ones fit, else one above the other. A sheet is a card with a list of
  /// actions, cancel apart. A card is as narrow as the theme allows, wider where the message would
  /// take many lines, and as high as it needs; the canvas fits around it. With an anchor the card
  /// gets an arrow, and the canvas shows a hint of what it points at.
  ///
  /// A text is set in as many lines as its style allows and then ends in an ellipsis. A card that would be
  /// higher than ``Theme/Metrics/cardHeightLimit`` shows a part of its lists, whether items of a
  /// choice, fields or answers, and under each how many are left out: “… +12”. What is chosen and what
  /// is wrong comes before the rest; the default button and cancel are always to be seen.
  ///
  /// - Parameters:
  ///   - content: The dialog.
  ///   - theme: How it looks.
  ///   - measurer: What knows how much room a text takes.
  /// - Throws: ``PictureError/themeOutOfRange(_:_:_:)`` where the theme cannot be drawn.
  public init(
    _ content: DialogContent, theme: Theme, measurer: some TextMeasurer
  ) throws(PictureError) {
    try theme.check()
    let card = CardComposer.card(for: content, theme: theme, measurer: measurer)
    let direction = content.language.direction
    let scene = Scene(
      around: card, from: content.anchor, direction: direction, metrics: theme.metrics)
    self.init(
      width: scene.width, height: scene.height, direction: .leftToRight, hints: scene.hints,
      card: DialogRect(x: scene.cardX, y: scene.cardY, width: card.width, height: card.height),
      arrow: scene.arrow,
      elements: card.elements.map { element in
        var element = element
        element.frame = element.frame.moved(x: scene.cardX, y: scene.cardY)
        return element
      })
    if direction == .rightToLeft { mirror() }
  }

  /// Turns the whole picture to the other direction.
  private mutating func mirror() {
    direction = .rightToLeft
    card = card.mirrored(in: width)
    for index in hints.indices { hints[index].frame = hints[index].frame.mirrored(in: width) }
    for index in elements.indices {
      elements[index].frame = elements[index].frame.mirrored(in: width)
    }
    if let arrow {
      self.arrow = Arrow(
        edge: arrow.edge, footX: width - arrow.footX, tipX: width - arrow.tipX, tipY: arrow.tipY)
    }
  }
}
