import Dialogs
import Testing

/// Texts for surfaces that set both directions, where `(` is FSI and `)` is PDI.
@Suite("Isolation")
struct IsolationTests {
  private func isolated(_ argument: String) -> String {
    DialogText("Delete \(argument, as: "name")?").resolved(in: .source, by: SourceLocalizer())
      .isolatedString.replacing("\u{2068}", with: "(").replacing("\u{2069}", with: ")")
  }

  static let arguments: [(argument: String, shown: String)] = [
    ("a.txt", "(a.txt)"), ("חתול", "(חתול)"), ("", ""), ("a\nb", "(a)\n(b)"), ("\n", "\n"),
    ("a\u{2029}\rb", "(a)\u{2029}\r(b)"),
    // What nothing ends, and what ends nothing.
    ("a\u{202E}b", "(ab)"), ("a\u{202C}b", "(ab)"), ("a\u{2069}b", "(ab)"), ("a\u{2067}b", "(ab)"),
    ("\u{2069}\u{2069}\u{202A}\u{2068}", "()"), ("\u{202E}a\nb\u{202C}", "(a)\n(b)"),
    // What is in order stays.
    ("\u{202B}a\u{202C}", "(\u{202B}a\u{202C})"), ("\u{2067}a\u{2069}", "(\u{2067}a))"),
    ("\u{2066}\u{202D}a\u{202C}\u{2069}b", "(\u{2066}\u{202D}a\u{202C})b)"),
    ("a\u{200F}\u{200E}", "(a\u{200F}\u{200E})"),
    // An isolate ends the embeddings within, and is not ended from within one.
    ("\u{2066}\u{202D}a\u{2069}\u{202C}b", "(\u{2066}a)b)"),
    ("\u{202D}\u{2066}a\u{202C}\u{2069}\u{202C}", "(\u{202D}\u{2066}a)\u{202C})"),
  ]

  @Test(arguments: arguments)
  func `an argument is isolated, and nothing in it reaches beyond`(argument: String, shown: String)
  {
    #expect(isolated(argument) == "Delete \(shown)?")
  }

  @Test func `the words alone have no marks, and literals keep theirs`() {
    let text = DialogText("a\u{200F}b \("c", as: "name")")
      .resolved(in: .source, by: SourceLocalizer())
    #expect(text.string == "a\u{200F}b c")
    #expect(text.isolatedString == "a\u{200F}b \u{2068}c\u{2069}")
    #expect(ResolvedText(verbatim: "\u{202E}a").isolatedString == "\u{202E}a")
  }

  static let verbatim: [(text: String, pieces: [ResolvedText.Piece])] = [
    ("", [.literal("")]), ("a “b”", [.literal("a “b”")]), ("(a)", [.argument("a")]),
    ("Delete (a.txt)?", [.literal("Delete "), .argument("a.txt"), .literal("?")]),
    ("(a)(b) c", [.argument("a"), .argument("b"), .literal(" c")]),
    ("(a(b)c)", [.argument("a(b)c")]), ("(a\u{2067}b)c)", [.argument("a\u{2067}b)c")]),
    // What nothing ends, and what ends nothing.
    ("a (b\n(c)", [.literal("a (b\n"), .argument("c")]),
    ("a (b", [.literal("a (b")]), ("a) b", [.literal("a) b")]), ("(a\nb)", [.literal("(a\nb)")]),
  ]

  @Test(arguments: verbatim)
  func `what is isolated already is an argument`(text: String, pieces: [ResolvedText.Piece]) {
    func marked(_ text: String) -> String {
      text.replacing("(", with: "\u{2068}").replacing(")", with: "\u{2069}")
    }
    let expected = pieces.map { piece -> ResolvedText.Piece in
      switch piece {
      case .literal(let words): .literal(marked(words))
      case .argument(let words): .argument(marked(words))
      }
    }
    let resolved = ResolvedText(verbatim: marked(text))
    #expect(resolved.pieces == expected)
    #expect(resolved.isolatedString == marked(text))
  }

  @Test func `a hundred thousand stray marks are no work`() {
    let marks =
      String(repeating: "\u{202E}", count: 100_000)
      + String(repeating: "\u{2069}", count: 100_000)
    #expect(isolated(marks) == "Delete ()?")
  }

  static let directions: [(text: String, isRightToLeft: Bool)] = [
    ("plain", false), ("日本", false), ("é", false), ("“x”", false), ("", false),
    ("abc ש", true), ("ع", true), ("ﷺ", true), ("𞤀", true), ("\u{200F}", true), ("\u{202A}", true),
  ]

  @Test(arguments: directions)
  func `what runs from right to left is known`(text: String, isRightToLeft: Bool) {
    #expect(ResolvedText(verbatim: text).hasRightToLeft == isRightToLeft)
    let hebrew = Language(tag: "he", direction: .rightToLeft)
    #expect(ResolvedText(verbatim: text, language: hebrew).hasRightToLeft)
  }
}
