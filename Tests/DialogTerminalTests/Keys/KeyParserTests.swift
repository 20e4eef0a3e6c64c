import Testing

@testable import DialogTerminal

@Suite struct `Keys from bytes` {
  private func keys(_ text: String) -> [Key] {
    var parser = KeyParser()
    return parser.feed(Array(text.utf8))
  }

  @Test(
    arguments: [
      ("\u{1B}[A", .up), ("\u{1B}[B", .down), ("\u{1B}[C", .right), ("\u{1B}[D", .left),
      ("\u{1B}OA", .up), ("\u{1B}OB", .down), ("\u{1B}OC", .right), ("\u{1B}OD", .left),
      ("\u{1B}[H", .home), ("\u{1B}[F", .end), ("\u{1B}OH", .home), ("\u{1B}OF", .end),
      ("\u{1B}[1~", .home), ("\u{1B}[4~", .end), ("\u{1B}[7~", .home),
      ("\u{1B}[8~", .end),
      ("\u{1B}[2~", .insert), ("\u{1B}[3~", .delete), ("\u{1B}[5~", .pageUp),
      ("\u{1B}[6~", .pageDown), ("\u{1B}[Z", .backTab), ("\u{1B}OM", .enter),
      ("\t", .tab), ("\r", .enter), ("\n", .enter), ("\u{7F}", .backspace),
      ("\u{8}", .backspace),
      ("\u{17}", .wordBackspace), ("\u{1}", .control("a")), ("\u{15}", .control("u")),
      ("\u{1A}", .control("z")), ("\u{1C}", .other), ("\u{1F}", .other),
    ] as [(String, Key)])
  func `are known in each of their forms`(bytes: String, key: Key) {
    #expect(keys(bytes) == [key])
  }

  @Test(
    arguments: [
      ("\u{1B}[1;2A", .up), ("\u{1B}[1;5B", .down), ("\u{1B}[1;2C", .right),
      ("\u{1B}[1;5C", .wordRight), ("\u{1B}[1;3D", .wordLeft), ("\u{1B}[1;6D", .wordLeft),
      ("\u{1B}[1;69C", .wordRight), ("\u{1B}[1;65C", .right), ("\u{1B}Oc", .wordRight),
      ("\u{1B}Od", .wordLeft), ("\u{1B}[c", .right), ("\u{1B}[1;5H", .home),
      ("\u{1B}[3;5~", .delete),
      ("\u{1B}b", .wordLeft), ("\u{1B}f", .wordRight), ("\u{1B}\u{7F}", .wordBackspace),
      ("\u{1B}\u{8}", .wordBackspace), ("\u{1B}x", .alt("x")), ("\u{1B}Ä", .alt("Ä")),
      ("\u{1B} ", .alt(" ")), ("\u{1B}\r", .other), ("\u{1B}\t", .other),
    ] as [(String, Key)])
  func `are known with what is held`(bytes: String, key: Key) {
    #expect(keys(bytes) == [key])
  }

  @Test(
    arguments: [
      ("\u{1B}[97u", .character("a")), ("\u{1B}[97;2u", .character("A")),
      ("\u{1B}[49:33;2u", .character("!")), ("\u{1B}[97;65u", .character("a")),
      ("\u{1B}[223;2u", .character("ß")), ("\u{1B}[228;2u", .character("Ä")),
      ("\u{1B}[97;5u", .control("a")), ("\u{1B}[119;5u", .wordBackspace),
      ("\u{1B}[98;3u", .wordLeft),
      ("\u{1B}[120;3u", .alt("x")), ("\u{1B}[13u", .enter), ("\u{1B}[13;3u", .other),
      ("\u{1B}[27u", .escape), ("\u{1B}[9;2u", .backTab), ("\u{1B}[9u", .tab),
      ("\u{1B}[127u", .backspace), ("\u{1B}[127;5u", .wordBackspace),
      ("\u{1B}[97;9u", .other),
      ("\u{1B}[109;5u", .control("m")), ("\u{1B}[50;5u", .other),
      ("\u{1B}[57376u", .other),
      ("\u{1B}[9999999u", .other), ("\u{1B}[155u", .other), ("\u{1B}[55296u", .other),
      ("\u{1B}[27;2;65~", .character("A")), ("\u{1B}[27;5;99~", .control("c")),
      ("\u{1B}[27;5;13~", .enter), ("\u{1B}[27;2;9~", .backTab),
      ("\u{1B}[97;1:1u", .character("a")),
    ] as [(String, Key)])
  func `are known by their numbers`(bytes: String, key: Key) {
    #expect(keys(bytes) == [key])
  }

  @Test(arguments: [
    "\u{1B}[18~", "\u{1B}[P", "\u{1B}OP", "\u{1B}[[A", "\u{1B}[E", "\u{1B}[1;2S", "\u{1B}[R",
    "\u{1B}[3^", "\u{1B}[" + String(repeating: "1;", count: 50_000) + "A",
  ])
  func `that mean nothing here are told as such`(bytes: String) {
    #expect(keys(bytes + "x") == [.other, .character("x")])
  }

  @Test(arguments: [
    "\u{0}", "\u{80}", "\u{9B}", "\u{1B}[I", "\u{1B}[O", "\u{1B}[0n", "\u{1B}[?2026;2$y",
    "\u{1B}[?1u", "\u{1B}[97;1:3u", "\u{1B}[1;1:3A", "\u{1B}[>1;2~",
    "\u{1B}]52;c;YQ==\u{7}", "\u{1B}P>|xterm(388)\u{1B}\\", "\u{1B}]11;?\u{1B}\\",
    "\u{1B}]" + String(repeating: "1", count: 100_000) + "\u{7}",
  ])
  func `are not made of anything else`(bytes: String) {
    #expect(keys(bytes + "x") == [.character("x")])
  }

  @Test(
    arguments: [
      ("aé한", ["a", "é", "한"]), ("e\u{301}x", ["e\u{301}", "x"]),
      ("🇩🇪🇫🇷", ["🇩🇪", "🇫🇷"]), ("👨‍👩‍👧", ["👨‍👩‍👧"]),
      ("\u{200F}", ["\u{200F}"]),
    ] as [(String, [Character])])
  func `that come together make whole graphemes`(bytes: String, characters: [Character]) {
    #expect(keys(bytes) == characters.map(Key.character))
  }

  @Test func `do not wait for more of a grapheme`() {
    var parser = KeyParser()
    #expect(parser.feed(Array("e".utf8)) == [.character("e")])
    #expect(parser.feed(Array("\u{301}".utf8)) == [.character("\u{301}")])
  }

  @Test(
    arguments: [
      [0xFF], [0xC3], [0xC0, 0x80], [0xE0, 0x81, 0x81], [0xF0, 0x80, 0x81, 0x81],
      [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80],
      [0xF4, 0x90, 0x80, 0x80],
      [0xF5], [0x80], [0xE2, 0x82], [0xF0, 0x9F, 0x98], [0xC3, 0xC3], [0xC2, 0x9B],
    ] as [[UInt8]])
  func `are not made of what is not UTF-8`(bytes: [UInt8]) {
    var parser = KeyParser()
    #expect(parser.feed(bytes + Array("x".utf8)) == [.character("x")])
  }

  @Test func `go on after a sequence that was cut off`() {
    #expect(keys("\u{1B}[1;\u{1B}[A") == [.up])
    #expect(keys("\u{1B}[1;\r") == [.enter])
    #expect(keys("\u{1B}]11;rgb\r") == [.enter])
    #expect(keys("\u{1B}]11;rgb\u{1B}[A") == [.up])
    #expect(keys("\u{1B}O\u{1B}OB") == [.down])
    #expect(keys("\u{1B}[5é") == [.character("é")])
  }
}
