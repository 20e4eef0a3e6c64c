import DialogSnapshots
import Foundation
import Testing

/// A page is opened by others than those whose machine it tells of, and not all that it tells is ours.
@Suite struct ReportSafetyTests {
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
    #expect(html.ranges(of: "</script>").count == 1)
    #expect(!html.contains("\u{0}") && !html.contains("\u{1B}"))
    #expect(
      html.contains("&lt;/script&gt;&lt;img src=x onerror=&quot;alert(&#39;x&#39;)&quot;&gt;\\u{0}")
    )
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
}
