import DialogJSON
import Dialogs

/// What goes to standard output: the answer alone.
struct AnswerWriter {
  let format: AskingOptions.Format

  /// The chosen button's id, then each field's value.
  func dialog(
    _ response: Response, _ content: DialogContent
  ) throws(CommandError) -> String {
    guard format != .json else { return json(response) }
    guard let button = response.button else { return "" }
    let isText = format == .text
    var entries = [isText ? button.escaped() : button]
    for field in content.fields {
      entries += words(response.values[field.id]).map {
        isText ? "\(field.id.escaped("="))=\($0.escaped())" : "\(field.id)=\($0)"
      }
    }
    return try lines(entries)
  }

  /// Items as they were given; nothing where none was chosen.
  func items(_ items: [String], _ response: Response) throws(CommandError) -> String {
    try format == .json ? json(response, items: items) : lines(items)
  }

  /// A line of text; nothing where there is none.
  func line(_ text: String?, _ response: Response) throws(CommandError) -> String {
    try format == .json ? json(response) : lines(text.map { [$0] } ?? [])
  }

  private func json(_ response: Response, items: [String]? = nil) -> String {
    if response.cancelReason == .notAsked { return "" }
    var object = response.json
    object["items"] = items.map { .array($0.map { .string($0) }) }
    return "\(JSONValue.object(object))\n"
  }

  private func lines(_ entries: [String]) throws(CommandError) -> String {
    if format == .null, entries.contains(where: { $0.unicodeScalars.contains("\0") }) {
      throw CommandError(
        .badData, "the answer has a NUL character, which ends an entry", "use --format=json")
    }
    return entries.map { $0 + (format == .null ? "\0" : "\n") }.joined()
  }

  private func words(_ value: FieldValue?) -> [String] {
    switch value {
    case .text(let text): [text]
    case .flag(let isOn): [isOn ? "true" : "false"]
    case .items(let ids): ids
    case nil: []
    }
  }
}

extension String {
  /// The text on one line: newline, backslash and one more escaped.
  fileprivate func escaped(_ separator: Unicode.Scalar? = nil) -> String {
    var escaped = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\\": escaped += "\\\\"
      case "\n": escaped += "\\n"
      case separator: escaped += "\\\(scalar)"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
