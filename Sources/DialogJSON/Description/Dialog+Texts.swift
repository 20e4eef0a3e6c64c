import Dialogs

extension Dialog {
  /// Every text that a presenter would show.
  var texts: [DialogText] {
    [title, message].compactMap(\.self) + buttons.map(\.title)
      + fields.flatMap { field in
        [field.label, field.placeholder].compactMap(\.self) + field.items.map(\.title)
      }
  }
}

extension DialogText {
  /// How many bytes the source text has with its arguments put in.
  var filledByteCount: Int {
    guard case .message(let message, let arguments) = source else { return key.utf8.count }
    let counts = Dictionary(arguments.map { ($0.name, $0.value.utf8.count) }) { first, _ in first }
    return MessageTemplate(message.key + (message.plural ?? "")).pieces.reduce(0) { sum, piece in
      switch piece {
      case .literal(let text): sum + text.utf8.count
      case .argument(let name): sum + counts[name, default: name.utf8.count]
      }
    }
  }
}
