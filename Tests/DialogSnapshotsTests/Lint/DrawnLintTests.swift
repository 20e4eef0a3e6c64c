import DialogGraphics
import DialogRender
import DialogSnapshots
import Dialogs
import Testing

@Suite(.serialized) struct DrawnLintTests {
  /// A dialog that a check trips over, and its like that it passes.
  struct Case: Sendable, CustomTestStringConvertible {
    var problem: DialogProblem
    var tripping: @Sendable () throws -> Dialog
    var clean: @Sendable () throws -> Dialog
    var detail = ""
    /// What the theme is like in which the first is drawn.
    var change: @Sendable (inout Theme) -> Void = { _ in }

    var testDescription: String { "\(problem.rawValue) \(detail)" }
  }

  private static func said(_ words: String) -> DialogText { DialogText(verbatim: words) }

  private static func entered(_ words: String) -> Dialog {
    .alert("Name", fields: [.text("name", value: words)])
  }

  private static func withIcon(side: Int) throws -> Dialog {
    let bitmap = try Bitmap(
      width: side, height: side / 2, color: RGBAColor(red: 0, green: 90, blue: 0))
    return .alert("Look", icon: .png(try bitmap.png()))
  }

  static let cases = [
    Case(
      problem: .cutOff, tripping: { entered(String(repeating: "long ", count: 40)) },
      clean: { entered("short…") }),
    Case(
      problem: .cutOff, tripping: { .alert(said(String(repeating: "Word ", count: 200))) },
      clean: { .alert(said(String(repeating: "Word ", count: 20))) }),
    Case(
      problem: .overflowing, tripping: { .alert("W") }, clean: { .alert("W") },
      change: { theme in
        theme.metrics.alertWidths = [100]
        theme.type.fonts[.title]?.size = 300
      }),
    Case(
      problem: .missingGlyph, tripping: { .alert(said("A\u{E000}\u{E001}")) },
      clean: { .alert("A\u{7}") }, detail: "U+E000, U+E001"),
    Case(
      problem: .missingGlyph,
      tripping: { entered(String(repeating: "long ", count: 40) + "\u{10FFFD}") },
      clean: { entered("漢字 नमस्ते العربية") }, detail: "U+10FFFD"),
    Case(
      problem: .brokenWord, tripping: { .alert(said(String(repeating: "x", count: 60))) },
      clean: { .alert(said(String(repeating: "x ", count: 60))) },
      detail: String(repeating: "x", count: 60)),
    Case(
      problem: .lowContrast, tripping: { .alert("A", message: "B") },
      clean: { .alert("A", message: "B") }, detail: "2.8 < 4.5 (light)",
      change: { $0.colors.texts[.secondary] = Theme.Color(0x999999) }),
    Case(
      problem: .lowContrast, tripping: { entered("") }, clean: { entered("") },
      detail: "1.6 < 3 (light)", change: { $0.colors.outline = Theme.Color(0xCCCCCC) }),
    Case(
      problem: .smallIcon, tripping: { try withIcon(side: 20) },
      clean: { try withIcon(side: 100) }, detail: "20 × 10 < 96 × 96"),
    Case(
      problem: .smallButton, tripping: { .alert("A", buttons: [DialogButton("B")]) },
      clean: { .alert("A", buttons: [DialogButton("B")]) }, detail: "332 × 23.5",
      change: { theme in
        theme.metrics.buttonHeight = 23.5
        theme.metrics.textInset = 0
      }),
  ]

  private func options(_ change: (inout Theme) -> Void = { _ in }) -> RenderOptions {
    var theme = Theme.light
    change(&theme)
    return RenderOptions(theme: theme, scale: 2, fonts: .hermetic)
  }

  @Test(arguments: cases) func `what is wrong is told, and nothing of what is not`(
    _ check: Case
  ) throws {
    let found = try DrawnLint(source: check.tripping().content(), options(check.change))
      .sourceFindings
    let told = try #require(found.first { $0.problem == check.problem })
    #expect(check.detail == "" || told.detail == check.detail)
    #expect(told.frame != nil)
    #expect(try DrawnLint(source: check.clean().content(), options()).sourceFindings == [])
  }

  @Test func `every problem has a case, or a test of its own`() {
    let others: [DialogProblem] = [
      .untranslated, .equalToSource, .lostPlaceholder, .missingValue, .collidingAccessKey,
      .missingAccessKey, .leftoverPlaceholder, .notIsolated, .notMirrored,
    ]
    #expect(Set(Self.cases.map(\.problem)).union(others) == Set(DialogProblem.allCases))
  }

  @Test func `what is so in the source is told of it alone`() throws {
    let long = String(repeating: "sehr ", count: 200)
    let missing = "A\u{E000}"
    var dialog = Self.entered(long)
    dialog.title = "Name it"
    dialog.message = Self.said(missing)
    let translated = TranslatedDialog(
      dialog: dialog, words: ["de": ["Name it": long], "fr": ["Name it": "Nom \u{E001}"]])
    let lint = try DrawnLint(source: dialog.content(), options())
    #expect(lint.sourceFindings.map(\.problem) == [.missingGlyph, .cutOff])
    let german = try lint.findings(in: translated.content(in: "de"))
    #expect(german.map(\.problem) == [.cutOff])
    #expect(german.map(\.place) == [.title])
    #expect(german.map(\.language.tag) == ["de"])
    let french = try lint.findings(in: translated.content(in: "fr"))
    #expect(french.map(\.detail) == ["U+E001"])
  }

  @Test func `what is to be ignored is not told`() throws {
    let content = try Self.entered(String(repeating: "long\u{E000} ", count: 40)).content()
    let lint = try DrawnLint(source: content, options(), ignoring: [.cutOff])
    #expect(lint.sourceFindings.map(\.problem) == [DialogProblem.missingGlyph])
  }

  @Test func `the colours of all themes are looked at`() throws {
    var dark = Theme.light
    dark.name = "pale"
    dark.colors.texts[.primary] = Theme.Color(0xFEFEFE)
    let lint = try DrawnLint(source: Dialog.alert("A").content(), options(), themes: [dark])
    #expect(lint.sourceFindings.map(\.detail) == ["1 < 3 (pale)"])
    #expect(lint.sourceFindings.map(\.place) == [.title])
  }

  @Test func `what cannot be chosen may be faint, and what is large fainter than small`() throws {
    var dialog = Dialog.alert("A", message: "B", buttons: [DialogButton("C")])
    var theme = Theme.light
    for tone in Theme.Tone.allCases { theme.colors.texts[tone] = Theme.Color(0x8A8A8A) }
    theme.colors.fills[.accent] = Theme.Color(0xFFFFFF)
    func places() throws -> [DialogFinding.Place] {
      try DrawnLint(source: dialog.content(), RenderOptions(theme: theme, fonts: .hermetic))
        .sourceFindings.filter { $0.problem == .lowContrast }.map(\.place)
    }
    // The title and the default button are bold.
    #expect(try places() == [.message])
    theme.type.fonts[.title]?.weight = 400
    #expect(try places() == [.title, .message])
    theme.colors.texts[.disabled] = Theme.Color(0xFFFFFF)
    dialog.add(DialogButton("D", isEnabled: false))
    #expect(try places() == [.title, .message])
  }

  @Test func `larger text may be fainter`() throws {
    var theme = Theme.light
    theme.colors.texts[.secondary] = Theme.Color(0x8A8A8A)
    let content = try Dialog.alert("A", message: "B").content()
    func found(_ textSize: Double) throws -> [String] {
      try DrawnLint(
        source: content, RenderOptions(theme: theme, textSize: textSize, fonts: .hermetic)
      ).sourceFindings.map(\.detail)
    }
    #expect(try found(1) == ["3.4 < 4.5 (light)"])
    #expect(try found(1.5) == [])
  }
}
