import DialogGraphics
import DialogSnapshots
import Foundation
import Testing

@Suite struct SnapshotReportTests {
  private let red = RGBAColor(red: 255, green: 0, blue: 0)
  private let blue = RGBAColor(red: 0, green: 0, blue: 255)

  private func uri(_ color: RGBAColor) throws -> String {
    "src=\"data:image/png;base64,\(Data(try JournalFolder.picture(color)).base64EncodedString())\""
  }

  @Test func `a picture that passed is in the page once`() throws {
    let folder = try JournalFolder()
    try folder.add([
      "reference": try folder.add(red, "r.png"), "actual": try folder.add(red, "a.png"),
    ])
    let html = SnapshotReport(journals: [try folder.journal()]).html
    #expect(html.ranges(of: try uri(red)).count == 1)
    #expect(html.contains("<b>1</b> passed"))
    #expect(!html.contains("class=\"note\""))
  }

  @Test func `a failure shows reference, actual and difference, and what was said`() throws {
    let folder = try JournalFolder()
    let green = RGBAColor(red: 0, green: 255, blue: 0)
    try folder.add([
      "outcome": "failed", "message": "800 pixels differ",
      "reference": try folder.add(red, "r.png"), "actual": try folder.add(blue, "a.png"),
      "diff": try folder.add(green, "d.png"),
    ])
    let html = SnapshotReport(journals: [try folder.journal()]).html
    for (role, color) in [("reference", red), ("actual", blue), ("diff", green)] {
      #expect(html.contains("<img data-role=\"\(role)\""))
      #expect(html.ranges(of: try uri(color)).count == 1)
    }
    #expect(html.contains("<pre class=\"message\">800 pixels differ</pre>"))
    #expect(html.contains("<title>1 failed · 1 snapshots</title>"))
  }

  @Test func `later lines about a snapshot replace earlier ones, in other journals too`() throws {
    let folder = try JournalFolder()
    try folder.add(["outcome": "failed", "message": "first"])
    try folder.add(["outcome": "failed", "message": "second"])
    let first = try folder.journal("journal-1.jsonl")
    #expect(SnapshotReport(journals: [first]).html.contains("second"))
    #expect(!SnapshotReport(journals: [first]).html.contains("first"))
    try folder.add(["outcome": "passed"])
    let second = try folder.journal("journal-2.jsonl")
    let html = SnapshotReport(journals: [first, second]).html
    #expect(html.contains("<b>1</b> passed") && !html.contains("second"))
    #expect(SnapshotReport(journals: [second, first]).html.contains("<b>1</b> failed"))
  }

  @Test func `half a line of a process that was stopped is left out, and told`() throws {
    let folder = try JournalFolder()
    try folder.add([:])
    folder.add(line: #"{"snapshot": "Tests/__Snapshots__/b.en.lig"#)
    let html = SnapshotReport(journals: [try folder.journal(isFinished: false)]).html
    #expect(html.contains("<p class=\"note\">journal-1.jsonl: 1 incomplete line left out</p>"))
    #expect(
      html.contains("<p class=\"note\">journal-1.jsonl ends early: the tests were stopped</p>"))
    #expect(html.contains("<b>1</b> snapshots"))
  }

  @Test func `a journal that is not there is told, and so are tests that were left out`() throws {
    let folder = try JournalFolder()
    folder.add(line: #"{"finished":true,"filtered":true,"failed":false}"#)
    let journal = try folder.journal(isFinished: false)
    let html = SnapshotReport(journals: ["/nowhere/journal-9.jsonl", journal]).html
    #expect(html.contains("journal-9.jsonl cannot be read: No such file or directory"))
    #expect(html.contains("journal-1.jsonl: only some tests were run"))
    #expect(html.contains("These journals tell of no snapshots."))
  }

  @Test func `texts are compared line by line`() throws {
    let folder = try JournalFolder()
    try folder.add([
      "format": "text", "outcome": "failed", "language": "zh_TW",
      "reference": try folder.add("one\ntwo\nthree", "r.txt"),
      "actual": try folder.add("one\n2\nthree", "a.txt"),
    ])
    let html = SnapshotReport(journals: [try folder.journal()]).html
    #expect(
      html.contains(
        "<pre data-role=\"diff\" lang=\"zh-TW\" dir=\"ltr\"><span>one\n</span><del>two\n</del>"
          + "<ins>2\n</ins><span>three\n</span></pre>"))
  }

  @Test func `what is no picture is not shown as one`() throws {
    let folder = try JournalFolder()
    try folder.add(["outcome": "failed", "actual": try folder.add("<svg onload='x()'/>", "a.png")])
    let html = SnapshotReport(journals: [try folder.journal()]).html
    #expect(html.contains("no file") && !html.contains("svg"))
  }

  @Test func `each format has a table of its own, pictures first`() throws {
    let folder = try JournalFolder()
    try folder.add(["snapshot": "a", "format": "frames", "language": "de"])
    try folder.add(["snapshot": "b", "language": "ja"])
    let tables = SnapshotReport(journals: [try folder.journal()]).html
      .components(separatedBy: "<table class=\"grid\">").dropFirst()
    #expect(tables.count == 2)
    #expect(tables.first?.contains("light 1×") == true)
    #expect(tables.first?.contains("<th scope=\"col\">frames") == false)
    #expect(tables.last?.contains("<th scope=\"col\">frames") == true)
  }

  @Test func `columns go by language, theme and scale, the source first`() throws {
    let folder = try JournalFolder()
    for (language, theme, scale) in [
      ("de", "light", 2), ("de", "dark", 1), ("en", "light", 2), ("de", "light", 1),
      ("en", "light", 1), ("ar", "light", 1),
    ] as [(String, String, Double)] {
      try folder.add([
        "snapshot": "\(language).\(theme).\(scale)", "language": language, "theme": theme,
        "scale": scale,
      ])
    }
    let html = SnapshotReport(journals: [try folder.journal()]).html
    let heads = html.matches(of: /<th scope="col(?:group)?"[^>]*>([^<]*)</).map { String($0.1) }
    #expect(
      heads == [
        "en", "ar", "de", "light 1×", "light 2×", "light 1×", "light 1×", "light 2×", "dark 1×",
      ])
  }

  @Test func `findings stand in the list once for all themes, and with their frames`() throws {
    let folder = try JournalFolder()
    for theme in ["light", "dark"] {
      try folder.add([
        "snapshot": theme, "theme": theme,
        "findings": [
          [
            "place": "title", "problem": "cut-off", "text": "Long", "message": "cut off: “Long”",
            "frame": [8, 9.5, 10, 11],
          ]
        ],
      ])
    }
    let html = SnapshotReport(journals: [try folder.journal()]).html
    #expect(html.ranges(of: "<span class=\"badge lint\">cut-off</span>").count == 1)
    #expect(html.ranges(of: "data-frame=\"8 9.5 10 11\"").count == 2)
    #expect(html.contains("<b>2</b> with lint"))
  }

  @Test func `the same journals give the same bytes`() throws {
    let folder = try JournalFolder()
    for number in 0..<20 {
      try folder.add([
        "snapshot": "\(number)", "language": "x\(number % 7)", "outcome": "\(number)",
      ])
    }
    folder.add(line: #"{"versions": {"b": "1", "a": "2", "c": "3"}}"#)
    let journal = try folder.journal()
    let pages = (0..<5).map { _ in SnapshotReport(journals: [journal]).html }
    #expect(Set(pages).count == 1)
    #expect(pages[0].contains("a 2 · b 1 · c 3"))
  }
}
