internal import Dialogs

/// What a card holds, in points from the card's own corner, as lines begin at the left.
struct Card {
  var width: Double
  var height: Double
  var elements: [DialogLayout.Element]
}

/// Fills a card of some width from top to bottom.
struct CardComposer<Measurer: TextMeasurer> {
  let content: DialogContent
  let theme: Theme
  let measurer: Measurer
  let width: Double
  var elements: [DialogLayout.Element] = []
  var y: Double
  /// How many lines the title and the message take.
  var headerLineCount = 0

  private init(_ content: DialogContent, theme: Theme, measurer: Measurer, width: Double) {
    self.content = content
    self.theme = theme
    self.measurer = measurer
    self.width = width
    y = theme.metrics.headerTop
  }

  var metrics: Theme.Metrics { theme.metrics }
  var innerWidth: Double { width - 2 * metrics.cardPadding }

  /// The narrowest card on which title and message take few lines; else the widest.
  static func card(for content: DialogContent, theme: Theme, measurer: Measurer) -> Card {
    let widths = content.kind == .sheet ? theme.metrics.sheetWidths : theme.metrics.alertWidths
    var card = Card(width: 0, height: 0, elements: [])
    for width in widths {
      var composer = CardComposer(content, theme: theme, measurer: measurer, width: width)
      composer.compose()
      card = Card(
        width: width, height: composer.y + theme.metrics.cardPadding, elements: composer.elements)
      if composer.headerLineCount <= theme.metrics.comfortableLines { break }
    }
    return card
  }

  private mutating func compose() {
    addHeader()
    if let progress = content.progress { add(progress) }
    addFields()
    if content.kind == .sheet { addActions() } else { addButtons() }
  }

  /// Leaves room above what follows, unless it is the first.
  mutating func beginSection() {
    if !elements.isEmpty { y += metrics.sectionGap }
  }

  func size(of text: StyledText, width: Double) -> TextSize {
    measurer.size(of: text, in: theme.type, width: max(1, width))
  }

  mutating func add(
    _ part: DialogLayout.Part, of owner: DialogLayout.Owner = .dialog, in frame: DialogRect
  ) {
    elements.append(DialogLayout.Element(part: part, owner: owner, frame: frame))
  }

  mutating func add(
    _ part: DialogLayout.Part, of owner: DialogLayout.Owner = .dialog, x: Double, y: Double,
    width: Double, height: Double
  ) {
    add(part, of: owner, in: DialogRect(x: x, y: y, width: width, height: height))
  }

  /// Adds an icon in a square.
  mutating func addIcon(
    _ icon: DialogIcon, of owner: DialogLayout.Owner = .dialog,
    on ground: DialogLayout.IconGround = .plain, x: Double, y: Double, side: Double
  ) {
    add(.icon(icon, ground), of: owner, x: x, y: y, width: side, height: side)
  }

  /// Adds a text at the present height, and goes below it.
  mutating func addText(
    _ text: StyledText, of owner: DialogLayout.Owner = .dialog, x: Double, width: Double
  ) {
    let height = size(of: text, width: width).height
    add(.text(text), of: owner, x: x, y: y, width: width, height: height)
    y += height
  }
}
