import Dialogs
import Testing

@testable import DialogTerminal

@Suite struct `Text that a terminal cannot obey` {
  @Test(arguments: [
    ("Tom & Jerry <b>", "Tom & Jerry <b>"),
    (#"C:\new\table"#, #"C:\new\table"#),
    ("snake_case 100%", "snake_case 100%"),
    ("\u{1B}]0;pwn\u{7}\u{1B}[8m", #"\u{1B}]0;pwn\u{7}\u{1B}[8m"#),
    ("\u{0}\u{1F}\u{7F}", #"\u{0}\u{1F}\u{7F}"#),
    ("a\u{80}\u{85}\u{9B}\u{9F}b", #"a\u{80}\u{85}\u{9B}\u{9F}b"#),
    ("\u{FEFF}a\u{FFF9}", #"\u{FEFF}a\u{FFF9}"#),
    ("\u{202A}\u{202E}\u{2066}\u{2069}", #"\u{202A}\u{202E}\u{2066}\u{2069}"#),
    ("\u{200E}\u{200F}\u{61C}", #"\u{200E}\u{200F}\u{61C}"#),
    ("a\u{2028}b\u{2029}", #"a\u{2028}b\u{2029}"#),
    ("a\r\nb", #"a\u{D}\u{A}b"#),
    ("a\tb", "a    b"),
    ("é 한국어 \u{A0}👨‍👩‍👧 ❤️", "é 한국어 \u{A0}👨‍👩‍👧 ❤️"),
  ])
  func `control characters and bidi marks are shown, all else is as it was`(
    text: String, shown: String
  ) {
    #expect(text.visible == shown)
  }

  @Test func `no control character at all gets through`() {
    let controls = (0...0x9F).compactMap(Unicode.Scalar.init)
      .filter { $0.properties.generalCategory == .control }
    #expect(controls.count == 65)
    for control in controls {
      #expect(String(control).visible.unicodeScalars.allSatisfy { $0.value >= 0x20 }, "\(control)")
      #expect(!String(control).visible.unicodeScalars.contains(control))
    }
  }

  @Test(arguments: [
    ("", ""), (String(repeating: "é", count: 60), String(repeating: "é", count: 60)),
  ])
  func `short texts are quoted whole`(text: String, quoted: String) {
    #expect(text.shortened == quoted)
  }

  @Test func `a long text is quoted by its beginning`() {
    let quoted = String(repeating: "x", count: 100_000).shortened
    #expect(quoted == String(repeating: "x", count: 59) + "…")
  }
}
