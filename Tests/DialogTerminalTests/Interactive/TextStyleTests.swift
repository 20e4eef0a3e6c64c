import Testing

@testable import DialogTerminal

@Suite struct `A style of text` {
  @Test(
    arguments: [
      (TextStyle(), ""),
      (TextStyle(isBold: true, isReversed: true), "1;7"),
      (TextStyle(foreground: .ansi(1)), "31"),
      (TextStyle(background: .ansi(9)), "101"),
      (TextStyle(foreground: .ansi(15), isFaint: true), "2;97"),
      (TextStyle(foreground: .indexed(208), isUnderlined: true), "4;38;5;208"),
      (
        TextStyle(foreground: .rgb(1, 2, 3), background: .rgb(4, 5, 6)),
        "38;2;1;2;3;48;2;4;5;6"
      ),
    ])
  func `is told to the terminal`(style: TextStyle, codes: String) {
    #expect(style.sequence == (codes.isEmpty ? "" : "\u{1B}[\(codes)m"))
  }
}
