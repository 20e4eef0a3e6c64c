import Dialogs

extension DescriptionReader {
  func field(_ node: DescriptionNode) throws(DescriptionError) -> DialogField {
    let id = try node.required("id").nonEmptyID()
    let kind: DialogField.Kind = try node.required("kind").word(of: .fieldKind)
    let isChoice = kind == .choice || kind == .choices
    var items: [DialogField.Item] = []
    for item in try isChoice ? node.member("items")?.elements() ?? [] : [] {
      items.append(try self.item(item))
    }
    let limits = try kind == .choices ? node.member("limits")?.limits() : nil
    return DialogField(
      id: id, kind: kind, label: try node.member("label").map(text),
      value: try node.member("value")?.fieldValue(of: kind) ?? kind.emptyValue,
      placeholder: try node.member("placeholder").map(text),
      isRequired: try node.member("required")?.bool() ?? false, items: items, limits: limits,
      problem: problems[id])
  }

  /// An item: a text, or an object with `title` and perhaps `id`.
  private func item(_ node: DescriptionNode) throws(DescriptionError) -> DialogField.Item {
    guard let object = node.value.object, object["title"] != nil || object["id"] != nil else {
      return DialogField.Item(try text(node))
    }
    return DialogField.Item(
      try text(node.required("title")), id: try node.member("id")?.nonEmptyID())
  }
}

extension DescriptionNode {
  /// The value of a field: a string, `true` or `false`, an item's id, a list of ids.
  func fieldValue(of kind: DialogField.Kind) throws(DescriptionError) -> FieldValue {
    switch (kind, value) {
    case (.text, _), (.secure, _): return .text(try string())
    case (.checkbox, _): return .flag(try bool())
    case (.choice, .null): return .items([])
    case (.choice, .string(let id)): return .items([id])
    case (.choice, _), (.choices, _):
      var ids: [String] = []
      for element in try elements() { ids.append(try element.string()) }
      return .items(ids)
    }
  }

  /// `[at least, at most]`.
  fileprivate func limits() throws(DescriptionError) -> ClosedRange<Int> {
    guard let bounds = value.array?.map(\.integer), bounds.count == 2, let least = bounds[0],
      let most = bounds[1], least >= 0, most >= least
    else { throw DescriptionError(path, .notA(.limits)) }
    return least...most
  }
}
