import Testing

@testable import DialogTerminal

@Suite struct `The cells that a text takes` {
  private let measure = TextMeasure()
  private let wide = TextMeasure(isAmbiguousWide: true)

  @Test(arguments: [
    ("한국어", 6), ("ひらがな", 8), ("カタカナ", 8), ("ＡＢ", 4), ("漢字", 4), ("ｶﾅ", 2),
    ("e\u{301}", 1),
    ("\u{200B}", 0), ("\u{200F}", 0), ("👨‍👩‍👧", 2), ("🇩🇪", 2), ("❤️", 2), ("1️⃣", 2),
    ("☺️", 2), ("😀", 2),
  ])
  func `are those that the terminal shows`(text: String, width: Int) {
    #expect(measure.width(of: text) == width)
    #expect(measure.width(of: "a" + text + "b") == width + 2)
    #expect(measure.width(of: text + text) == 2 * width)
  }

  @Test(arguments: [
    ("", 0), ("a b~", 4), ("🤦🏼‍♂️", 2), ("👨‍👩‍👧‍👦", 2), ("❤", 1), ("☝🏽", 2),
    ("👍🏽", 2), ("❤️‍🔥", 2), ("🇩", 1),
    ("🫨", 2), ("©", 1), ("©️", 2), ("#", 1), ("é", 1), ("한", 2),
    ("\u{1112}\u{1161}\u{11AB}", 2),
    ("น้ำ", 2), ("ภาษาไทย", 7), ("क्ष", 2), ("हिन्दी", 5), ("עברית", 5),
    ("العربية", 7), ("שָׁלוֹם", 4),
    ("\u{AD}", 1), ("\u{2060}", 0), ("\u{FEFF}", 0), ("e\u{301}\u{302}\u{303}", 1),
    ("　", 2), ("…", 1),
    ("\n", 0), ("\t", 0), ("\u{7F}", 0), ("\u{9B}", 0),
  ])
  func `count graphemes and not their parts`(text: String, width: Int) {
    #expect(measure.width(of: text) == width)
  }

  @Test(arguments: [
    ("é", 2), ("ä", 1), ("…", 2), ("─", 2), ("▀", 2), ("Ж", 2), ("α", 2),
    ("e\u{301}", 1), ("한", 2),
    ("a", 1), ("¡", 2), ("\u{A0}", 1), ("\u{10FFFD}", 2), ("\u{10FFFE}", 1), ("ع", 1),
    ("\u{200B}", 0),
    ("\u{AD}", 2),
  ])
  func `can be two for characters of ambiguous width`(text: String, width: Int) {
    #expect(wide.width(of: text) == width)
  }

  @Test(arguments: [
    ("abc", 2, "ab"), ("abc", 3, "abc"), ("abc", 0, ""), ("abc", -1, ""),
    ("漢字", 3, "漢"), ("漢字", 1, ""),
    ("👨‍👩‍👧a", 2, "👨‍👩‍👧"), ("ae\u{301}\u{302}b", 2, "ae\u{301}\u{302}"),
    ("a\u{200B}b", 1, "a\u{200B}"),
  ])
  func `have a longest beginning that fits`(text: String, width: Int, beginning: String) {
    #expect(measure.prefix(of: text, fitting: width) == beginning)
  }

  @Test(arguments: [
    ("abc", 4, "abc"), ("abc", 3, "abc"), ("abc", 2, "a…"), ("abc", 1, "…"),
    ("abc", 0, ""), ("", 0, ""),
    ("漢字漢", 6, "漢字漢"), ("漢字漢", 5, "漢字…"), ("漢字漢", 4, "漢…"), ("漢字漢", 2, "…"),
    ("한국어🇩🇪", 7, "한국어…"),
  ])
  func `are shortened with a sign`(text: String, width: Int, shortened: String) {
    #expect(measure.shortened(text, to: width) == shortened)
  }

  @Test func `leave out the sign where it has no room itself`() {
    #expect(wide.shortened("abcd", to: 3) == "a…")
    #expect(wide.shortened("abcd", to: 1) == "a")
  }
}
