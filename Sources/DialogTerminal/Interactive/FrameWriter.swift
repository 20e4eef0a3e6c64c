/// Turns frames into what a terminal is to be sent, as a pure value: what stands on the screen, and
/// the frame that is to stand there, to bytes.
///
/// Only what differs is written. Nothing is addressed but by the way from where the cursor is, so
/// that a frame can stand anywhere on the screen.
struct FrameWriter {
  private let measure: TextMeasure
  private let rewraps: Bool
  /// What stands on the screen; `nil` where nothing of this dialog does.
  private var shown: TerminalFrame?
  private var width = 0
  /// Where the cursor is.
  private var row = 0
  private var column = 0
  private var isCursorShown = false

  /// A writer for a terminal that measures text so, and breaks its lines anew, or does not, when it
  /// becomes narrower.
  init(_ measure: TextMeasure, rewraps: Bool) {
    self.measure = measure
    self.rewraps = rewraps
  }

  /// How many lines stand below the cursor.
  var rowsBelow: Int { max(0, (shown?.lines.count ?? 0) - 1 - row) }

  /// The row of the frame that the cursor is in.
  var cursorRow: Int { row }

  /// What makes the screen show a frame; empty where it does.
  ///
  /// - Parameters:
  ///   - frame: What is to stand there.
  ///   - width: The terminal's columns.
  /// - Returns: What to send.
  mutating func draw(_ frame: TerminalFrame, width: Int) -> String {
    var text = ""
    if shown == nil {
      text += freshLine(width)
    } else if width != self.width {
      text += eraseRewrapped(width)
    }
    self.width = width
    text += change(to: frame)
    text += place(frame.cursor)
    shown = frame
    // The terminal shows it when all of it is there, or ignores the two (mode 2026).
    return text.isEmpty ? "" : "\u{1B}[?2026h\(text)\u{1B}[?2026l"
  }

  /// What makes the screen show a frame, whatever has become of what stood there.
  mutating func redraw(_ frame: TerminalFrame, width: Int) -> String {
    let erasing = shown == nil ? "" : eraseRewrapped(width)
    return erasing + draw(frame, width: width)
  }

  /// What leaves the frame standing, and the cursor on a line of its own below it.
  mutating func finish() -> String {
    guard let frame = shown else { return "" }
    defer { forget() }
    if frame.lines.isEmpty { return "" }
    return move(to: frame.lines.count - 1, 0) + "\r\n"
  }

  /// Takes the cursor to be on a line where nothing of this dialog stands.
  mutating func forget() {
    shown = nil
    (row, column) = (0, 0)
    isCursorShown = false
  }

  // MARK: Parts

  /// Begins a line where one was left open: as many spaces as do not fill a line fill an open one.
  private mutating func freshLine(_ width: Int) -> String {
    (row, column) = (0, 0)
    return String(repeating: " ", count: max(0, width - 1)) + "\r\u{1B}[J"
  }

  /// Goes to where the frame begins after the terminal has broken its lines anew, and erases from
  /// there.
  private mutating func eraseRewrapped(_ width: Int) -> String {
    let lines = shown?.lines.prefix(row) ?? []
    var above = lines.count
    if rewraps, width < self.width {
      above = lines.reduce(0) { $0 + max(1, (measure.width(of: $1) + width - 1) / width) }
      above += column / width
    }
    let up = above == 0 ? "" : "\u{1B}[\(above)A"
    let pictures = shown?.pictures.map(\.removal).joined() ?? ""
    shown = TerminalFrame()
    (row, column) = (0, 0)
    self.width = width
    return pictures + up + "\r\u{1B}[J"
  }

  private mutating func change(to frame: TerminalFrame) -> String {
    let old = shown ?? TerminalFrame()
    let kept = old.pictures.filter(frame.pictures.contains)
    let gone = old.pictures.filter { !kept.contains($0) }
    var text = gone.map(\.removal).joined()
    var written: [Int: Range<Int>] = [:]
    for (number, line) in frame.lines.enumerated() {
      let before = number < old.lines.count ? old.lines[number] : nil
      let isBare = gone.contains { $0.rows(contain: number) }
      guard line != before || isBare else { continue }
      let change = LineChange(
        from: isBare ? StyledLine() : before ?? StyledLine(), to: line, measure,
        isSparing: frame.pictures.contains { $0.rows(contain: number) })
      text += move(to: number, change.column)
      if isBare { text += "\u{1B}[2K" }
      text += change.text
      if !change.text.isEmpty { column = change.columnAfter }
      written[number] = isBare ? 0..<width : change.columns
    }
    if frame.lines.count < old.lines.count {
      text += move(to: frame.lines.count, 0) + "\u{1B}[J"
    }
    for picture in frame.pictures {
      let isSpoilt = written.contains { row, columns in
        picture.rows(contain: row) && columns.overlaps(picture.columnRange)
      }
      guard !kept.contains(picture) || isSpoilt else { continue }
      text += move(to: picture.position.row, picture.position.column)
      // Where a picture leaves the cursor terminals differ.
      text += "\u{1B}7\(picture.sequence)\u{1B}8"
    }
    return text
  }

  /// Shows the cursor at its place, or hides it at the left, where it is found again after the
  /// terminal has broken lines anew.
  private mutating func place(_ cursor: CellPosition?) -> String {
    var text = ""
    if let cursor {
      text += move(to: cursor.row, cursor.column)
    } else if column != 0 {
      text += move(to: row, 0)
    }
    if isCursorShown != (cursor != nil) {
      isCursorShown.toggle()
      text += isCursorShown ? "\u{1B}[?25h" : "\u{1B}[?25l"
    }
    return text
  }

  private mutating func move(to row: Int, _ column: Int) -> String {
    var text = ""
    let down = row - self.row
    if down > 0 {
      // Only a line feed makes room at the end of the screen.
      text += String(repeating: "\r\n", count: down)
      self.column = 0
    } else if down < 0 {
      text += down == -1 ? "\u{1B}[A" : "\u{1B}[\(-down)A"
    }
    self.row = row
    if self.column != column {
      text += column == 0 ? "\r" : "\u{1B}[\(column + 1)G"
      self.column = column
    }
    return text
  }
}

extension TextMeasure {
  fileprivate func width(of line: StyledLine) -> Int {
    line.runs.reduce(0) { $0 + width(of: $1.text) }
  }
}

extension PlacedPicture {
  fileprivate func rows(contain row: Int) -> Bool {
    (position.row..<(position.row + rows)).contains(row)
  }

  fileprivate var columnRange: Range<Int> { position.column..<(position.column + columns) }
}
