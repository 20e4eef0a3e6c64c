import DialogGraphics
import DialogSnapshots
import Dialogs
import Foundation
import Testing

@Suite struct SnapshotReportTests {
  private let red = RGBAColor(red: 255, green: 0, blue: 0)
  private let blue = RGBAColor(red: 0, green: 0, blue: 255)

  private func uri(_ color: RGBAColor) throws -> String {
    "src=\"data:image/png;base64,\(Data(try JournalFolder.picture(color)).base64EncodedString())\""
  }

  private func count(_ part: String, in text: String) -> Int {
    text.components(separatedBy: part).count - 1
  }

  @Test func `a picture that passed is in the page once`() throws {
    let folder = try JournalFolder()
    try folder.add([
      "reference": try folder.add(red, "r.png"), "actual": try folder.add(red, "a.png"),
    ])
    let html = SnapshotReport(journals: [try folder.journal()]).html
    #expect(count(try uri(red), in: html) == 1)
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
      #expect(count(try uri(color), in: html) == 1)
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

  @Test func `nothing that a journal or a text says is read as markup`() throws {
    let folder = try JournalFolder()
    let evil = "</script><img src=x onerror=\"alert('x')\">\u{0}\u{1B}"
    let text = try folder.add("a\n\(evil)", "a.txt")
    let other = try folder.add("b\n\(evil)", "b.txt")
    try folder.add([
      "snapshot": evil, "test": evil, "name": evil, "language": evil, "theme": evil,
      "format": evil, "outcome": evil, "message": evil, "reference": text, "actual": other,
      "findings": [["place": evil, "problem": evil, "text": evil, "message": evil]],
    ])
    folder.add(line: try folder.json(["versions": [evil: evil]]))
    let html = SnapshotReport(journals: [try folder.journal(evil.filter(\.isLetter))]).html
    #expect(!html.contains("<img"))
    #expect(count("</script>", in: html) == 1)
    #expect(!html.contains("\u{0}") && !html.contains("\u{1B}"))
    #expect(
      html.contains("&lt;/script&gt;&lt;img src=x onerror=&quot;alert(&#39;x&#39;)&quot;&gt;\\u{0}")
    )
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

  @Test func `the page names no folder of this machine`() throws {
    let folder = try JournalFolder()
    let here = FileManager.default.currentDirectoryPath
    let home = try #require(ProcessInfo.processInfo.environment["HOME"])
    try folder.add([
      "outcome": "failed", "reference": "/opt/elsewhere/Tests/__Snapshots__/a.en.light@1x.png",
      "message":
        "/opt/elsewhere/Tests/a.swift differs from \(folder.path)/a.png, \(here)/b and \(home)/c",
    ])
    let html = SnapshotReport(journals: [try folder.journal()]).html
    for place in ["/opt/elsewhere", folder.path, "\(here)/", "\(home)/"] {
      #expect(!html.contains(place))
    }
    #expect(html.contains("Tests/a.swift differs from a.png, b and"))
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
    #expect(count("<span class=\"badge lint\">cut-off</span>", in: html) == 1)
    #expect(count("data-frame=\"8 9.5 10 11\"", in: html) == 2)
    #expect(html.contains("<b>2</b> with lint"))
  }

  @Test func `no file is shown from outside the journal's folder and the package`() throws {
    let folder = try JournalFolder()
    let outside = try JournalFolder()
    let secret = outside.path + "/" + (try outside.add("secret words", "secret"))
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/link", withDestinationPath: secret)
    for name in [
      secret, "link", folder.path + "/../" + outside.folder.lastPathComponent + "/secret",
    ] {
      try folder.add(["snapshot": name, "format": "text", "outcome": "failed", "actual": name])
    }
    try folder.add(["format": "text", "reference": try folder.add("known words", "r.txt")])
    let html = SnapshotReport(journals: [try folder.journal()]).html
    #expect(!html.contains("secret words") && html.contains("known words"))
    #expect(html.contains("3 files are left out: outside the package"))
  }

  @Test func `the style and the script are named by what the page holds`() throws {
    func nonces(_ message: String) throws -> Set<String> {
      let folder = try JournalFolder()
      try folder.add(["outcome": "failed", "message": message])
      let html = SnapshotReport(journals: [try folder.journal()]).html
      let nonces = html.matches(of: /nonce[-=]["']?([^"'> ]*)/).map { String($0.1) }
      #expect(nonces.count == 4)
      return Set(nonces)
    }
    let (one, other) = (try nonces("one"), try nonces("other"))
    #expect(one.count == 1 && other.count == 1 && one != other)
    #expect(try one == nonces("one"))
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

  @Test(.timeLimit(.minutes(1)))
  func `a link stays one, and a pipe is written to`() throws {
    let folder = try JournalFolder()
    let report = SnapshotReport(journals: [try folder.journal()])
    _ = try folder.add("old", "page.html")
    let link = folder.path + "/link.html"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "page.html")
    try report.write(to: link)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "page.html")
    #expect(try String(contentsOfFile: folder.path + "/page.html", encoding: .utf8) == report.html)
    let pipe = folder.path + "/pipe"
    #expect(mkfifo(pipe, 0o600) == 0)
    let reader = open(pipe, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    defer { close(reader) }
    try report.write(to: pipe)
    var bytes = [UInt8](repeating: 0, count: 15)
    #expect(read(reader, &bytes, bytes.count) == bytes.count)
    #expect(bytes == Array("<!DOCTYPE html>".utf8))
  }

  @Test func `a page is written whole, or an error says why not`() throws {
    let folder = try JournalFolder()
    let report = SnapshotReport(journals: [try folder.journal()])
    let path = folder.path + "/new/report.html"
    try report.write(to: path)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == report.html)
    let error = #expect(throws: SnapshotError.self) {
      try report.write(to: path + "/report.html")
    }
    #expect(error?.description.contains("report.html") == true)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/new").count == 1)
  }
}
