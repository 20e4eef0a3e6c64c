import Dialogs

/// Where the parts of a dialog stand in its description, whatever the order of the dialog.
struct DialogPlaces {
  /// The buttons in the order of the description.
  var buttons: [DialogButton] = []
  /// The fields in the order of the description.
  var fields: [DialogField] = []

  /// The path of what an error is about; of two that are alike, the second.
  func path(of error: DialogError) -> String {
    switch error {
    case .titleMissing: return "title"
    case .duplicateButton(let id):
      return path("buttons", buttons.indices.filter { buttons[$0].id == id }, "id")
    case .emptyButtonID:
      return path("buttons", buttons.indices.filter { buttons[$0].id?.isEmpty ?? true }, "id")
    case .secondCancel:
      return path("buttons", buttons.indices.filter { buttons[$0].role == .cancel }, "role")
    case .unknownDefault: return "default"
    case .duplicateField(let id): return path("fields", indices(ofFields: id), "id")
    case .emptyFieldID(let index): return "fields[\(index)].id"
    case .unreachableLimit(let id, _, _): return path("fields", indices(ofFields: id), "limits")
    case .noItems(let id): return path("fields", indices(ofFields: id), "items")
    case .duplicateItem(let id, let item):
      let items = fields.first { $0.id == id }?.items ?? []
      let list = path("fields", indices(ofFields: id), "items")
      return path(list, items.indices.filter { items[$0].id == item }, "id")
    case .wrongValue(let id): return path("fields", indices(ofFields: id), "value")
    case .fractionOutOfRange: return "progress"
    }
  }

  private func indices(ofFields id: String) -> [Int] {
    fields.indices.filter { fields[$0].id == id }
  }

  /// A member of the second of some elements, or of the only one.
  private func path(_ list: String, _ elements: [Int], _ member: String) -> String {
    guard let index = elements.prefix(2).last else { return list }
    return "\(list)[\(index)].\(member)"
  }
}
