import DialogJSON
import Dialogs

/// What goes to standard output: the answer alone.
struct AnswerWriter {
  let format: AskingOptions.Format

  /// The chosen button's id, then each field's value.
  func dialog(_ response: Response, _ content: DialogContent) -> String {
    guard format != .json else { return json(response) }
    guard let button = response.button else { return "" }
    var entries = [button]
    for field in content.fields {
      entries += words(response.values[field.id]).map {
        "\(field.id)=\(format == .text ? $0.escaped : $0)"
      }
    }
    return lines(entries)
  }

  /// Items as they were given, or a line of text; nothing where none was chosen.
  func items(_ items: [String], _ response: Response) -> String {
    format == .json ? json(response) : lines(items)
  }

  private func json(_ response: Response) -> String {
    response.cancelReason == .notAsked ? "" : "\(JSONValue.object(response.json))\n"
  }

  private func lines(_ entries: [String]) -> String {
    entries.map { $0 + (format == .null ? "\0" : "\n") }.joined()
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
  /// The text on one line: newline and backslash escaped.
  fileprivate var escaped: String {
    var escaped = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\\": escaped += "\\\\"
      case "\n": escaped += "\\n"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
