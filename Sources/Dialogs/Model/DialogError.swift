/// What is wrong with a dialog as it was made.
public enum DialogError: ExplainedError, Sendable, Hashable {
  /// An alert or a progress dialog has no title, or an empty one.
  case titleMissing(DialogKind)
  /// Two buttons have the same id.
  case duplicateButton(id: String)
  /// A button has an empty id.
  case emptyButtonID(index: Int)
  /// A second cancel button.
  case secondCancel(id: String, first: String)
  /// The default is not one of the buttons.
  case unknownDefault(id: String, buttons: [String])
  /// Two fields have the same id.
  case duplicateField(id: String)
  /// A field has an empty id.
  case emptyFieldID(index: Int)
  /// More items of a field must be chosen than there are.
  case unreachableLimit(field: String, least: Int, count: Int)
  /// A choice without items.
  case noItems(field: String)
  /// Two items of a field have the same id.
  case duplicateItem(field: String, item: String)
  /// A field's first value is not one of its items, or of another kind than the field.
  case wrongValue(field: String)
  /// A progress outside 0 to 1.
  case fractionOutOfRange(Double)

  /// What happened.
  public var message: DialogText {
    let text: DialogText =
      switch self {
      case .titleMissing(.progress): "a progress dialog has no title"
      case .titleMissing: "an alert has no title"
      case .duplicateButton(let id): "two buttons have the id “\(id, as: "id")”"
      case .emptyButtonID: "a button has an empty id"
      case .secondCancel(let id, let first):
        "there are two cancel buttons, “\(first, as: "first")” and “\(id, as: "id")”"
      case .unknownDefault(let id, _): "the default “\(id, as: "id")” is not one of the buttons"
      case .duplicateField(let id): "two fields have the id “\(id, as: "id")”"
      case .emptyFieldID: "a field has an empty id"
      case .unreachableLimit(_, let least, let count):
        "at least \(least, as: "least") must be chosen, and there are only \(count, as: "count")"
      case .noItems(let field): "the choice “\(field, as: "field")” has no items"
      case .duplicateItem(let field, let item):
        "the choice “\(field, as: "field")” has the item “\(item, as: "item")” twice"
      case .wrongValue(let field):
        "the field “\(field, as: "field")” has a first value that it cannot hold"
      case .fractionOutOfRange(let value):
        "the progress \(value.shortest, as: "value") is not between 0 and 1"
      }
    return text.own("error")
  }

  /// What to do.
  public var recovery: DialogText {
    let text: DialogText =
      switch self {
      case .titleMissing: "give it a title"
      case .duplicateButton, .duplicateField, .duplicateItem, .emptyButtonID, .emptyFieldID:
        "give each its own id"
      case .unreachableLimit: "lower the limit or add items"
      case .secondCancel: "keep one and give the other the role “normal”"
      case .unknownDefault(_, let buttons):
        "name one of: \(buttons.joined(separator: ", "), as: "names")"
      case .noItems: "give it at least one item"
      case .wrongValue: "give it a value of its kind"
      case .fractionOutOfRange: "give a number from 0 to 1"
      }
    return text.own("error")
  }
}
