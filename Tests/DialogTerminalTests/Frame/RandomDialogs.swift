import Dialogs

@testable import DialogTerminal

/// Dialogs, styles, sizes and keys that nobody thought of, the same every time for a seed.
struct RandomDialogs {
  private var numbers: SeededNumbers

  init(seed: UInt64) { numbers = SeededNumbers(seed: seed) }

  private static let words = [
    "Delete", "Überschreiben", "und", "löschen", "漢字かな", "한국어", "สวัสดีครับ", "नमस्ते", "שלום",
    "مرحبا", "👨‍👩‍👧", "🇩🇪", "e\u{301}", "\u{301}", "\u{200B}", "\u{202E}", "\u{1B}[31m", "\u{9B}", "\t",
    "\n",
    "a", "-", "https://example.org/a/very/long/path/that/does/not/break", "", " ", "❤️", "1️⃣",
  ]

  mutating func bool() -> Bool { Bool.random(using: &numbers) }
  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &numbers) }

  mutating func text(_ count: ClosedRange<Int> = 0...6) -> String {
    (0..<number(count)).map { _ in Self.words[number(0...Self.words.count - 1)] }
      .joined(separator: bool() ? " " : "")
  }

  private mutating func dialogText(_ count: ClosedRange<Int> = 0...6) -> DialogText {
    DialogText(verbatim: text(count))
  }

  private mutating func field(_ number: Int) -> DialogField {
    let id = "field\(number)"
    let label = bool() ? dialogText() : nil
    let items = (0...self.number(0...(bool() ? 3 : 30))).map {
      DialogField.Item(dialogText(), id: "item\($0)")
    }
    return switch DialogField.Kind.allCases[self.number(0...4)] {
    case .text:
      .text(id, label: label, value: text(0...3), placeholder: dialogText(), isRequired: bool())
    case .secure: .secure(id, label: label, isRequired: bool())
    case .checkbox: .checkbox(id, label: dialogText(), isOn: bool())
    case .choice:
      .choice(id, label: label, items: items, chosen: bool() ? "item0" : nil, isRequired: bool())
    case .choices: .choices(id, label: label, items: items, isRequired: bool())
    }
  }

  private mutating func button() -> DialogButton {
    let role: ButtonRole = number(0...4) == 0 ? .destructive : .normal
    return DialogButton(dialogText(1...4), role: role, isEnabled: number(0...9) > 0)
  }

  mutating func content() throws -> DialogContent {
    let buttons = (0..<number(0...(bool() ? 3 : 14))).map { _ in button() }
    let fields = (0..<number(0...(bool() ? 1 : 5))).map { field($0) }
    var dialog =
      bool()
      ? Dialog.alert(
        "Q", message: dialogText(0...(bool() ? 5 : 80)), buttons: buttons, fields: fields)
      : Dialog.sheet(bool() ? dialogText() : nil, buttons: buttons, fields: fields)
    if bool(), !buttons.isEmpty { dialog.add(.cancel()) }
    var content = try DialogContent(dialog)
    if content.kind == .alert {
      content.title = ResolvedText(verbatim: text(1...(bool() ? 4 : 40)))
    }
    if bool() { content.icon = .named("warning") }
    if number(0...3) == 0 {
      content.language = Language(tag: "ar", direction: .rightToLeft)
    }
    for index in content.fields.indices where number(0...3) == 0 {
      content.fields[index].problem = ResolvedText(verbatim: text(1...6))
    }
    if number(0...4) == 0 {
      content.kind = .progress
      content.progress = bool() ? .unknown : .fraction(Double(number(0...100)) / 100)
    }
    return content
  }

  mutating func style() -> InteractiveStyle {
    var style = InteractiveStyle()
    style.theme = [.light, .dark, .contrast][number(0...2)]
    style.colors = [.none, .ansi, .indexed, .rgb][number(0...3)]
    style.graphics = [.none, .halfBlocks, .sixel, .kitty][number(0...3)]
    style.isUnicode = bool()
    style.isAmbiguousWide = bool()
    return style
  }

  mutating func size() -> TerminalSize {
    let small = bool()
    return TerminalSize(
      columns: number(0...(small ? 25 : 120)), rows: number(0...(small ? 8 : 40)))
  }

  mutating func key() -> Key {
    let keys: [Key] = [
      .tab, .backTab, .up, .down, .left, .right, .home, .end, .pageUp, .pageDown, .enter, .escape,
      .character(" "), .character("/"), .character("a"), .character("漢"), .alt("c"), .backspace,
      .delete, .control("u"), .control("d"), .control("l"), .paste("ab\ncd\u{1B}[A"), .other,
      .mouse(MouseEvent(action: .wheelDown, row: 1, column: 1)),
      .mouse(MouseEvent(action: .press, row: number(0...30), column: number(0...80))),
    ]
    return keys[number(0...keys.count - 1)]
  }
}
