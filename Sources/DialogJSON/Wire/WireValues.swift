package import Dialogs

extension FieldValue {
  /// A text as a string, a check as `true` or `false`, the chosen items as a list of their ids, of a
  /// `choice` too.
  package var json: JSONValue {
    switch self {
    case .text(let text): .string(text)
    case .flag(let isOn): .bool(isOn)
    case .items(let ids): .array(ids.map { .string($0) })
    }
  }

  /// The value that a peer gives to a field; the one item of a `choice` may stand without the list,
  /// and `null` for none.
  package init(_ json: JSONValue, of field: DialogContent.Field) throws(MessageError) {
    let path = DescriptionNode(path: "values", value: .null).pathOfMember(field.id)
    do {
      self = try DescriptionNode(path: path, value: json).fieldValue(of: field.kind)
    } catch {
      throw .invalidParams("\(error)")
    }
  }
}
