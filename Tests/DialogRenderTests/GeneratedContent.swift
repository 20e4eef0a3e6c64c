import Dialogs

/// Dialogs of every shape, the same for the same seed.
struct GeneratedContent {
  /// SplitMix64 (Steele, Lea and Flood, 2014).
  private struct Random: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }

  private static let phrases = [
    "OK", "Delete", "Save a copy", "Move everything to another folder", "削除しますか？",
    "Donaudampfschifffahrtsgesellschaftskapitänswitwenversicherung",
    String(repeating: "W", count: 300), "", "a\nb\nc",
    "It has many words, more than fit on one line, and so it has to be wrapped somewhere.",
  ]

  private var random: Random

  /// A dialog by its seed.
  static func content(
    seed: UInt64, language: String, anchor: DialogAnchor? = nil
  ) throws -> DialogContent {
    var generator = GeneratedContent(random: Random(state: seed))
    return try generator.content(language: language, anchor: anchor)
  }

  private mutating func chance(_ percent: Int) -> Bool {
    Int.random(in: 0..<100, using: &random) < percent
  }

  private mutating func text() -> DialogText {
    DialogText(verbatim: Self.phrases.randomElement(using: &random) ?? "")
  }

  private mutating func content(language: String, anchor: DialogAnchor?) throws -> DialogContent {
    let kind = DialogKind.allCases.randomElement(using: &random) ?? .alert
    var dialog = Dialog(kind, title: "Title", anchor: anchor, language: language)
    if kind == .sheet, chance(40) { dialog.title = nil }
    if chance(30) { dialog.title = DialogText(verbatim: "Title " + text().key) }
    if chance(60) {
      let lines = Int.random(in: 1...12, using: &random)
      let message = (0..<lines).map { _ in text().key }.joined(separator: "\n")
      dialog.message = DialogText(verbatim: message)
    }
    if chance(50) { dialog.icon = .named("info") }
    if kind == .progress { dialog.progress = .fraction(Double.random(in: 0...1, using: &random)) }
    for number in 0..<Int.random(in: 0...8, using: &random) { addButton(number, to: &dialog) }
    for number in 0..<Int.random(in: 0...3, using: &random) { addField(number, to: &dialog) }
    var content = try dialog.content(localizedBy: SampleLocalizer())
    for index in content.fields.indices where chance(30) {
      content.fields[index].problem = ResolvedText(
        verbatim: text().key, language: content.language)
    }
    return content
  }

  private mutating func addButton(_ number: Int, to dialog: inout Dialog) {
    let hasCancel = dialog.buttons.contains { $0.role == .cancel }
    let role = ButtonRole.allCases.randomElement(using: &random) ?? .normal
    dialog.add(
      DialogButton(
        text(), id: "button\(number)", role: role == .cancel && hasCancel ? .normal : role,
        icon: chance(30) ? .named("trash") : nil, isEnabled: chance(85)))
  }

  private mutating func addField(_ number: Int, to dialog: inout Dialog) {
    let kind = DialogField.Kind.allCases.randomElement(using: &random) ?? .text
    let value: FieldValue =
      switch kind {
      case .text, .secure: .text(chance(50) ? text().key : "")
      case .checkbox: .flag(chance(50))
      case .choice, .choices: .items(chance(50) ? ["0"] : [])
      }
    dialog.fields.append(
      DialogField(
        id: "field\(number)", kind: kind, label: chance(80) ? text() : nil, value: value,
        placeholder: chance(50) ? text() : nil, isRequired: chance(30),
        items: (0..<3).map { DialogField.Item(text(), id: "\($0)") }))
  }
}
