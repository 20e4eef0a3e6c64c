import Dialogs

/// Reads the parts of a description; the pictures' files are noted on the way.
struct DescriptionReader {
  let folder: String
  let isResolved: Bool
  let arguments: [DialogText.Argument]
  /// What is wrong with the fields, by field.
  var problems: [String: DialogText] = [:]
  var iconFiles: [DialogDescription.IconFile] = []

  init(_ root: DescriptionNode, folder: String) throws(DescriptionError) {
    self.folder = folder
    isResolved = try root.member("resolved")?.bool() ?? false
    arguments = try root.member("arguments")?.arguments() ?? []
  }

  mutating func dialog(_ root: DescriptionNode) throws(DescriptionError) -> Dialog {
    problems = try root.member("problems").map(texts) ?? [:]
    var dialog = Dialog(
      try root.required("kind").word(of: .kind),
      title: try root.member("title").map(text),
      message: try root.member("message").map(text),
      icon: try icon(of: root),
      order: try root.member("order")?.word(of: .order) ?? .asWritten,
      defaultButton: try root.member("default")?.string(),
      anchor: try root.member("anchor")?.anchor(),
      progress: try root.member("progress")?.progress(),
      language: try root.member("language")?.string(),
      tag: try root.member("tag")?.string() ?? "",
      timeout: try root.member("timeout")?.timeout())
    var places = DialogPlaces()
    for node in try root.member("buttons")?.elements() ?? [] {
      let index = dialog.add(try button(node))
      places.buttons.append(dialog.buttons[index])
    }
    for node in try root.member("fields")?.elements() ?? [] {
      dialog.fields.append(try field(node))
    }
    places.fields = dialog.fields
    guard dialog.texts.map(\.filledByteCount).reduce(0, +) <= JSONValue.sizeLimit else {
      throw DescriptionError(root.pathOfMember("arguments"), .tooLong(JSONValue.sizeLimit))
    }
    do { try dialog.validate() } catch {
      throw DescriptionError(places.path(of: error), .dialog(error))
    }
    return dialog
  }

  private mutating func button(_ node: DescriptionNode) throws(DescriptionError) -> DialogButton {
    let id = try node.member("id")?.nonEmptyID()
    let role: ButtonRole? = try node.member("role")?.word(of: .role)
    let icon = try icon(of: node)
    let isEnabled = try node.member("enabled")?.bool() ?? true
    switch try node.onlyMember(of: ["title", "stock"]) {
    case ("title", let title)?:
      return DialogButton(
        try text(title), id: id, role: role ?? .normal, icon: icon, isEnabled: isEnabled)
    case (_, let stock)?:
      return .stock(
        try stock.word(of: .stock), id: id, role: role, icon: icon, isEnabled: isEnabled)
    case nil where role == .cancel:
      return .stock(.cancel, id: id, icon: icon, isEnabled: isEnabled)
    case nil:
      throw DescriptionError(node.path, .missing(["title", "stock"]))
    }
  }
}

extension DescriptionNode {
  func nonEmptyID() throws(DescriptionError) -> String {
    let id = try string()
    if id.isEmpty { throw DescriptionError(path, .emptyID) }
    return id
  }

  /// `null` where nobody knows how much there is to do.
  func progress() throws(DescriptionError) -> DialogProgress {
    value == .null ? .unknown : .fraction(try number())
  }

  fileprivate func timeout() throws(DescriptionError) -> Duration {
    // A Duration holds 64 bits of seconds; a thousand years are enough for a dialog.
    guard let seconds = value.number, seconds > 0, seconds < 3.2e10 else {
      throw DescriptionError(path, .notA(.seconds))
    }
    return .seconds(seconds)
  }
}
