public import Dialogs

/// Something that is wrong with a dialog in a language.
public struct DialogFinding: Sendable, Hashable {
  /// A part of a dialog.
  public enum Place: Sendable, Hashable {
    /// The dialog as a whole.
    case dialog
    /// The dialog's icon.
    case icon
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
    /// What is entered in the field with this id.
    case value(field: String)
    /// What is said of a wrong value of the field with this id.
    case fault(field: String)
    /// The item with this id, of a field.
    case item(String, field: String)
    /// How far work has come.
    case progress
  }

  /// The language that the dialog is shown in.
  public let language: Language
  /// The part of the dialog.
  public let place: Place
  /// What is wrong.
  public let problem: DialogProblem
  /// The text as it is written in the source, arguments as `{name}`; of access keys and of what was
  /// found in a picture, the text as it is shown, empty where there is none.
  public let text: String
  /// What of the text, or how much, in letters and numbers that need no translation: the code points
  /// that no font has, `2.9 < 4.5 (dark)`; empty where there is no more to say.
  public let detail: String
  /// Where, in points of the picture; `nil` where no picture was looked at.
  public let frame: DialogRect?

  init(
    language: Language, place: Place, problem: DialogProblem, text: String, detail: String = "",
    frame: DialogRect? = nil
  ) {
    self.language = language
    self.place = place
    self.problem = problem
    self.text = text
    self.detail = detail
    self.frame = frame
  }

  /// Whether this is told, but is no fault by itself.
  public var isNote: Bool {
    TranslationProblem(rawValue: problem.rawValue)?.isNote(for: text) ?? false
  }

  /// What is wrong, in words, which quote the beginning of a long text.
  public var message: DialogText {
    problem.message(for: text.beginning, detail: detail.beginning)
  }
}

extension DialogFinding.Place {
  /// The part, in words.
  public var name: DialogText {
    let name: DialogText =
      switch self {
      case .dialog: "dialog"
      case .icon: "icon"
      case .title: "title"
      case .message: "message"
      case .button(let id): "button “\(id, as: "id")”"
      case .field(let id): "field “\(id, as: "id")”"
      case .placeholder(let field): "placeholder of the field “\(field, as: "id")”"
      case .value(let field): "value of the field “\(field, as: "id")”"
      case .fault(let field): "remark on the field “\(field, as: "id")”"
      case .progress: "progress"
      case .item(let id, let field): "item “\(id, as: "item")” of the field “\(field, as: "id")”"
      }
    return name.own("lint")
  }
}

extension DialogFinding: CustomStringConvertible {
  /// The language, the part and what is wrong, in English.
  public var description: String {
    [language.tag, place.name.inSource, message.inSource].joined(separator: ": ")
  }
}

extension String {
  /// As much of it as a line has room for.
  fileprivate var beginning: String {
    let rest = unicodeScalars.dropFirst(80)
    return rest.isEmpty ? self : self[..<rest.startIndex] + "…"
  }
}
