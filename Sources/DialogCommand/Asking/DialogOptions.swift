import Dialogs

/// The dialog that the options of `alert` and `sheet` describe.
struct DialogOptions {
  private let arguments: ParsedArguments
  private let kind: DialogKind

  init(_ kind: DialogKind, _ arguments: ParsedArguments) {
    self.kind = kind
    self.arguments = arguments
  }

  /// The dialog, with its buttons unless nobody could press them.
  func dialog(title: String, hasButtons: Bool = true) throws(CommandError) -> Dialog {
    let policy: ButtonOrder = kind == .sheet ? .sheet : .alert
    var dialog = Dialog(
      kind, title: title.isEmpty ? nil : arguments.text(title),
      message: arguments.message,
      icon: try arguments.icon(), fields: try fields(),
      order: try arguments.choice("order", of: ButtonOrder.self) ?? policy,
      defaultButton: arguments.value("default"), anchor: try anchor())
    for option in arguments.options {
      if let button = try button(option), hasButtons { dialog.add(button) }
    }
    do { try dialog.validate() } catch { throw .usage(error.message, error.recovery) }
    return dialog
  }

  private func button(_ option: ParsedArguments.Given) throws(CommandError) -> DialogButton? {
    switch (option.name, option.value) {
    case ("button", let label?): return try button(label, role: .normal)
    case ("destructive", let label?): return try button(label, role: .destructive)
    case ("cancel", let label?): return try button(label, role: .cancel)
    case ("cancel", nil): return .stock(.cancel)
    case ("stock", let name?):
      guard let title = StockTitle(rawValue: name.lowercased()) else {
        throw .badValue("stock", name, oneOf: StockTitle.allCases.map(\.rawValue))
      }
      return .stock(title)
    default: return nil
    }
  }

  private func button(_ text: String, role: ButtonRole) throws(CommandError) -> DialogButton {
    let (id, label) = text.splitID
    guard !label.isEmpty else {
      throw .usage("a button has no label", "write it as LABEL or ID=LABEL")
    }
    return DialogButton(arguments.text(label), id: id, role: role)
  }

  private func fields() throws(CommandError) -> [DialogField] {
    var options: [FieldOption] = []
    for text in arguments.values("field") { options.append(try FieldOption(text, arguments.text)) }
    var fields = options.map(\.field)
    var labels: [Int: [String]] = [:]
    for text in arguments.values("item") {
      let (index, label) = try fields.named(in: text, by: "item")
      guard fields[index].kind == .choice || fields[index].kind == .choices, !label.isEmpty else {
        throw .badValue("item", text, form: "FIELD=LABEL, --field=choice:FIELD|choices:FIELD")
      }
      labels[index, default: []].append(label)
    }
    for (index, labels) in labels { fields[index].addItems(labels, arguments.text) }
    // A choice's value is one of its items, so values come last.
    for (index, option) in options.enumerated() {
      if let value = option.value { try fields[index].set(value, by: "field") }
    }
    for text in arguments.values("set") {
      let (index, value) = try fields.named(in: text, by: "set")
      try fields[index].set(value, by: "set")
    }
    return fields
  }

  private func anchor() throws(CommandError) -> DialogAnchor? {
    guard let text = arguments.value("anchor") else { return nil }
    let (kind, named) = text.split(atFirst: ":")
    let name = named ?? ""
    switch kind {
    case "view": return .view(name)
    case "toolbar": return .toolbar(name)
    case "tab-bar": return .tabBar(name)
    case "bar-button" where !name.isEmpty: return .barButton(name)
    case "rect":
      let sides = name.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
      if sides.count == 4, let x = sides[0], let y = sides[1], let width = sides[2],
        let height = sides[3], [x, y, width, height].allSatisfy(\.isFinite), width >= 0, height >= 0
      {
        return .rect(DialogRect(x: x, y: y, width: width, height: height))
      }
    default: break
    }
    throw .badValue(
      "anchor", text, form: "view:NAME|toolbar:NAME|tab-bar:NAME|bar-button:NAME|rect:X,Y,W,H")
  }
}

extension String {
  /// The text of `ID=LABEL` told apart; no id where what stands before `=` is none.
  var splitID: (id: String?, label: String) {
    let (id, label) = split(atFirst: "=")
    guard let label, ButtonID.isValid(id) else { return (nil, self) }
    return (id, label)
  }
}
