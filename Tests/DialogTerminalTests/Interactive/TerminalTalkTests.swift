import Testing

@testable import DialogTerminal

@Suite struct `Talk with a terminal` {
  private func style(
    after reports: [TerminalReport], hasTheme: Bool = false, graphics: InteractiveStyle.Graphics
  ) -> InteractiveStyle {
    var talk = TerminalTalk()
    var style = InteractiveStyle()
    style.graphics = graphics
    for report in reports { talk.hear(report, &style, hasTheme: hasTheme) }
    return style
  }

  @Test func `makes the style light or dark, unless one was asked for`() {
    let white = TerminalReport.background(red: 1, green: 1, blue: 0.9)
    let black = TerminalReport.background(red: 0.1, green: 0.1, blue: 0.3)
    #expect(style(after: [white], graphics: .none).theme == .light)
    #expect(style(after: [white, black], graphics: .none).theme == .dark)
    #expect(style(after: [white], hasTheme: true, graphics: .none).theme == .dark)
  }

  @Test func `makes pictures as good as the terminal can`() {
    let sixel = TerminalReport.attributes([62, 4, 22])
    let kitty = TerminalReport.kittyGraphics(true)
    #expect(style(after: [sixel], graphics: .halfBlocks).graphics == .sixel)
    #expect(style(after: [.attributes([62])], graphics: .halfBlocks).graphics == .halfBlocks)
    #expect(style(after: [kitty, sixel], graphics: .halfBlocks).graphics == .kitty)
    #expect(style(after: [.kittyGraphics(false)], graphics: .halfBlocks).graphics == .halfBlocks)
    #expect(style(after: [kitty, sixel], graphics: .none).graphics == .none)
    let size = TerminalReport.cellSize(width: 10, height: 21)
    #expect(style(after: [size], graphics: .none).cellHeight == 21)
    #expect(style(after: [.cellSize(width: 0, height: 0)], graphics: .none).cellWidth == 8)
  }

  @Test func `finds the frame that the mouse is over`() {
    var talk = TerminalTalk()
    var style = InteractiveStyle()
    let click = MouseEvent(action: .press, row: 20, column: 5)
    #expect(talk.inFrame(click) == nil)
    _ = talk.askAll(cursorRow: 3)
    #expect(talk.inFrame(click) == nil)
    talk.hear(.cursor(row: 18, column: 0), &style, hasTheme: false)
    #expect(talk.inFrame(click)?.row == 5)
    // Eleven rows do not fit below row 15 of 24: the screen moves up by two.
    talk.drew(height: 11, on: TerminalSize(columns: 80, rows: 24))
    #expect(talk.inFrame(click)?.row == 7)
    _ = talk.askPlace(cursorRow: 0)
    #expect(talk.inFrame(click) == nil)
  }

  @Test func `counts the answers that are still to come`() {
    var talk = TerminalTalk()
    var style = InteractiveStyle()
    _ = talk.askAll(cursorRow: 0)
    _ = talk.askPlace(cursorRow: 0)
    #expect(talk.unanswered == 2)
    talk.hear(.attributes([]), &style, hasTheme: false)
    talk.hear(.attributes([]), &style, hasTheme: false)
    talk.hear(.attributes([]), &style, hasTheme: false)
    #expect(talk.unanswered == 0)
  }
}
