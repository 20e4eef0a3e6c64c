import Testing

@testable import DialogTerminal

@Suite struct `The part of a line that is shown` {
  private func window(
    _ text: String, back: Int = 0, _ width: Int, _ echo: LineEditor.Echo = .text
  ) -> LineEditor.Window {
    var editor = LineEditor(text)
    for _ in 0..<back { _ = editor.handle(.left) }
    return editor.window(width: width, echo: echo)
  }

  @Test(arguments: [
    ("", 0, 5, "", 0), ("abcd", 0, 5, "abcd", 4), ("abcde", 0, 5, "cde", 3),
    ("abcde", 1, 5, "abcde", 4),
    ("abcdef", 0, 5, "cdef", 4), ("abcdefg", 0, 5, "efg", 3),
    ("abcdefg", 7, 5, "abcde", 0),
    ("abcdefg", 1, 5, "cdefg", 4), ("abcd", 0, 1, "", 0), ("abcd", 1, 1, "d", 0),
    ("abcd", 4, 1, "a", 0), ("abcd", 0, 2, "d", 1), ("abcd", 0, 0, "", 0),
    ("abcd", 0, -1, "", 0),
    ("漢字漢字", 0, 5, "漢字", 4), ("漢字漢字", 1, 5, "漢字", 2), ("漢字漢字", 2, 5, "字漢", 2),
    ("a\u{1B}", 0, 9, #"a\u{1B}"#, 7), ("a\tb", 1, 9, "a    b", 5),
    ("e\u{301}x", 1, 3, "e\u{301}x", 1),
    ("漢", 0, 1, "", 0), ("漢", 1, 1, "", 0),
  ])
  func `has the cursor in it`(text: String, back: Int, width: Int, shown: String, cursor: Int) {
    #expect(window(text, back: back, width) == LineEditor.Window(text: shown, cursor: cursor))
  }

  @Test(arguments: [
    ("", "", 0), ("a", "•••", 3), ("correct horse", "•••", 3),
  ])
  func `says nothing of a secret but that there is one`(text: String, shown: String, cursor: Int) {
    for back in 0...text.count {
      #expect(
        window(text, back: back, 9, .presence("•"))
          == LineEditor.Window(text: shown, cursor: cursor))
    }
  }

  @Test(arguments: [("", 0, "", 0), ("e\u{301}漢a", 0, "***", 3), ("abc", 2, "***", 1)])
  func `says how long a secret is where that is asked`(
    text: String, back: Int, shown: String, cursor: Int
  ) {
    #expect(
      window(text, back: back, 9, .length("*")) == LineEditor.Window(text: shown, cursor: cursor))
  }

  @Test func `fits, whatever the text and the width`() {
    var random = SeededNumbers(seed: 8)
    let pieces = ["a", "漢", "e\u{301}", "👨‍👩‍👧", "\u{200B}", "\t", "\u{202E}", " ", "…", "क्ष"]
    for _ in 0..<500 {
      var editor = LineEditor(
        (0..<Int.random(in: 0...30, using: &random))
          .map { _ in pieces.randomElement(using: &random) ?? "" }.joined())
      for _ in 0..<Int.random(in: 0...30, using: &random) { _ = editor.handle(.left) }
      let width = Int.random(in: 1...12, using: &random)
      for measure in [TextMeasure(), TextMeasure(isAmbiguousWide: true)] {
        for echo in [.text, .length("•"), .presence("•")] as [LineEditor.Echo] {
          let window = editor.window(width: width, echo: echo, measure: measure)
          #expect(measure.width(of: window.text) <= width)
          #expect((0..<width).contains(window.cursor))
        }
      }
    }
  }
}
