import DialogJSON
import DialogLocalization
import DialogSnapshots
import Dialogs

/// Something that a check has found, whatever it has checked.
struct Finding {
  /// The language's name.
  let language: String
  /// The part of the dialog, or the text's context.
  let place: DialogText?
  /// What is wrong.
  let message: DialogText
  /// Whether it is told, but is no fault by itself.
  let isNote: Bool
  /// The same for programs.
  let json: JSONObject
}

extension Finding {
  /// A finding in a dialog.
  init(_ finding: DialogFinding) {
    var json = JSONObject(
      finding.language, finding.problem.rawValue, finding.text, isNote: finding.isNote)
    if !finding.detail.isEmpty { json["detail"] = .string(finding.detail) }
    switch finding.place {
    case .dialog: json["part"] = "dialog"
    case .icon: json["part"] = "icon"
    case .progress: json["part"] = "progress"
    case .value(let id): (json["part"], json["field"]) = ("value", .string(id))
    case .fault(let id): (json["part"], json["field"]) = ("fault", .string(id))
    case .title: json["part"] = "title"
    case .message: json["part"] = "message"
    case .button(let id): (json["part"], json["button"]) = ("title", .string(id))
    case .field(let id): (json["part"], json["field"]) = ("label", .string(id))
    case .placeholder(let id): (json["part"], json["field"]) = ("placeholder", .string(id))
    case .item(let id, let field):
      (json["part"], json["field"], json["item"]) = ("item", .string(field), .string(id))
    }
    if let frame = finding.frame {
      json["frame"] = .array([frame.x, frame.y, frame.width, frame.height].map { .number($0) })
    }
    self.init(
      language: finding.language.tag, place: finding.place.name, message: finding.message,
      isNote: finding.isNote, json: json)
  }

  /// A finding in a catalog.
  init(_ finding: CatalogFinding) {
    var json = JSONObject(
      finding.language, finding.problem.rawValue, finding.text, isNote: finding.isNote)
    json["context"] = finding.context.map { .string($0) }
    self.init(
      language: finding.language.tag, place: finding.context.map { DialogText(verbatim: $0) },
      message: finding.message, isNote: finding.isNote, json: json)
  }
}

extension JSONObject {
  fileprivate init(
    _ language: Language, _ problem: String, _ text: String, isNote: Bool
  ) {
    self = [
      "language": .string(language.tag), "problem": .string(problem),
      "note": .bool(isNote), "text": .string(text),
    ]
  }
}
