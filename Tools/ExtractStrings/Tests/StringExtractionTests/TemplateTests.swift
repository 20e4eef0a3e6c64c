import Foundation
import StringExtraction
import Testing

@Suite struct TemplateTests {
  @Test("The template of the cases is the one that was checked by hand")
  func golden() throws {
    let names = ["Cases.swift", "Declarations.swift", "Own.swift"]
    let sources = try Dictionary(
      uniqueKeysWithValues: names.map {
        ($0, try String(contentsOf: Sources.fixtures.appending(path: $0), encoding: .utf8))
      })
    let expected = try String(
      contentsOf: Sources.fixtures.appending(path: "expected.pot"), encoding: .utf8)
    let lists = FileLists(listed: names.joined(separator: "\n"))
    let template = try Extraction.catalog(of: sources, lists).template
    let pairs = zip(template.split(separator: "\n"), expected.split(separator: "\n"))
    if let (found, wanted) = pairs.first(where: { $0 != $1 }) { #expect(found == wanted) }
    #expect(template == expected)
  }

  @Test("Entries are in the order of files and lines, and the same every time")
  func order() throws {
    let sources = [
      "B.swift": #"let b: DialogText = "same""#,
      "A.swift": "let z: DialogText = \"last\"\nlet a: DialogText = \"same\"",
    ]
    let lists = FileLists(listed: "B.swift\nA.swift")
    let template = try Extraction.catalog(of: sources, lists).template
    #expect(
      template.hasSuffix(
        """
        #: A.swift:1
        msgid "last"
        msgstr ""

        #: A.swift:2
        #: B.swift:1
        msgid "same"
        msgstr ""

        """))
    for _ in 1...5 {
      #expect(try Extraction.catalog(of: sources, lists).template == template)
    }
  }

  @Test(
    "A key with line breaks of Windows has those of Unix",
    arguments: [
      "let a: DialogText = \"\"\"\r\n  one\r\n  two\r\n  \"\"\"",
      #"let a: DialogText = "one\r\ntwo""#,
    ])
  func lineBreaks(_ source: String) throws {
    let template = try Sources.template(source)
    #expect(template.hasSuffix("msgid \"\"\n\"one\\n\"\n\"two\"\nmsgstr \"\"\n"))
  }

  @Test("A text that is written with a plural and without is one entry")
  func pluralMerges() throws {
    let template = try Sources.template(
      """
      func a() {
        tell("One file")
        tell(DialogText("One file", plural: "Files", count: 2))
      }
      """)
    #expect(
      template.hasSuffix(
        """
        #: Case.swift:2
        #: Case.swift:3
        msgid "One file"
        msgid_plural "Files"
        msgstr[0] ""
        msgstr[1] ""

        """))
  }
}
