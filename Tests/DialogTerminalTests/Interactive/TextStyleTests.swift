import Testing

@testable import DialogTerminal

@Suite struct `A style of text` {
  @Test(
    arguments: [
      (TextStyle(), .rgb, ""),
      (TextStyle(isBold: true, isReversed: true), .none, "1;7"),
      (TextStyle(foreground: .ansi(1)), .ansi, "31"),
      (TextStyle(background: .ansi(9)), .indexed, "101"),
      (TextStyle(foreground: .indexed(208), isUnderlined: true), .indexed, "4;38;5;208"),
      (TextStyle(foreground: .rgb(1, 2, 3), background: .rgb(4, 5, 6)), .rgb,
        "38;2;1;2;3;48;2;4;5;6"),
      (TextStyle(foreground: .rgb(255, 0, 0)), .indexed, "38;5;196"),
      (TextStyle(foreground: .rgb(8, 8, 8)), .indexed, "38;5;232"),
      (TextStyle(foreground: .rgb(250, 250, 250)), .ansi, "97"),
      (TextStyle(foreground: .rgb(210, 10, 0)), .ansi, "31"),
      (TextStyle(foreground: .indexed(46)), .ansi, "92"),
      (TextStyle(foreground: .indexed(3)), .ansi, "33"),
      (TextStyle(foreground: .rgb(1, 2, 3), isFaint: true), .none, "2"),
    ] as [(TextStyle, InteractiveStyle.ColorDepth, String)])
  func `is told in the colours that the terminal has`(
    style: TextStyle, depth: InteractiveStyle.ColorDepth, codes: String
  ) {
    #expect(style.sequence(in: depth) == (codes.isEmpty ? "" : "\u{1B}[\(codes)m"))
  }
}
