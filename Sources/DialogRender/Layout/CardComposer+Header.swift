internal import Dialogs

extension CardComposer {
  /// The icon on the leading side, title and message beside it.
  mutating func addHeader() {
    let top = y
    let inset = content.icon == nil ? 0 : metrics.iconSize + metrics.iconGap
    let textX = metrics.cardPadding + inset
    addTexts(x: textX, width: innerWidth - inset, alignment: .leading)
    guard let icon = content.icon else { return }
    // A short text stands beside the middle of the icon, a long one begins with it.
    let spare = metrics.iconSize - (y - top)
    if spare > 0 {
      for index in elements.indices { elements[index].frame.y += spare / 2 }
      y = top + metrics.iconSize
    }
    addIcon(icon, x: metrics.cardPadding, y: top, side: metrics.iconSize)
  }

  /// The icon above, title and message below it in the middle.
  mutating func addCentredHeader() {
    if let icon = content.icon {
      addIcon(icon, x: (width - metrics.iconSize) / 2, y: y, side: metrics.iconSize)
      y += metrics.iconSize
      if content.title != nil || content.message != nil { y += metrics.iconGap }
    }
    addTexts(x: metrics.cardPadding, width: innerWidth, alignment: .center)
  }

  private mutating func addTexts(x: Double, width: Double, alignment: StyledText.Alignment) {
    let texts = [
      content.title.map { StyledText($0, .title, alignment: alignment) },
      content.message.map { StyledText($0, .message, .secondary, alignment: alignment) },
    ].compactMap(\.self).filter { !$0.text.string.isEmpty }
    for (index, text) in texts.enumerated() {
      if index > 0 { y += metrics.titleGap }
      let lineCount = size(of: text, width: width).lineCount
      headerLineCount += lineCount
      var text = text
      // Many lines in the middle have no edge that the eye could return to.
      if lineCount > 3 { text.alignment = .leading }
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
    guard let fraction = progress.fraction else { return }
    y += metrics.labelGap
    let percent = Int(fraction * 100)
    let words = MessageTemplate(content.words.percentDone).filled(["percent": "\(percent)"])
    addText(
      StyledText(ResolvedText(verbatim: words, language: content.language), .caption, .secondary),
      x: metrics.cardPadding, width: innerWidth)
  }
}
