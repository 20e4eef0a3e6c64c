import Dialogs

extension PlainFrame {
  /// What is to be known before a field's question: what was wrong with its value, and what there
  /// is to choose.
  func lines(of field: DialogContent.Field) -> [String] {
    let problem = field.problem.map { problem in
      let name = field.label.map { "\($0.string): " } ?? ""
      return StyledText("! \(name)\(problem.string)", .danger).lines(in: style, indent: 2)
    }
    guard !field.items.isEmpty else { return problem ?? [] }
    let label = label(of: field)
    let items = field.items.enumerated().flatMap { numbered($0.offset, $0.element.title.string) }
    return (problem ?? []) + (label.isEmpty ? [] : StyledText(label).lines(in: style)) + items
  }

  /// Asks for a field's value.
  func prompt(for field: DialogContent.Field) -> [String] {
    let hints = hints(for: field).joined(separator: "; ")
    guard field.items.isEmpty else { return prompt(hints) }
    let label = label(of: field)
    if label.isEmpty { return prompt(hints) }
    return prompt(hints.isEmpty ? label : "\(label) [\(hints)]")
  }

  private func label(of field: DialogContent.Field) -> String {
    let mark = field.isRequired ? [content.words.requiredMark].parenthesized : ""
    let name = field.label?.string ?? (content.fields.count > 1 ? field.id : "")
    return (name + mark).trimmed
  }

  private func hints(for field: DialogContent.Field) -> [String] {
    let words = content.words
    let last = ["last": "\(field.items.count)"]
    let wanted: String? =
      switch field.kind {
      case .text: field.value.isEmpty ? field.placeholder?.string : nil
      case .secure: isTyped ? words.hidden : nil
      case .checkbox: [words.yes.first, words.no.first].compactMap(\.self).joined(separator: "/")
      case .choice: PresenterWords.fill(words.chooseItem, last)
      case .choices: PresenterWords.fill(words.chooseItems, last)
      }
    let kept = shownValue(of: field).map {
      PresenterWords.fill(words.keepValue, ["value": $0.shortened])
    }
    return [wanted, kept].compactMap(\.self)
  }

  /// What Return keeps, as far as it may be shown.
  private func shownValue(of field: DialogContent.Field) -> String? {
    switch field.value {
    case .text(let text) where !text.isEmpty: field.kind == .secure ? "****" : text
    case .text: nil
    case .flag(let isOn): (isOn ? content.words.yes : content.words.no).first
    case .items(let ids) where !ids.isEmpty:
      field.items.filter { ids.contains($0.id) }.map(\.title.string).joined(separator: ", ")
    case .items: nil
    }
  }
}
