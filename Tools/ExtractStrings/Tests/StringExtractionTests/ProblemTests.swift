import StringExtraction
import Testing

@Suite struct ProblemTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let source: String
    let problems: [String]

    init(_ name: String, _ source: String, _ problems: String...) {
      testDescription = name
      self.source = source
      self.problems = problems
    }
  }

  static let unnamed = #"the interpolation has no name: write \(value, as: "name")"#
  static let badName = "an argument's name is a literal of ASCII letters, digits and “_”"
  static let notLiteral =
    "a text with a plural or a context has them, and itself, written as literals here"
  static let ambiguous =
    "this may be a text or a string: write DialogText(…) around the literal, or “as String” after it"

  static let cases = [
    Case(
      "an interpolation without a name", #"let a: DialogText = "é \(1) and""#,
      "Case.swift:1:25: \(unnamed)"),
    Case(
      "an interpolation with another label", "\n\n  let a: DialogText = \"\\(1, default: \"a\")\"",
      "Case.swift:3:24: \(unnamed)"),
    Case(
      "a name that is not a literal", #"let a: DialogText = "\(1, as: name)""#,
      "Case.swift:1:31: \(badName)"),
    Case(
      "a name that starts with a digit", #"let a: DialogText = "\(1, as: "1a")""#,
      "Case.swift:1:31: \(badName)"),
    Case(
      "a name beyond ASCII", #"let a: DialogText = "\(1, as: "é")""#,
      "Case.swift:1:31: \(badName)"),
    Case(
      "an empty text", "func a() {\n  tell(\"\")\n}",
      "Case.swift:2:8: an empty text has no translation: leave it out"),
    Case(
      "NUL", #"let a: DialogText = "a\0b""#,
      "Case.swift:1:21: a text cannot hold U+0000: catalogs use it themselves"),
    Case(
      "U+0004", #"let a: DialogText = "a\u{4}b""#,
      "Case.swift:1:21: a text cannot hold U+0004: catalogs use it themselves"),
    Case(
      "two plurals of one text",
      """
      let a = DialogText("One", plural: "Two", count: 2)
      let b = DialogText("One", plural: "Many", count: 2)
      """, "Case.swift:2:20: “One” has another plural at Case.swift:1:20: “Two”"),
    Case(
      "a plural that is no literal", #"let a = DialogText("One", plural: several, count: 2)"#,
      "Case.swift:1:35: \(notLiteral)"),
    Case(
      "a context that is no literal", #"let a = DialogText("One", context: here)"#,
      "Case.swift:1:36: \(notLiteral)"),
    Case(
      "a context beside a text that is no literal", #"let a = DialogText(one, context: "here")"#,
      "Case.swift:1:20: \(notLiteral)"),
    Case(
      "a context of its own that is no literal", "let a = text.own(here)",
      "Case.swift:1:18: \(notLiteral)"),
    Case(
      "two contexts in a file", "let a = text.own(\"one\")\nlet b = text.own(\"two\")",
      "Case.swift:2:18: the texts of a file share one context, and Case.swift:1:18 names another: “one”"
    ),
    Case(
      "a context beside another of the file",
      "let a = text.own(\"one\")\nlet b = DialogText(\"Open\", context: \"door\")",
      "Case.swift:2:20: the text has the context “door”, and those of its file “one”"),
    Case(
      "a text where nothing wants one", #"let a = "Hello \(name, as: "name")""#,
      "Case.swift:1:9: nothing here says that a text is wanted: write DialogText(…) around the literal"
    ),
    Case(
      "a call that could want a text or a string", #"let a = either("Hello")"#,
      "Case.swift:1:16: \(ambiguous)"),
    Case(
      "a property of nobody knows what", #"func a(_ b: B) { b.title = "Hello" }"#,
      "Case.swift:1:28: \(ambiguous)"),
    Case(
      "a file that does not parse", "let a = (\n",
      "Case.swift:1:10: expected value and ')' to end tuple"),
    Case(
      "several things, in order",
      """
      let a: DialogText = ""
      let b: [DialogText] = ["fine", "\\(1)"]
      """, "Case.swift:1:21: an empty text has no translation: leave it out",
      "Case.swift:2:33: \(unnamed)"),
    Case("a property that is known", #"func a(_ b: Named) { b.title = "Hello" }"#),
    Case(
      "a call told apart by a coercion",
      #"let a = either("Hello" as String), b = either(DialogText("Hello"))"#),
  ]

  @Test("Whatever cannot be a key is reported with its place", arguments: cases)
  func problems(_ expected: Case) {
    #expect(Sources.problems(expected.source) == expected.problems)
  }

  @Test("A file with texts is listed, or skipped")
  func lists() throws {
    let sources = [
      "Texts/A.swift": #"let a: DialogText = "a""#, "Tests/B.swift": #"let b: DialogText = "b""#,
    ]
    #expect(throws: Problems.self) {
      try Extraction.catalog(of: sources, FileLists(listed: "Texts/A.swift"))
    }
    for skipped in ["Tests/", "Tests/B.swift", "# why\n\nTests/"] {
      let lists = FileLists(listed: "# why\nTexts/A.swift\n", skipped: skipped)
      #expect(try Extraction.catalog(of: sources, lists).sorted.map(\.key) == ["a"])
    }
    do throws(Problems) {
      _ = try Extraction.catalog(of: sources, FileLists(listed: "Gone.swift\nTests/B.swift"))
      Issue.record("a missing file and an unlisted one were not reported")
    } catch {
      #expect(
        error.list.map(\.description) == [
          "Gone.swift:1:1: POTFILES lists it, and it is not there",
          "Texts/A.swift:1:21: a text in a file that is in neither POTFILES nor POTFILES.skip: list it in one",
        ])
    }
  }
}
