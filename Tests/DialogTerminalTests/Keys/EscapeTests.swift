import Testing

@testable import DialogTerminal

@Suite struct `The escape key` {
  @Test(
    arguments: [
      (["\u{1B}[B"], [.down]), (["\u{1B}OB"], [.down]), (["\u{1B}"], [.escape]),
      (["\u{1B}", "OB"], [.escape]), (["\u{1B}", "[B"], [.escape]),
      (["\u{1B}", "[1;5C"], [.escape]), (["\u{1B}", "OBx"], [.escape, .character("x")]),
      (["\u{1B}", "Ob"], [.escape]),
      (["\u{1B}", "[200~a\u{1B}[201~"], [.escape, .paste("a")]),
      (["\u{1B}", "O", "B"], [.escape, .character("O"), .character("B")]),
      (["\u{1B}", "Ok"], [.escape, .character("O"), .character("k")]),
      (["\u{1B}", "x", "OB"], [.escape, .character("x"), .character("O"), .character("B")]),
      (["\u{1B}", "[1", "\r", "\u{1B}[A"], [.escape, .enter, .up]),
      (["\u{1B}\u{1B}"], [.escape, .escape]), (["\u{1B}\u{1B}[A"], [.escape, .up]),
      (["\u{1B}["], [.alt("[")]), (["\u{1B}O"], [.alt("O")]), (["\u{1B}P"], [.alt("P")]),
      (["\u{1B}]"], [.alt("]")]), (["\u{1B}_"], [.alt("_")]),
      (["\u{1B}]11;rgb:\u{1B}"], [.escape]),
      (["\u{1B}[1;", "5C"], [.wordRight]),
      (["\u{1B}[200~a\u{1B}", "[201~"], [.paste("a")]),
    ] as [([String], [Key])])
  func `is known by the silence after it`(portions: [String], keys: [Key]) {
    var parser = KeyParser()
    var found: [Key] = []
    for portion in portions {
      found += parser.feed(Array(portion.utf8))
      found += parser.timeOut()
      #expect(!parser.isWaiting)
    }
    #expect(found == keys)
  }

  @Test(arguments: [
    ("\u{1B}", true), ("\u{1B}[", true), ("\u{1B}O", true), ("\u{1B}]", true),
    ("\u{1B}\u{1B}", true),
    ("", false), ("a", false), ("\u{C3}", false), ("\u{1B}[1", false),
    ("\u{1B}]1", false),
    ("\u{1B}[A", false), ("\u{1B}[200~", false), ("\u{1B}[200~\u{1B}", false),
  ])
  func `is waited for only where it may be one`(bytes: String, isWaiting: Bool) {
    var parser = KeyParser()
    _ = parser.feed(Array(bytes.utf8))
    #expect(parser.isWaiting == isWaiting)
    _ = parser.timeOut()
    #expect(!parser.isWaiting)
    #expect(parser.timeOut() == [])
  }
}
