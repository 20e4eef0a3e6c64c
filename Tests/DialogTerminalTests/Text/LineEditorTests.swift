import Testing

@testable import DialogTerminal

@Suite struct `A line that is edited` {
  /// The text with `|` at the cursor.
  private func edited(_ text: String, _ keys: [Key]) -> String {
    var editor = LineEditor(text)
    for key in keys {
      let isTaken = editor.handle(key)
      #expect(isTaken, "\(key)")
    }
    var shown = editor.text
    shown.insert("|", at: shown.index(shown.startIndex, offsetBy: editor.cursor))
    return shown
  }

  @Test(
    arguments: [
      ("", [], "|"), ("ab", [], "ab|"), ("ab", [.character("c")], "abc|"),
      ("ab", [.left, .character("c")], "ac|b"), ("ab", [.left, .left, .left], "|ab"),
      ("ab", [.left, .right, .right], "ab|"), ("ab", [.home], "|ab"),
      ("ab", [.home, .end], "ab|"),
      ("ab", [.control("a")], "|ab"), ("ab", [.left, .control("e")], "ab|"),
      ("ab", [.backspace], "a|"), ("", [.backspace], "|"),
      ("ab", [.home, .delete], "|b"),
      ("ab", [.delete], "ab|"), ("ab", [.left, .backspace], "|b"),
    ] as [(String, [Key], String)])
  func `takes and loses characters at the cursor`(text: String, keys: [Key], result: String) {
    #expect(edited(text, keys) == result)
  }

  @Test(
    arguments: [
      ("e\u{301}", [.backspace], "|"), ("👨‍👩‍👧x", [.left, .backspace], "|x"),
      ("🇩🇪🇫🇷", [.left], "🇩🇪|🇫🇷"),
      ("e", [.character("\u{301}")], "e\u{301}|"), ("한국", [.home, .delete], "|국"),
      ("🇩x🇪", [.left, .backspace], "🇩🇪|"), ("🇷🇩", [.home, .character("🇫")], "🇫🇷|🇩"),
      ("\u{301}", [.home, .character("e")], "e\u{301}|"),
      ("नमस्ते", [.backspace], "नम|"),
    ] as [(String, [Key], String)])
  func `is made of graphemes`(text: String, keys: [Key], result: String) {
    #expect(edited(text, keys) == result)
  }

  @Test(
    arguments: [
      ("one two", [.wordLeft], "one |two"),
      ("one two", [.wordLeft, .wordLeft], "|one two"),
      ("one, two", [.left, .left, .left, .wordLeft], "|one, two"),
      ("  a", [.wordLeft], "  |a"),
      ("one two ", [.wordLeft], "one |two "), ("", [.wordLeft], "|"),
      ("", [.wordRight], "|"),
      ("one two", [.home, .wordRight], "one| two"),
      ("über 한국어", [.wordLeft], "über |한국어"),
      ("one, two", [.home, .wordRight, .wordRight], "one, two|"),
      ("...", [.wordLeft], "|..."),
      ("one two", [.wordBackspace], "one |"), ("one two.", [.wordBackspace], "one |"),
      ("one two", [.home, .alt("d")], "| two"), ("one", [.alt("d")], "one|"),
    ] as [(String, [Key], String)])
  func `has words`(text: String, keys: [Key], result: String) {
    #expect(edited(text, keys) == result)
  }

  @Test(
    arguments: [
      ("abc", [.left, .control("u")], "|c"), ("abc", [.left, .control("k")], "ab|"),
      ("abc", [.left, .control("u"), .end, .control("y")], "cab|"),
      ("abc", [.left, .control("k"), .home, .control("y")], "c|ab"),
      ("one two", [.wordBackspace, .control("y"), .control("y")], "one twotwo|"),
      ("one two", [.home, .alt("d"), .end, .control("y")], " twoone|"),
      ("ab", [.control("u"), .control("u"), .control("k"), .control("y")], "ab|"),
      ("ab", [.control("y")], "ab|"),
    ] as [(String, [Key], String)])
  func `gives back what was cut`(text: String, keys: [Key], result: String) {
    #expect(edited(text, keys) == result)
  }

  @Test(arguments: [
    ("ab\ncd", "xab cd|y"), ("ab\n", "xab|y"), ("\n\n", "x |y"), ("", "x|y"),
    ("a\tb", "xa\tb|y"),
    ("\u{301}z", "x\u{301}z|y"),
  ])
  func `takes pasted text as one line`(pasted: String, result: String) {
    #expect(edited("xy", [.left, .paste(pasted)]) == result)
  }

  @Test(
    arguments: [
      .enter, .escape, .tab, .backTab, .up, .down, .pageUp, .pageDown, .insert, .other,
      .control("c"),
      .control("l"), .alt("x"), .mouse(MouseEvent(action: .press, row: 0, column: 0)),
      .report(.attributes([1])),
    ] as [Key])
  func `leaves other keys alone`(key: Key) {
    var editor = LineEditor("ab")
    let isTaken = editor.handle(key)
    #expect(!isTaken)
    #expect(editor == LineEditor("ab"))
  }

  @Test func `has its cursor at the end of a new text`() {
    var editor = LineEditor("abc")
    _ = editor.handle(.home)
    editor.text = "de"
    #expect(editor.cursor == 2)
    #expect(editor.text == "de")
  }

  @Test func `never has its cursor within a grapheme`() {
    var random = SeededNumbers(seed: 3)
    let keys: [Key] = [
      .character("a"), .character("🇩"), .character("\u{301}"), .character("👨"),
      .character("\u{200D}"),
      .character(" "), .character("क"), .character("\u{94D}"), .left, .left, .right, .home, .end,
      .backspace, .delete, .wordLeft, .wordRight, .wordBackspace, .alt("d"), .control("u"),
      .control("k"), .control("y"), .paste("🇪🇪\u{301}"), .character("각"), .character("\u{11A8}"),
    ]
    for _ in 0..<300 {
      var editor = LineEditor()
      for _ in 0..<30 {
        _ = editor.handle(keys.randomElement(using: &random) ?? .home)
        var moved = editor
        var steps = 0
        while moved.cursor < moved.text.count, steps < 1000 {
          _ = moved.handle(.right)
          steps += 1
        }
        #expect(editor.cursor + steps == editor.text.count, "\(editor.text.debugDescription)")
      }
    }
  }
}
