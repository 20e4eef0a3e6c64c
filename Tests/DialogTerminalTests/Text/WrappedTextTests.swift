import Dialogs
import Testing

@testable import DialogTerminal

@Suite struct `Text that is wrapped` {
  private let measure = TextMeasure()

  @Test(arguments: [
    (10, ["one two", "three"]), (7, ["one two", "three"]), (6, ["one", "two", "three"]),
    (13, ["one two three"]), (12, ["one two", "three"]), (5, ["one", "two", "three"]),
    (4, ["one", "two", "thre", "e"]), (1, "onetwothree".map(String.init)),
    (0, "onetwothree".map(String.init)),
  ])
  func `is broken at spaces, and words only where they are too long`(width: Int, lines: [String]) {
    #expect(measure.lines(of: "one two three", width: width) == lines)
  }

  @Test(arguments: [
    ("漢字かな", 8, ["漢字かな"]), ("漢字かな", 7, ["漢字か", "な"]), ("漢字かな", 4, ["漢字", "かな"]),
    ("漢字かな", 3, ["漢", "字", "か", "な"]), ("漢字かな", 1, ["?", "?", "?", "?"]),
    ("漢字。かな", 4, ["漢", "字。", "かな"]), ("「漢字」", 6, ["「漢", "字」"]),
    ("한국어 한국어", 13, ["한국어 한국어"]), ("한국어 한국어", 12, ["한국어 한국", "어"]),
    ("a漢b", 3, ["a漢", "b"]), ("a漢b", 1, ["a", "?", "b"]),
  ])
  func `is broken between ideographs, but not before a full stop`(
    text: String, width: Int, lines: [String]
  ) {
    #expect(measure.lines(of: text, width: width) == lines)
  }

  @Test(arguments: [
    ("", 5, [""]), ("a\nb", 5, ["a", "b"]), ("a\n\nb\n", 5, ["a", "", "b", ""]),
    ("\n", 1, ["", ""]),
    ("ab\ncd ef", 2, ["ab", "cd", "ef"]),
  ])
  func `keeps line feeds and blank lines`(text: String, width: Int, lines: [String]) {
    #expect(measure.lines(of: text, width: width) == lines)
  }

  @Test(arguments: [
    ("ab  cd", 6, ["ab  cd"]), ("ab  cd", 5, ["ab", "cd"]),
    ("ab  cd", 3, ["ab", "cd"]), ("ab  ", 4, ["ab  "]),
    ("ab  ", 3, ["ab"]), ("  ab", 4, ["  ab"]), ("  ab", 3, ["ab"]),
    ("  ab cd", 4, ["  ab", "cd"]),
    ("     ", 3, [""]), ("  abcdef", 4, ["abcd", "ef"]),
    ("a\u{A0}b c", 3, ["a\u{A0}b", "c"]),
  ])
  func `drops spaces where a line is broken`(text: String, width: Int, lines: [String]) {
    #expect(measure.lines(of: text, width: width) == lines)
  }

  @Test(arguments: [
    ("👨‍👩‍👧👨‍👩‍👧", 3, ["👨‍👩‍👧", "👨‍👩‍👧"]), ("🇩🇪🇫🇷", 2, ["🇩🇪", "🇫🇷"]),
    ("1️⃣1️⃣", 3, ["1️⃣", "1️⃣"]),
    ("e\u{301}e\u{301}e\u{301}", 2, ["e\u{301}e\u{301}", "e\u{301}"]),
    ("สวัสดี", 2, ["สวั", "สดี"]), ("क्षक्ष", 1, ["?", "?"]),
  ])
  func `never breaks a grapheme`(text: String, width: Int, lines: [String]) {
    #expect(measure.lines(of: text, width: width) == lines)
  }

  @Test(arguments: [("ab\u{200B}cd", 3, ["ab\u{200B}", "cd"]), ("ab-cd", 4, ["ab-", "cd"])])
  func `is broken where the text allows it`(text: String, width: Int, lines: [String]) {
    #expect(measure.lines(of: text, width: width) == lines)
  }

  @Test func `shows what a terminal would obey`() {
    #expect(measure.lines(of: "a\u{1B}[8mb\tc", width: 20) == [#"a\u{1B}[8mb    c"#])
    #expect(measure.lines(of: "a\r\nb", width: 20) == [#"a\u{D}"#, "b"])
  }

  @Test func `is never wider than the width, and nothing but spaces is lost`() {
    var random = SeededNumbers(seed: 5)
    let pieces = [
      "a", "word", "überlang", " ", "  ", "漢", "한국어", "。", "「", "👨‍👩‍👧", "🇩🇪", "e\u{301}", "\u{200B}",
      "\n", "-", "क्ष",
      "สวัสดี", "\u{1B}", "\u{202E}", "\t", "…",
    ]
    for _ in 0..<1000 {
      let count = Int.random(in: 0...30, using: &random)
      let text = (0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      let width = Int.random(in: 2...20, using: &random)
      for measure in [TextMeasure(), TextMeasure(isAmbiguousWide: true)] {
        let lines = measure.lines(of: text, width: width)
        let said = text.split(separator: "\n").map { String($0).visible }.joined()
        #expect(lines.allSatisfy { measure.width(of: $0) <= width }, "\(text.debugDescription)")
        #expect(
          lines.joined().filter { $0 != " " } == said.filter { $0 != " " },
          "\(text.debugDescription) in \(width)")
      }
    }
  }
}
