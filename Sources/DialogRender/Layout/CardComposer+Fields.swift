internal import Dialogs

extension CardComposer {
  mutating func addFields() {
    let shown = shown(of: content.fields) { $0.problem != nil }
    for (index, field) in shown.enumerated() {
      if index == 0 { beginSection() } else { y += metrics.fieldGap }
      switch field.kind {
      case .text, .secure:
        addLabel(of: field)
        addBox(of: field)
      case .checkbox:
        addMark(of: field, isRound: false, isOn: field.value == .flag(true), text: field.label)
      case .choice, .choices:
        addLabel(of: field)
        addItems(of: field)
      }
      if let problem = field.problem {
        y += metrics.labelGap
        addText(
          StyledText(problem, .caption, .problem), of: .field(field.id), x: metrics.cardPadding,
          width: innerWidth)
      }
    }
    addRest(
      content.fields.count - shown.count, of: .dialog, below: metrics.fieldGap,
      x: metrics.cardPadding)
  }

  /// The name of the field and, at the other side, whether it must be filled.
  private mutating func addLabel(of field: DialogContent.Field) {
    guard field.label != nil || field.isRequired else { return }
    let top = y
    let room = addRequiredMark(of: field)
    if let label = field.label {
      y = top
      let text = StyledText(label, .label)
      addText(text, of: .field(field.id), x: metrics.cardPadding, width: innerWidth - room)
    }
    y += metrics.labelGap
  }

  /// Marks a field that must be filled at the end of the line; returns the room that this takes.
  private mutating func addRequiredMark(of field: DialogContent.Field) -> Double {
    guard field.isRequired else { return 0 }
    let words = ResolvedText(verbatim: content.words.requiredMark, language: content.language)
    let mark = StyledText(words, .caption, .secondary, alignment: .trailing)
    let markWidth = min(size(of: mark, width: innerWidth).width, innerWidth / 3)
    addText(
      mark, of: .field(field.id), x: metrics.cardPadding + innerWidth - markWidth,
      width: markWidth)
    return markWidth + metrics.itemGap
  }

  private mutating func addBox(of field: DialogContent.Field) {
    let text = shownValue(of: field)
    let textWidth = innerWidth - 2 * metrics.buttonPadding
    let textHeight = text.map { size(of: $0, width: textWidth).height } ?? 0
    let box = DialogRect(
      x: metrics.cardPadding, y: y, width: innerWidth,
      height: max(metrics.boxHeight, textHeight + 2 * metrics.textInset))
    add(.box(isWrong: field.problem != nil), of: .field(field.id), in: box)
    if let text {
      let inset = (box.height - textHeight) / 2
      add(.text(text), of: .field(field.id), in: box.inset(x: metrics.buttonPadding, y: inset))
    }
    y += box.height
  }

  /// What stands in a box: what was typed, a dot for each letter that is not shown, or the
  /// placeholder.
  private func shownValue(of field: DialogContent.Field) -> StyledText? {
    guard case .text(let value) = field.value, !value.isEmpty else {
      return field.placeholder.map { StyledText($0, .value, .placeholder) }
    }
    let shown = field.kind == .secure ? String(repeating: "•", count: value.count) : value
    return StyledText(ResolvedText(verbatim: shown, language: content.language), .value)
  }

  private mutating func addItems(of field: DialogContent.Field) {
    guard case .items(let chosen) = field.value else { return }
    let shown = shown(of: field.items) { chosen.contains($0.id) }
    for (index, item) in shown.enumerated() {
      if index > 0 { y += metrics.itemGap }
      addMark(
        of: field, isRound: field.kind == .choice, isOn: chosen.contains(item.id),
        text: item.title)
    }
    addRest(
      field.items.count - shown.count, of: .field(field.id), below: metrics.itemGap,
      x: metrics.cardPadding + metrics.markSize + metrics.itemGap)
  }

  /// A box to check with its text, which it stands beside the first line of.
  private mutating func addMark(
    of field: DialogContent.Field, isRound: Bool, isOn: Bool, text: ResolvedText?
  ) {
    let top = y
    let room = field.kind == .checkbox ? addRequiredMark(of: field) : 0
    y = top
    let textX = metrics.cardPadding + metrics.markSize + metrics.itemGap
    let textWidth = width - metrics.cardPadding - textX - room
    let styled = text.map { StyledText($0, .item) }
    let lineHeight = styled.map { size(of: $0, width: textWidth).lineHeight } ?? 0
    add(
      .mark(isRound: isRound, isOn: isOn), of: .field(field.id), x: metrics.cardPadding,
      y: top + max(0, (lineHeight - metrics.markSize) / 2), width: metrics.markSize,
      height: metrics.markSize)
    if let styled {
      y = top + max(0, (metrics.markSize - lineHeight) / 2)
      addText(styled, of: .field(field.id), x: textX, width: textWidth)
    }
    y = max(y, top + metrics.markSize)
  }
}
