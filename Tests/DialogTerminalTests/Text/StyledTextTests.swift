import DialogTerminal
import Testing

@testable import struct DialogTerminal.StyledText

@Suite struct `Styled text` {
  private let bold = PlainStyle(isEmphasized: true)
  private let plain = PlainStyle()

  @Test func `without emphasis only words are left`() {
    #expect(StyledText("Delete", .danger).lines(in: plain) == ["Delete"])
  }

  @Test func `emphasis begins and ends on every line`() {
    #expect(
      StyledText("a\nb", .strong).lines(in: bold, indent: 2)
        == ["\u{1B}[1ma\u{1B}[0m", "  \u{1B}[1mb\u{1B}[0m"])
  }

  @Test func `an escape sequence of the text itself stays harmless among real ones`() {
    #expect(
      StyledText("\u{1B}[8m", .danger).lines(in: bold)
        == ["\u{1B}[1;31m\\u{1B}[8m\u{1B}[0m"])
  }

  @Test(arguments: [("", [""]), ("a\n", ["a", ""]), ("\n\nb", ["", "", "b"])])
  func `empty lines are kept`(text: String, lines: [String]) {
    #expect(StyledText(text, .strong).lines(in: plain) == lines)
  }

  @Test func `runs follow each other on one line`() {
    var text = StyledText("1) ")
    text.append("Keep", .strong)
    text.append(" (default)")
    #expect(text.lines(in: bold) == ["1) \u{1B}[1mKeep\u{1B}[0m (default)"])
  }
}
