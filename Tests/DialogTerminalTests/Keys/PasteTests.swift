import Testing

@testable import DialogTerminal

@Suite struct `Pasted text` {
  private let start = Array("\u{1B}[200~".utf8)
  private let end = Array("\u{1B}[201~".utf8)

  private func keys(of text: String) -> [Key] {
    var parser = KeyParser()
    return parser.feed(Array(text.utf8))
  }

  private func pasted(_ bytes: [UInt8]) -> [Key] {
    var parser = KeyParser()
    return parser.feed(start + bytes + end + Array("x".utf8))
  }

  @Test(arguments: [
    ("ab\ncd", "ab\ncd"), ("a\rb\r\nc\n\nd", "a\nb\nc\n\nd"), ("\r\r\n\n", "\n\n\n"),
    ("", ""),
    ("\u{1B}[A", "\u{1B}[A"), ("\u{1B}\u{1B}[201", "\u{1B}\u{1B}[201"),
    ("\u{3}\t", "\u{3}\t"),
    ("e\u{301}한\u{FFFD}", "e\u{301}한\u{FFFD}"), ("\u{1B}[200~", "\u{1B}[200~"),
  ])
  func `is kept as it was, but for line ends`(bytes: String, text: String) {
    #expect(pasted(Array(bytes.utf8)) == [.paste(text), .character("x")])
  }

  @Test func `without a mark, but all at once, is one piece of text as well`() {
    let keys = keys(of: "ab한e\u{301}\u{1B}[Dx\rcd")
    #expect(
      keys.joiningCharacters == [
        .paste("ab한e\u{301}"), .left, .character("x"), .enter, .paste("cd"),
      ])
  }

  @Test func `loses what is not UTF-8`() {
    #expect(pasted([0x61, 0xFF, 0xC3, 0x62]) == [.paste("ab"), .character("x")])
  }

  @Test(arguments: [0, 1])
  func `is bounded`(excess: Int) {
    let kept = String(repeating: "a", count: 1 << 20)
    let more = String(repeating: "b", count: excess)
    #expect(pasted(Array((kept + more).utf8)) == [.paste(kept), .character("x")])
  }

  @Test func `comes in many portions`() {
    var parser = KeyParser()
    var keys: [Key] = []
    for byte in start + Array("é\u{1B}[2\r\n".utf8) + end {
      keys += parser.feed([byte])
      if keys.isEmpty && parser.isWaiting { continue }
      keys += parser.timeOut()
    }
    #expect(keys == [.paste("é\u{1B}[2\n")])
  }
}
