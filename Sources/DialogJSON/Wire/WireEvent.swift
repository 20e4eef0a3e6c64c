package import Dialogs

/// What the notification `event` tells of a dialog that is not answered yet.
package enum WireEvent: Sendable, Hashable {
  /// A field holds another value: `{"id": …, "edited": field, "value": …}`.
  case edited(String, FieldValue)
  /// The reader went to a button or a field: `{"id": …, "focused": element}`.
  case focused(String)
  /// The reader pressed escape, and the asking side is to say what it does: `{"id": …, "escape": true}`.
  case escape

  /// An event of a dialog; `nil` where it is none, or none of this dialog.
  package init?(_ params: JSONObject, of content: DialogContent) {
    if let id = params["edited"]?.string, let field = content.field(id: id),
      let json = params["value"], let value = try? FieldValue(json, of: field)
    {
      self = .edited(id, value)
    } else if let id = params["focused"]?.string,
      content.button(id: id) != nil || content.field(id: id) != nil
    {
      self = .focused(id)
    } else if params["escape"] == true {
      self = .escape
    } else {
      return nil
    }
  }

  /// The parameters of the notification.
  package func params(of id: MessageID) -> JSONObject {
    switch self {
    case .edited(let field, let value):
      ["id": id.json, "edited": .string(field), "value": value.json]
    case .focused(let element): ["id": id.json, "focused": .string(element)]
    case .escape: ["id": id.json, "escape": true]
    }
  }
}
