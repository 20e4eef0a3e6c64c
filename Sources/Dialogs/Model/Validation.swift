extension Dialog {
  /// Checks what presenting would check.
  public func validate() throws(DialogError) {
    if kind != .sheet, title?.key.isEmpty ?? true { throw .titleMissing(kind) }
    try validateButtons()
    try validateFields()
    if case .fraction(let value) = progress, !(0...1).contains(value) {
      throw .fractionOutOfRange(value)
    }
  }

  private func validateButtons() throws(DialogError) {
    var ids: Set<String> = []
    var cancel: String?
    for (index, button) in buttons.enumerated() {
      let id = button.id ?? ""
      if id.isEmpty { throw .emptyButtonID(index: index) }
      if !ids.insert(id).inserted { throw .duplicateButton(id: id) }
      guard button.role == .cancel else { continue }
      if let cancel { throw .secondCancel(id: id, first: cancel) }
      cancel = id
    }
    if let defaultButton, !ids.contains(defaultButton) {
      let written = buttons.compactMap(\.id)
      let known = written.isEmpty && kind != .progress ? [StockTitle.ok.rawValue] : written
      if !known.contains(defaultButton) {
        throw .unknownDefault(id: defaultButton, buttons: known)
      }
    }
  }

  private func validateFields() throws(DialogError) {
    var ids: Set<String> = []
    for (index, field) in fields.enumerated() {
      if field.id.isEmpty { throw .emptyFieldID(index: index) }
      guard ids.insert(field.id).inserted else { throw .duplicateField(id: field.id) }
      guard field.kind.holds(field.value) else { throw .wrongValue(field: field.id) }
      if case .items(let chosen) = field.value { try field.validateItems(chosen) }
    }
  }
}

extension DialogField {
  fileprivate func validateItems(_ chosen: [String]) throws(DialogError) {
    if items.isEmpty { throw .noItems(field: id) }
    var ids: Set<String> = []
    for item in items where !ids.insert(item.id).inserted {
      throw .duplicateItem(field: id, item: item.id)
    }
    if let least = limits?.lowerBound, least > items.count {
      throw .unreachableLimit(field: id, least: least, count: items.count)
    }
    if !ids.isSuperset(of: chosen) || (kind == .choice && chosen.count > 1) {
      throw .wrongValue(field: id)
    }
  }
}
