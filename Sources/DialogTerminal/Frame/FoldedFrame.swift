import Dialogs

extension InteractiveDialog {
  /// What stays on the terminal when the dialog has ended so: one line, and no secret on it.
  func folded(_ response: Response) -> TerminalFrame {
    let pen = FramePen(style, content.language.direction)
    let (sign, look, answer) = folding(response, pen)
    var pieces = [pen.piece(sign, look), pen.blank(1)]
    let title = question.visible
    var room = size.columns - FrameRow(pieces: pieces).width
    if !title.isEmpty {
      let shown = pen.measure.shortened(title, to: room)
      pieces.append(pen.piece(shown, pen.theme.title))
      room -= pen.measure.width(of: shown) + 1
      pieces.append(pen.blank(1))
    }
    if room > 0, !answer.isEmpty {
      pieces.append(pen.piece(pen.measure.shortened(answer.visible, to: room), look))
    }
    // The terminal orders the words of one line by itself.
    return TerminalFrame(
      [pen.clipped(FrameRow(pieces: pieces), to: size.columns)], width: size.columns,
      isMirrored: false)
  }

  private var question: String {
    let text = content.title ?? content.message
    return text?.string.split(separator: "\n").first.map(String.init) ?? ""
  }

  private func folding(
    _ response: Response, _ pen: FramePen
  ) -> (sign: String, look: TextStyle, answer: String) {
    let (symbols, theme) = (pen.symbols, pen.theme)
    switch response.outcome {
    case .button(let id, _):
      let button = content.button(id: id)
      let title = button?.title.string ?? id
      if button?.role == .cancel { return (symbols.notDone, theme.faint, title) }
      let values = content.fields.compactMap { told($0, response.values[$0.id] ?? $0.value) }
      return (symbols.done, theme.success, ([title] + values).joined(separator: symbols.separator))
    case .cancelled(.dismissed, _) where content.kind == .progress:
      return (symbols.done, theme.success, "")
    case .cancelled(let reason, _):
      let sign = reason == .timeout ? symbols.timedOut : symbols.notDone
      return (sign, theme.warning, content.words.outcomes[reason] ?? reason.rawValue)
    }
  }

  /// What is told of a value.
  private func told(_ field: DialogContent.Field, _ value: FieldValue) -> String? {
    switch value {
    case .text(let text): field.kind == .secure || text.isEmpty ? nil : text
    case .flag(let isOn): isOn ? field.label?.string ?? field.id : nil
    case .items(let ids) where ids.isEmpty: nil
    case .items(let ids):
      field.items.filter { Set(ids).contains($0.id) }.map(\.title.string).joined(separator: ", ")
    }
  }
}
