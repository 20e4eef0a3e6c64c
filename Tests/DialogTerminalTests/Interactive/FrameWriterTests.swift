import ProgramRunner
import Testing

@testable import DialogTerminal

@Suite struct `A writer of frames` {
  /// Whether the screen shows a frame where the writer has it, with its cursor.
  private func expect(
    _ screen: TerminalScreen, shows frame: TerminalFrame, by writer: FrameWriter,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let top = screen.row - writer.cursorRow
    for (number, line) in frame.lines.enumerated() {
      var text = line.text
      while text.last == " " { text.removeLast() }
      let shown = screen.lines[top + number]
      #expect(shown == text, sourceLocation: sourceLocation)
      var column = 0
      for run in line.runs {
        for character in run.text {
          let cell = screen.cells(ofRow: top + number)[column]
          #expect(cell.text == String(character), sourceLocation: sourceLocation)
          #expect(
            cell.style == run.style.codes, "\(cell.text)", sourceLocation: sourceLocation)
          column += TextMeasure().width(of: character)
        }
      }
    }
    for row in screen.lines.dropFirst(top + max(1, frame.lines.count)) {
      #expect(row == "", sourceLocation: sourceLocation)
    }
    #expect(screen.isCursorShown == (frame.cursor != nil), sourceLocation: sourceLocation)
    if let cursor = frame.cursor {
      #expect(
        [screen.row - top, screen.column] == [cursor.row, cursor.column],
        sourceLocation: sourceLocation)
    }
    #expect(screen.unknown == [], sourceLocation: sourceLocation)
  }

  @Test(arguments: 1...60)
  func `makes the screen show one frame after another`(seed: Int) {
    var random = SplitMix(seed)
    let (width, rows) = (Int.random(in: 4...40, using: &random), 8)
    var screen = TerminalScreen(columns: width, rows: rows)
    let before = Int.random(in: 0...12, using: &random)
    screen.feed(Array(String(repeating: "b4\r\n", count: before).utf8))
    screen.feed(Array((before % 2 == 0 ? "open" : "").utf8))
    screen.feed(Array("\u{1B}[?25l".utf8))
    var writer = FrameWriter(TextMeasure(), rewraps: true)
    var last = TerminalFrame()
    for number in 0..<12 {
      var frame = TerminalFrame.random(width: width, rows: rows, using: &random)
      // Mostly a few lines change.
      if number % 3 > 0, !last.lines.isEmpty {
        let line = StyledLine.random(width: width, using: &random)
        frame.lines = last.lines
        frame.lines[Int.random(in: 0..<last.lines.count, using: &random)] = line
        frame.cursor?.row = 0
      }
      let text = writer.draw(frame, width: width)
      screen.feed(Array(text.utf8))
      expect(screen, shows: frame, by: writer)
      #expect(writer.draw(frame, width: width) == "")
      if number > 0 { #expect(text.utf8.count <= fullRedraw(from: last, to: frame)) }
      last = frame
    }
    #expect(screen.text.components(of: "b4") == before)
    screen.feed(Array((writer.draw(TerminalFrame("done"), width: width) + writer.finish()).utf8))
    #expect(screen.lines[screen.row - 1] == "done")
    #expect(screen.lines[screen.row...].allSatisfy { $0 == "" })
    #expect(screen.column == 0)
  }

  /// The bytes that it takes to write every line that changed from its beginning.
  private func fullRedraw(from old: TerminalFrame, to new: TerminalFrame) -> Int {
    var count = "\u{1B}[?2026h\u{1B}[?2026l\u{1B}[?25h\u{1B}[99A\u{1B}[99G\u{1B}[J\r\r".utf8.count
    var last = -1
    for (number, line) in new.lines.enumerated() {
      guard number >= old.lines.count || line != old.lines[number] else { continue }
      count += 2 * (number - last) + "\u{1B}[K".utf8.count
      last = number
      for run in line.runs {
        count += run.text.utf8.count
        if run.style != TextStyle() { count += run.style.sequence.utf8.count + 3 }
      }
    }
    return count + 2 * max(new.lines.count, old.lines.count)
  }

  @Test func `writes no more of a line than has changed`() {
    var writer = FrameWriter(TextMeasure(), rewraps: true)
    _ = writer.draw(TerminalFrame("A long question?", "Yes  No and more to read"), width: 80)
    let text = writer.draw(TerminalFrame("A long question?", "Yes  So and more to read"), width: 80)
    #expect(text == "\u{1B}[?2026h\u{1B}[6GS\r\u{1B}[?2026l")
  }

  @Test func `addresses no column after a character whose width terminals differ in`() {
    var writer = FrameWriter(TextMeasure(), rewraps: true)
    _ = writer.draw(TerminalFrame("👨‍👩‍👧 and then some text, old"), width: 80)
    let text = writer.draw(TerminalFrame("👨‍👩‍👧 and then some text, new"), width: 80)
    #expect(text.contains("👨‍👩‍👧 and then some text, new"))
  }

  @Test func `begins below a line that was left open`() {
    var screen = TerminalScreen(columns: 20, rows: 6)
    screen.feed(Array("half".utf8))
    var writer = FrameWriter(TextMeasure(), rewraps: true)
    screen.feed(Array(writer.draw(TerminalFrame("a", "b"), width: 20).utf8))
    #expect(screen.text == "half\na\nb")
  }

  @Test func `leaves nothing behind of pictures that moved`() {
    var writer = FrameWriter(TextMeasure(), rewraps: true)
    var frame = TerminalFrame("    a", "    b", "c")
    let picture = PlacedPicture(
      position: CellPosition(row: 0, column: 0), rows: 2, columns: 3, sequence: "<P>",
      removal: "<X>")
    frame.pictures = [picture]
    #expect(writer.draw(frame, width: 20).components(of: "<P>") == 1)
    frame.lines[2] = StyledLine("d")
    #expect(writer.draw(frame, width: 20).components(of: "<P>") == 0)
    frame.lines[1] = StyledLine("    e")
    #expect(writer.draw(frame, width: 20).components(of: "<P>") == 0)
    frame.lines[1] = StyledLine("xx")
    #expect(writer.draw(frame, width: 20).components(of: "<P>") == 1)
    frame.pictures[0].position.column = 1
    let moved = writer.draw(frame, width: 20)
    #expect(moved.components(of: "<X>") == 1)
    #expect(moved.components(of: "<P>") == 1)
    #expect(moved.components(of: "\u{1B}[2K") == 2)
    frame.pictures = []
    let gone = writer.draw(frame, width: 20)
    #expect(gone.components(of: "<X>") == 1)
    #expect(gone.components(of: "<P>") == 0)
  }

  @Test(arguments: [(40, 12), (40, 7), (12, 40), (9, 30), (40, 3)])
  func `leaves nothing behind when lines are broken anew`(from: Int, to: Int) {
    func frame(_ width: Int) -> TerminalFrame {
      var frame = TerminalFrame(
        String(repeating: "=", count: width), "question",
        String(repeating: "-", count: width / 2 + 1), "yes", "no")
      frame.lines = frame.lines.map { StyledLine(String($0.text.prefix(width))) }
      return frame
    }
    for cursor in [nil, CellPosition(row: 0, column: 2), CellPosition(row: 4, column: 1)] {
      var screen = TerminalScreen(columns: from, rows: 60)
      screen.feed(Array("before\r\n\u{1B}[?25l".utf8))
      var writer = FrameWriter(TextMeasure(), rewraps: true)
      var shown = frame(from)
      shown.cursor = cursor
      screen.feed(Array(writer.draw(shown, width: from).utf8))
      screen.resize(columns: to, rows: 60)
      shown = frame(to)
      shown.cursor = cursor
      screen.feed(Array(writer.draw(shown, width: to).utf8))
      expect(screen, shows: shown, by: writer)
      let text = String("before".prefix(to)) + (to < 6 ? "\n" + String("before".dropFirst(to)) : "")
      #expect(screen.text == text + "\n" + shown.lines.map(\.text).joined(separator: "\n"))
    }
  }

  @Test func `goes up by lines where lines are not broken anew`() {
    var writer = FrameWriter(TextMeasure(), rewraps: false)
    _ = writer.draw(TerminalFrame(String(repeating: "=", count: 40), "b", "c"), width: 40)
    #expect(writer.draw(TerminalFrame("a"), width: 10).contains("\u{1B}[2A\r\u{1B}[J"))
  }
}

extension TextStyle {
  fileprivate var codes: [Int] {
    sequence.dropFirst(2).dropLast().split(separator: ";").compactMap { Int($0) }
  }
}

extension String {
  /// How often a text is in it.
  fileprivate func components(of text: String) -> Int { ranges(of: text).count }
}
