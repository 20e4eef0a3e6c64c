internal import Dialogs

extension CardComposer {
  /// Icon, title and message: in the middle where a sheet has little to say, else on the leading
  /// side, as many lines in the middle have no edge that the eye could return to.
  mutating func addHeader() {
    let texts = headerTexts
    if texts.isEmpty, content.icon == nil {
      // Rows and boxes, unlike lines of text, reach to their upper edge.
      y = metrics.cardPadding
    } else if content.kind == .sheet,
      texts.allSatisfy({ size(of: $0, width: innerWidth).lineCount <= 3 })
    {
      addCentred(texts)
    } else {
      addLeading(texts)
    }
  }

  private var headerTexts: [StyledText] {
    [
      content.title.map { StyledText($0, .title) },
      content.message.map { StyledText($0, .message, .secondary) },
    ].compactMap(\.self).filter { !$0.text.string.isEmpty }
  }

  /// The icon on the leading side, the texts beside it.
  private mutating func addLeading(_ texts: [StyledText]) {
    let top = y
    let inset = content.icon == nil ? 0 : metrics.iconSize + metrics.iconGap
    let textX = metrics.cardPadding + inset
    add(texts, x: textX, width: innerWidth - inset)
    guard let icon = content.icon else { return }
    // A short text stands beside the middle of the icon, a long one begins with it.
    let spare = metrics.iconSize - (y - top)
    if spare > 0 {
      for index in elements.indices { elements[index].frame.y += spare / 2 }
      y = top + metrics.iconSize
    }
    addIcon(icon, x: metrics.cardPadding, y: top, side: metrics.iconSize)
  }

  /// The icon above the texts, all in the middle.
  private mutating func addCentred(_ texts: [StyledText]) {
    if let icon = content.icon {
      addIcon(icon, x: (width - metrics.iconSize) / 2, y: y, side: metrics.iconSize)
      y += metrics.iconSize
      if !texts.isEmpty { y += metrics.iconGap }
    }
    let centred = texts.map { text in
      var text = text
      text.alignment = .center
      return text
    }
    add(centred, x: metrics.cardPadding, width: innerWidth)
  }

  private mutating func add(_ texts: [StyledText], x: Double, width: Double) {
    for (index, text) in texts.enumerated() {
      if index > 0 { y += metrics.titleGap }
      headerLineCount += size(of: text, width: width).lineCount
      addText(text, x: x, width: width)
    }
  }

  /// The bar and, where it is known, how far the work has come.
  mutating func add(_ progress: DialogProgress) {
    beginSection()
    add(
      .progress(progress), x: metrics.cardPadding, y: y, width: innerWidth,
      height: metrics.progressHeight)
    y += metrics.progressHeight
    let words = content.progressTexts.joined(separator: ", ")
    if words.isEmpty { return }
    y += metrics.labelGap
    addText(
      StyledText(ResolvedText(verbatim: words, language: content.language), .caption, .secondary),
      x: metrics.cardPadding, width: innerWidth)
  }
}
