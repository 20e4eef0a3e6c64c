package import Dialogs

/// The result of the request `present`.
package struct WireAnswer: Sendable, Hashable {
  /// The chosen button, or why there is none.
  package enum Outcome: Sendable, Hashable {
    case button(String)
    case cancelled(CancelReason)
  }

  /// The chosen button, or why there is none.
  package var outcome: Outcome
  /// What the fields hold; those not named stay as they are.
  package var values: [String: FieldValue]

  /// An answer to a dialog.
  ///
  /// - Throws: ``MessageError`` where it is none, or none to this dialog.
  package init(_ json: JSONValue, to content: DialogContent) throws(MessageError) {
    guard let object = json.object else { throw .invalidParams("the result is not an object") }
    switch (object["button"], object["cancelled"]) {
    case (let button?, nil): outcome = .button(try Self.button(button, object, content))
    case (nil, let reason?):
      guard let reason = reason.string.flatMap(CancelReason.init) else {
        let known = CancelReason.allCases.map(\.rawValue).joined(separator: ", ")
        throw .invalidParams("“cancelled” is none of: \(known)")
      }
      outcome = .cancelled(reason)
    default: throw .invalidParams("the result has not one of “button” and “cancelled”")
    }
    guard let given = (object["values"] ?? [:]).object else {
      throw .invalidParams("“values” is not an object")
    }
    values = [:]
    for member in given.members {
      guard let field = content.field(id: member.name) else { continue }
      values[field.id] = try FieldValue(member.value, of: field)
    }
  }

  private static func button(
    _ json: JSONValue, _ answer: JSONObject, _ content: DialogContent
  ) throws(MessageError) -> String {
    guard let id = json.string else { throw .invalidParams("“button” is not a string") }
    guard let button = content.button(id: id) else {
      let known = content.buttons.map(\.id).joined(separator: ", ")
      throw .invalidParams("the dialog has no button \(json); it has: \(known)")
    }
    if let index = answer["index"], index != .integer(button.index) {
      throw .invalidParams("the button \(json) has the index \(button.index)")
    }
    return id
  }
}
