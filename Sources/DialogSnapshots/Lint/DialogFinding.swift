public import Dialogs

/// Something that is wrong with a text of a dialog in a language.
public struct DialogFinding: Sendable, Hashable {
  /// The part of a dialog that a text belongs to.
  public enum Place: Sendable, Hashable {
    /// The dialog's title.
    case title
    /// The dialog's message.
    case message
    /// The title of the button with this id.
    case button(String)
    /// The label of the field with this id.
    case field(String)
    /// What the field with this id shows while nothing is entered.
    case placeholder(field: String)
    /// The item with this id, of a field.
    case item(String, field: String)
  }

  /// The language that the dialog is shown in.
  public let language: Language
  /// The part of the dialog.
  public let place: Place
  /// What is wrong.
  public let problem: TranslationProblem
  /// The text as it is written in the source, arguments as `{name}`; of access keys, the title as it
  /// is shown.
  public let text: String

  /// Whether this is told, but is no fault by itself.
  public var isNote: Bool { problem.isNote(for: text) }
  /// What is wrong, in words.
  public var message: DialogText { problem.message(for: text) }
}

extension DialogFinding.Place {
  /// The part, in words.
  public var name: DialogText {
    let name: DialogText =
      switch self {
      case .title: "title"
      case .message: "message"
      case .button(let id): "button “\(id, as: "id")”"
      case .field(let id): "field “\(id, as: "id")”"
      case .placeholder(let field): "placeholder of the field “\(field, as: "id")”"
      case .item(let id, let field): "item “\(id, as: "item")” of the field “\(field, as: "id")”"
      }
    return name.own("lint")
  }
}

extension DialogFinding: CustomStringConvertible {
  /// The language, the part and what is wrong, in English.
  public var description: String {
    let texts = [place.name, message].map { $0.resolved(in: .source, by: SourceLocalizer()).string }
    return ([language.tag] + texts).joined(separator: ": ")
  }
}
