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
  /// The most that a list may show.
  let listLimit: Int
  var elements: [DialogLayout.Element] = []
  var y: Double
  /// How many lines the title and the message take.
  var headerLineCount = 0

  private init(
    _ content: DialogContent, theme: Theme, measurer: Measurer, width: Double, listLimit: Int
  ) {
    self.content = content
    self.theme = theme
    self.measurer = measurer
    self.width = width
    self.listLimit = listLimit
    y = theme.metrics.headerTop
  }

  var metrics: Theme.Metrics { theme.metrics }
  var innerWidth: Double { width - 2 * metrics.cardPadding }

  var height: Double { y + metrics.cardPadding }

  /// The narrowest card on which title and message take few lines, else the widest; no higher than
  /// the theme allows, as far as lists can be shortened.
  static func card(for content: DialogContent, theme: Theme, measurer: Measurer) -> Card {
    let widths = content.kind == .sheet ? theme.metrics.sheetWidths : theme.metrics.alertWidths
    var composer = CardComposer(
      content, theme: theme, measurer: measurer, width: 0, listLimit: .max)
    for width in widths {
      composer = CardComposer(
        content, theme: theme, measurer: measurer, width: width, listLimit: .max)
      composer.compose()
      if composer.headerLineCount <= theme.metrics.comfortableLines { break }
    }
    composer = composer.shortened()
    return Card(width: composer.width, height: composer.height, elements: composer.elements)
  }

  /// The same card with lists that are no longer than they may be.
  func composed(listLimit: Int) -> CardComposer {
    var composer = CardComposer(
      content, theme: theme, measurer: measurer, width: width, listLimit: listLimit)
    composer.compose()
    return composer
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
