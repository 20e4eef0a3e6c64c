import Testing

@testable import DialogTerminal

@Suite struct `What a terminal tells` {
  private func keys(_ text: String) -> [Key] {
    var parser = KeyParser()
    return parser.feed(Array(text.utf8))
  }

  @Test(
    arguments: [
      ("\u{1B}]11;rgb:ffff/0000/8080\u{7}", .background(red: 1, green: 0, blue: 32896.0 / 65535)),
      (
        "\u{1B}]11;rgb:ffff/0000/8080\u{1B}\\", .background(red: 1, green: 0, blue: 32896.0 / 65535)
      ),
      ("\u{1B}]11;rgb:f/80/000\u{7}", .background(red: 1, green: 128.0 / 255, blue: 0)),
      ("\u{1B}]11;rgba:0/f/0/f\u{7}", .background(red: 0, green: 1, blue: 0)),
      ("\u{1B}[?62;4;22c", .attributes([62, 4, 22])), ("\u{1B}[?6c", .attributes([6])),
      ("\u{1B}_Gi=31;OK\u{1B}\\", .kittyGraphics(true)),
      ("\u{1B}_Gi=31;ENOTSUPPORTED:no\u{1B}\\", .kittyGraphics(false)),
      ("\u{1B}[12;40R", .cursor(row: 11, column: 39)),
      ("\u{1B}[0;0R", .cursor(row: 0, column: 0)),
      ("\u{1B}[6;18;9t", .cellSize(width: 9, height: 18)),
    ] as [(String, TerminalReport)])
  func `in answer to a question is a report`(bytes: String, report: TerminalReport) {
    #expect(keys(bytes) == [.report(report)])
    #expect(keys("a" + bytes + "b") == [.character("a"), .report(report), .character("b")])
  }

  @Test(arguments: [
    "\u{1B}]11;rgb:ffff/0000\u{7}", "\u{1B}]11;rgb:fffff/0/0\u{7}", "\u{1B}]11;rgb:-1/0/0\u{7}",
    "\u{1B}]11;rgb:x/0/0\u{7}", "\u{1B}]11;rgb:0/0/0/0/0\u{7}", "\u{1B}]11;red\u{7}",
    "\u{1B}]11;rgb://\u{7}", "\u{1B}]10;rgb:0/0/0\u{7}", "\u{1B}_Gi=31\u{1B}\\",
    "\u{1B}[4;600;800t",
    "\u{1B}[6;18t",
  ])
  func `is passed over where it is no answer`(bytes: String) {
    #expect(keys(bytes) == [])
  }

  @Test(arguments: [
    ("\u{1B}[<0;1;1M", MouseEvent(action: .press, row: 0, column: 0)),
    ("\u{1B}[<0;300;20m", MouseEvent(action: .release, row: 19, column: 299)),
    ("\u{1B}[<16;5;6M", MouseEvent(action: .press, row: 5, column: 4)),
    ("\u{1B}[<64;5;6M", MouseEvent(action: .wheelUp, row: 5, column: 4)),
    ("\u{1B}[<65;5;6M", MouseEvent(action: .wheelDown, row: 5, column: 4)),
    ("\u{1B}[M !\"", MouseEvent(action: .press, row: 1, column: 0)),
    ("\u{1B}[M`!!", MouseEvent(action: .wheelUp, row: 0, column: 0)),
  ])
  func `of the mouse is an event at a cell`(bytes: String, event: MouseEvent) {
    #expect(keys(bytes) == [.mouse(event)])
  }

  @Test(arguments: [
    "\u{1B}[<2;1;1M", "\u{1B}[<1;1;1M", "\u{1B}[<32;1;1M", "\u{1B}[<35;1;1M", "\u{1B}[<66;1;1M",
    "\u{1B}[<0;0;1M", "\u{1B}[<0M", "\u{1B}[M#!!", "\u{1B}[M   ",
  ])
  func `of other buttons and of motion does not count`(bytes: String) {
    #expect(keys(bytes) == [])
  }
}
