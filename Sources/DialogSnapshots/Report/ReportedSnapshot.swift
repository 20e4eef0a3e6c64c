internal import DialogJSON
internal import Dialogs

/// A snapshot as a journal tells of it.
struct ReportedSnapshot {
  /// Something that a check has found in it.
  struct Finding: Hashable {
    var place: String
    var problem: String
    var text: String
    var message: String
    /// Where, in points of the picture.
    var frame: DialogRect?
  }

  /// The path of its reference, relative to the package: what tells it from all others.
  var path: String
  var test: String
  var name: String
  var language: String
  var theme: String
  var scale: Double
  var format: String
  var outcome: String
  var message: String
  /// The files that show it, by what they are: `reference`, `actual`, `diff`.
  var files: [String: String]
  var findings: [Finding]

  /// A snapshot by its line; `nil` where the line is about something else.
  init?(_ line: JSONObject) {
    guard let path = line["snapshot"]?.string else { return nil }
    func text(_ name: String) -> String { line[name]?.string ?? "" }
    self.path = path
    test = text("test")
    name = text("name")
    language = text("language")
    theme = text("theme")
    scale = line["scale"]?.number ?? 0
    format = text("format")
    outcome = text("outcome")
    message = text("message")
    files = [:]
    for role in Self.roles { files[role] = line[role]?.string }
    findings = (line["findings"]?.array ?? []).compactMap(\.object).map(Finding.init)
  }

  /// What a file of a snapshot may be.
  static let roles = ["reference", "actual", "diff"]

  /// Whether something is to be done about it.
  var isWrong: Bool { ["failed", "missing", "pending"].contains(outcome) }
}

extension ReportedSnapshot.Finding {
  init(_ line: JSONObject) {
    func text(_ name: String) -> String { line[name]?.string ?? "" }
    let numbers = line["frame"]?.array?.compactMap(\.number) ?? []
    self.init(
      place: text("place"), problem: text("problem"), text: text("text"), message: text("message"),
      frame: numbers.count == 4
        ? DialogRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]) : nil)
  }
}
