import Dialogs
import Testing

/// A literal is its own key.
@Suite("Text")
struct DialogTextTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let text: DialogText
    let key: String
    let shown: String
  }

  static let name = "Tom & Jerry"
  static let count = 3

  static let cases = [
    Case(testDescription: "a literal", text: "Delete?", key: "Delete?", shown: "Delete?"),
    Case(testDescription: "nothing", text: "", key: "", shown: ""),
    Case(
      testDescription: "an argument", text: "Delete \(name, as: "name")?", key: "Delete {name}?",
      shown: "Delete Tom & Jerry?"),
    Case(
      testDescription: "two arguments side by side",
      text: "\(name, as: "a")\(count, as: "b")", key: "{a}{b}", shown: "Tom & Jerry3"),
    Case(
      testDescription: "one argument twice", text: "\(name, as: "a"), \(name, as: "a")",
      key: "{a}, {a}", shown: "Tom & Jerry, Tom & Jerry"),
    Case(
      testDescription: "braces of the literal", text: "a { b } c", key: "a {{ b }} c",
      shown: "a { b } c"),
    Case(
      testDescription: "what looks like an argument", text: "use {name}", key: "use {{name}}",
      shown: "use {name}"),
    Case(
      testDescription: "braces beside an argument", text: "{\(count, as: "n")}", key: "{{{n}}}",
      shown: "{3}"),
    Case(
      testDescription: "doubled braces of the literal", text: "{{x}}", key: "{{{{x}}}}",
      shown: "{{x}}"),
    Case(
      testDescription: "an argument that looks like another",
      text: "\("{b}", as: "a") \("{a}", as: "b")", key: "{a} {b}", shown: "{b} {a}"),
    Case(
      testDescription: "an argument with doubled braces", text: "\("{{x}}", as: "a")", key: "{a}",
      shown: "{{x}}"),
    Case(
      testDescription: "CRLF in a literal", text: "one\r\ntwo\r\n", key: "one\ntwo\n",
      shown: "one\ntwo\n"),
    Case(
      testDescription: "CRLF beside an argument", text: "one\r\n\(count, as: "n")\r\ntwo",
      key: "one\n{n}\ntwo", shown: "one\n3\ntwo"),
    Case(
      testDescription: "CRLF in an argument", text: "\("a\r\nb", as: "a")", key: "{a}",
      shown: "a\nb"),
    Case(
      testDescription: "what others take for markup", text: "Tom & Jerry <b>, Delete <draft>?",
      key: "Tom & Jerry <b>, Delete <draft>?", shown: "Tom & Jerry <b>, Delete <draft>?"),
    Case(
      testDescription: "what others take for escapes and mnemonics",
      text: #"C:\new\table snake_case 100% %s %1$@ A & B"#,
      key: #"C:\new\table snake_case 100% %s %1$@ A & B"#,
      shown: #"C:\new\table snake_case 100% %s %1$@ A & B"#),
    Case(
      testDescription: "verbatim text", text: DialogText(verbatim: "a {name} {{x}}\r\nb"),
      key: "a {name} {{x}}\nb", shown: "a {name} {{x}}\nb"),
    Case(
      testDescription: "a key known at run time",
      text: DialogText(key: "Copy {what}\r\n{{now}}", arguments: ["what": "a.txt\r\n"]),
      key: "Copy {what}\n{{now}}", shown: "Copy a.txt\n\n{now}"),
    Case(
      testDescription: "emoji and letters of several scalars",
      text: "👨‍👩‍👧 {\(name, as: "n")\u{301}} e\u{301}", key: "👨‍👩‍👧 {{{n}\u{301}}} e\u{301}",
      shown: "👨‍👩‍👧 {Tom & Jerry\u{301}} e\u{301}"),
  ]

  @Test(arguments: cases)
  func `a text has a key and is shown as it was written`(text: Case) {
    #expect(text.text.key == text.key)
    let resolved = text.text.resolved(in: .source, by: SourceLocalizer())
    #expect(resolved.string == text.shown)
    #expect(Array(resolved.string.unicodeScalars) == Array(text.shown.unicodeScalars))
  }

  @Test func `arguments are runs of their own, so that another direction stays apart`() {
    let text: DialogText = "Delete \("שלום", as: "name")?"
    #expect(
      text.resolved(in: .source, by: SourceLocalizer()).pieces
        == [.literal("Delete "), .argument("שלום"), .literal("?")])
  }

  @Test func `a context tells equal keys apart`() {
    let localizer = DictionaryLocalizer(
      words: ["de": ["door|Open": "Offen", "file|Open": "Öffnen", "Open": "Auf"]])
    let german = localizer.language(for: "de")
    func shown(_ text: DialogText) -> String { text.resolved(in: german, by: localizer).string }
    #expect(shown(DialogText("Open", context: "door")) == "Offen")
    #expect(shown(DialogText("Open", context: "file")) == "Öffnen")
    #expect(shown(DialogText(key: "Open", context: "file")) == "Öffnen")
    #expect(shown("Open") == "Auf")
    #expect(DialogText("Open", context: "door") != "Open")
    #expect(DialogText("Open", context: "door").key == "Open")
  }

  @Test func `a context does not make verbatim text translatable`() {
    let text = DialogText(DialogText(verbatim: "Open"), context: "door")
    #expect(text == DialogText(verbatim: "Open"))
  }

  @Test(arguments: [(0, "0 files"), (1, "One file"), (2, "2 files"), (-1, "-1 files")])
  func `a plural goes by the count, in the source language`(count: Int, shown: String) {
    let texts = [
      DialogText("One file", plural: "\(count, as: "count") files", count: count),
      DialogText(key: "One file", plural: "{count} files", count: count),
    ]
    for text in texts {
      #expect(text.key == "One file")
      #expect(text.resolved(in: .source, by: SourceLocalizer()).string == shown)
    }
  }

  @Test(arguments: [1, 5])
  func `a plural's forms have each their arguments, and the count is one`(count: Int) {
    let text = DialogText(
      "Delete \("a.txt", as: "name")?",
      plural: "Delete \(count, as: "count") files from \("home", as: "folder")?", count: count)
    let resolved = text.resolved(in: .source, by: SourceLocalizer())
    #expect(
      resolved.string == (count == 1 ? "Delete a.txt?" : "Delete 5 files from home?"))
    #expect(resolved.status == .translated)
  }

  @Test func `a plural asks the localizer for its form, with its context`() {
    struct Asked: Localizer {
      func language(for tag: String?) -> Language { Language(tag: "pl") }
      func translation(of message: LocalizableMessage, in language: Language) -> String? {
        "\(message.key)|\(message.plural ?? "")|\(message.count ?? -1)|\(message.context ?? "")"
          + "|\(language.tag)"
      }
    }
    let text = DialogText("A file", plural: "Files", count: 22, context: "list")
    #expect(
      text.resolved(in: Language(tag: "pl"), by: Asked()).string == "A file|Files|22|list|pl")
  }

  @Test func `a plural of verbatim texts is the one that fits`() {
    let one = DialogText(verbatim: "one")
    let several = DialogText(verbatim: "several")
    #expect(DialogText(one, plural: several, count: 1) == one)
    #expect(DialogText(one, plural: several, count: 2) == several)
  }
}
