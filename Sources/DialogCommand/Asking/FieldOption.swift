import Dialogs

/// A field as `--field=KIND:ID[:LABEL[:VALUE]]` writes it.
struct FieldOption {
  let id: String
  let value: String?
  let field: DialogField

  /// A field by its description; `localizable` makes a text of its label.
  init(_ text: String, _ localizable: (String) -> DialogText) throws(CommandError) {
    let scalars = text.unicodeScalars
    let parts = scalars.split(separator: ":", maxSplits: 3, omittingEmptySubsequences: false)
      .map { String($0) }
    guard parts.count > 1, let kind = DialogField.Kind(rawValue: parts[0]),
      ButtonID.isValid(parts[1])
    else {
      throw .badValue(
        "field", text,
        form: "KIND:ID[:LABEL[:VALUE]], KIND=text|secure|checkbox|choice|choices")
    }
    id = parts[1]
    value = parts.count > 3 ? parts[3] : nil
    let label = parts.count > 2 && !parts[2].isEmpty ? localizable(parts[2]) : nil
    field = DialogField(id: id, kind: kind, label: label, value: kind.emptyValue)
  }
}

extension DialogField {
  /// Adds items; a repeat gets an id of its own.
  mutating func addItems(_ labels: [String], _ localizable: (String) -> DialogText) {
    var ids = UniqueIDs()
    for item in items { ids.take(item.id) }
    items += labels.map { Item(localizable($0), id: ids.takeFree($0)) }
  }

  /// Gives the field a first value; of `choices`, one more item.
  mutating func set(_ text: String, by option: String) throws(CommandError) {
    switch value {
    case .text:
      value = .text(text)
    case .flag:
      switch text.lowercased() {
      case "true", "yes", "on", "1": value = .flag(true)
      case "false", "no", "off", "0", "": value = .flag(false)
      default: throw .badValue(option, "\(id)=\(text)", oneOf: ["\(id)=true", "\(id)=false"])
      }
    case .items(let chosen):
      guard items.isEmpty || items.contains(where: { $0.id == text }) else {
        throw .badValue(option, "\(id)=\(text)", oneOf: items.map { "\(id)=\($0.id)" })
      }
      let others = kind == .choice ? [] : chosen.filter { $0 != text }
      value = .items(items.map(\.id).filter { others.contains($0) || $0 == text })
    }
  }
}

extension [DialogField] {
  /// The field that `FIELD=TEXT` names, and the text.
  func named(in text: String, by option: String) throws(CommandError) -> (Int, String) {
    let (id, rest) = text.splitID
    guard let id else { throw .badValue(option, text, form: "FIELD=TEXT") }
    guard let index = firstIndex(where: { $0.id == id }) else {
      throw CommandError(
        option == "set" ? .badData : .usage,
        "there is no field “\(id, as: "id")” for --\(option, as: "option")",
        "add it with --field=KIND:\(id, as: "id")")
    }
    return (index, rest)
  }
}
