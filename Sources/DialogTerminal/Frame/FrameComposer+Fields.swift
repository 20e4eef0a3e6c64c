import Dialogs

extension FrameComposer {
  /// The fields, and the rows of what has the focus among them.
  func fieldRows(_ fit: FrameFit) -> ([FrameRow], focused: Range<Int>) {
    var rows: [FrameRow] = []
    var focused = 0..<1
    for field in content.fields {
      let isFocused = dialog.focus == .field(field.id)
      let label = labelRows(of: field, isFocused)
      let value = valueRows(of: field, isFocused, fit.listHeight)
      let problem = problemRows(of: field)
      if fit.spacesFields, !rows.isEmpty { rows.append(FrameRow()) }
      if isFocused {
        let start = rows.count + label.count
        focused = start..<start + value.count
      }
      rows += label + value + problem
    }
    return (rows, focused)
  }

  private func labelRows(of field: DialogContent.Field, _ isFocused: Bool) -> [FrameRow] {
    if field.kind == .checkbox { return [] }
    let name = field.label?.string ?? (content.fields.count > 1 ? field.id : "")
    if name.isEmpty, !field.isRequired { return [] }
    return marked(
      pen.rows(name, isFocused ? pen.theme.accent : TextStyle(), width: width), field)
  }

  /// The rows with the word that the field must be filled, on the last or below it.
  private func marked(_ rows: [FrameRow], _ field: DialogContent.Field) -> [FrameRow] {
    guard field.isRequired else { return rows }
    let mark = pen.piece("(\(content.words.requiredMark.visible))", pen.theme.faint)
    var rows = rows
    if let last = rows.last, last.width + 1 + mark.width <= width {
      let gap = last.width == 0 ? [] : [pen.blank(1)]
      rows[rows.count - 1].pieces += gap + [mark]
      return rows
    }
    return rows + [FrameRow(pieces: [mark])]
  }

  private func valueRows(
    of field: DialogContent.Field, _ isFocused: Bool, _ listHeight: Int
  ) -> [FrameRow] {
    switch field.kind {
    case .text, .secure: [entryRow(of: field, isFocused)]
    case .checkbox: checkboxRows(of: field, isFocused)
    case .choice, .choices: itemRows(of: field, isFocused, listHeight)
    }
  }

  private func entryRow(of field: DialogContent.Field, _ isFocused: Bool) -> FrameRow {
    let target = Focus.field(field.id)
    let room = max(1, width - 4)
    let lead = isFocused ? pen.symbols.pointer : " "
    let tail = isFocused ? pen.symbols.endPointer : " "
    var inside: [FramePiece]
    if let words = wordsInside(field, isFocused) {
      var hint = pen.theme.entry
      hint.foreground = pen.theme.faint.foreground
      hint.isFaint = pen.theme.faint.isFaint
      let text = pen.measure.shortened(words.visible, to: room)
      inside = [pen.piece(text, hint)]
      if isFocused { inside[0].cursor = 0 }
      inside.append(pen.blank(room - inside[0].width, pen.theme.entry))
    } else if let editor = dialog.editors[field.id] {
      let echo: LineEditor.Echo =
        field.kind == .secure ? .presence(pen.symbols.secret) : .text
      inside = entry(editor, width: room, pen.theme.entry, echo: echo, hasCursor: isFocused)
    } else {
      inside = []
    }
    let row = FrameRow(
      pieces: [pen.piece(lead, pen.theme.accent), pen.blank(1)] + inside
        + [pen.blank(1), pen.piece(tail, pen.theme.accent)])
    return targeted(pen.clipped(row, to: width), target)
  }

  /// What stands in an empty field.
  private func wordsInside(_ field: DialogContent.Field, _ isFocused: Bool) -> String? {
    guard field.value.isEmpty else { return nil }
    if let placeholder = field.placeholder { return placeholder.string }
    return field.kind == .secure && isFocused ? content.words.hidden : nil
  }

  private func checkboxRows(of field: DialogContent.Field, _ isFocused: Bool) -> [FrameRow] {
    let sign = field.value.isEmpty ? pen.symbols.unchecked : pen.symbols.checked
    let rows = optionRows(field.label?.string ?? field.id, sign, isFocused, isFocused)
    return marked(rows, field).map { targeted($0, .field(field.id)) }
  }

  private func itemRows(
    of field: DialogContent.Field, _ isFocused: Bool, _ listHeight: Int
  ) -> [FrameRow] {
    guard let list = dialog.lists[field.id], case .items(let ids) = field.value else { return [] }
    let chosen = Set(ids)
    let symbols = pen.symbols
    return rows(of: list, height: listHeight, isFocused: isFocused) { place, isCurrent in
      let isChosen = chosen.contains(field.items[place].id)
      let sign =
        field.kind == .choice
        ? (isChosen ? symbols.chosen : symbols.unchosen)
        : (isChosen ? symbols.checked : symbols.unchecked)
      let rows = optionRows(list.titles[place], sign, isFocused && isCurrent, isChosen)
      return rows.map { targeted($0, .item(field: field.id, index: place)) }
    }
  }

  /// Something that is checked or chosen, with its sign.
  private func optionRows(
    _ title: String, _ sign: String, _ isFocused: Bool, _ isChosen: Bool
  ) -> [FrameRow] {
    let style = isFocused ? pen.theme.focused : isChosen ? pen.theme.accent : TextStyle()
    let pointer = pen.piece(isFocused ? pen.symbols.pointer : " ", style)
    let lead = [pointer, pen.blank(1, style), pen.piece(sign, style), pen.blank(1, style)]
    return pen.rows(title.visible, style, width: width - 2, lead: lead).map { row in
      var row = row
      if isFocused {
        row.pieces += [pen.blank(1, style), pen.piece(pen.symbols.endPointer, style)]
      }
      return pen.clipped(row, to: width)
    }
  }

  private func problemRows(of field: DialogContent.Field) -> [FrameRow] {
    guard let problem = field.problem else { return [] }
    let lead = [pen.blank(2), pen.piece(pen.symbols.problem, pen.theme.danger), pen.blank(1)]
    return pen.rows(problem.string, pen.theme.danger, width: width, lead: lead)
  }

  private func targeted(_ row: FrameRow, _ target: Focus) -> FrameRow {
    var row = row
    for index in row.pieces.indices { row.pieces[index].target = target }
    return row
  }
}
