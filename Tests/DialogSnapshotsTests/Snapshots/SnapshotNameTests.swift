import DialogRender
import Dialogs
import Testing

@testable import DialogSnapshots

@Suite struct SnapshotNameTests {
  private let long = String(repeating: "verylong", count: 100)

  private func file(
    _ test: String, _ name: String? = nil, _ language: String = "de",
    _ variant: String = "light@2x.png"
  ) -> String {
    SnapshotName(
      testFile: "AlertTests", test: test, name: name, language: language, variant: variant
    ).file
  }

  @Test(
    arguments: [
      ("asks()", nil, "asks.de.light@2x.png"),
      ("matrix(language:scale:)", "delete", "matrix.delete.de.light@2x.png"),
      ("asks", "two_words-1", "asks.two_words-1.de.light@2x.png"),
    ] as [(String, String?, String)])
  func `a name that every file system takes stays as it is`(
    test: String, name: String?, file: String
  ) {
    #expect(self.file(test, name) == file)
  }

  @Test(
    arguments: [
      ("a/b", "a-b-"), ("two words", "two-words-"), ("über", "ber-"), ("v1.2", "v1-2-"), ("🎉", ""),
      ("../../etc", "etc-"), ("", ""),
    ])
  func `a name that loses characters ends with a hash`(name: String, start: String) {
    let part = SnapshotName.part(name, limit: 60)
    #expect(part.hasPrefix(start))
    #expect(part.dropFirst(start.count).count == 8)
    #expect(part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_".contains($0)) })
  }

  @Test func `names that lose the same way stay apart`() {
    let names = ["a b", "a-b", "a/b", "a  b", "a.b", "ä-b", "ö-b", "a b "]
    #expect(Set(names.map { SnapshotName.part($0, limit: 60) }).count == names.count)
  }

  @Test func `a test in backticks goes by its words`() {
    let raw = file("`a note (or two) goes`()")
    #expect(raw == file("a note (or two) goes"))
    #expect(raw.hasPrefix("a-note-or-two-goes-"))
  }

  @Test func `no name is longer than 200 bytes`() {
    var theme = Theme.light
    theme.name = long
    let formats: [SnapshotFormat] = [
      .frames(theme: theme, textSize: 4 / 3), .picture(theme: theme, scale: 4 / 3, textSize: 4 / 3),
      .text(columns: .max), .json, .transcript(""),
    ]
    #expect(formats[0].variant.hasSuffix("-text133.333.frames.json"))
    for format in formats {
      let name = SnapshotName(
        testFile: long, test: long, name: long, language: long, variant: format.variant)
      #expect(name.path.split(separator: "/").allSatisfy { $0.utf8.count <= 200 }, "\(name.path)")
    }
    #expect(file(long + "1") != file(long + "2"))
  }

  @Test func `no attachment has a longer one, nor that of another`() async throws {
    let package = try SnapshotPackage()
    var names: [String] = []
    for end in ["1", "2"] {
      let outcome = await package.verify(
        named: long + end, test: long, in: package.run(.never), file: long)
      names += outcome.attachments.map(\.name)
    }
    #expect(names.count == 2 && Set(names).count == 2)
    #expect(names.allSatisfy { $0.utf8.count <= 200 && $0.hasSuffix("-actual.json") }, "\(names)")
  }

  @Test func `the hash is FNV-1a's`() {
    #expect(StableHash("".utf8).value == 0xCBF2_9CE4_8422_2325)
    #expect(StableHash("foobar".utf8).value == 0x8594_4171_F739_67E8)
  }
}
