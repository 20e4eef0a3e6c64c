/// What a terminal is asked, and what its answers say, as a pure value.
struct TerminalTalk {
  /// How long answers are waited for when a dialog goes, from when they were asked for.
  static let patience = Duration.milliseconds(300)

  /// How many answers to the last of a round of questions are still to come.
  private(set) var unanswered = 0
  /// The screen's row that the frame begins in; `nil` where it is not known.
  private var top: Int?
  /// The frame's rows that the cursor was in when it was asked for.
  private var askedRows: [Int] = []

  /// Everything there is to ask: the background (OSC 11), kitty's pictures, a cell's size, and the
  /// rest.
  mutating func askAll(cursorRow: Int) -> String {
    "\u{1B}]11;?\u{1B}\\" + "\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\" + "\u{1B}[16t"
      + askPlace(cursorRow: cursorRow)
  }

  /// Where the cursor is and, last, what the terminal is (DA1), which every terminal answers: what
  /// is not answered then never will be.
  mutating func askPlace(cursorRow: Int) -> String {
    top = nil
    askedRows.append(cursorRow)
    unanswered += 1
    return "\u{1B}[6n\u{1B}[c"
  }

  /// Takes an answer.
  ///
  /// - Parameters:
  ///   - report: The answer.
  ///   - style: How dialogs are drawn; may be made richer.
  ///   - hasTheme: Whether the theme was asked for, whatever the background.
  mutating func hear(_ report: TerminalReport, _ style: inout InteractiveStyle, hasTheme: Bool) {
    switch report {
    case .attributes(let attributes):
      unanswered = max(0, unanswered - 1)
      if attributes.contains(4), style.graphics == .halfBlocks { style.graphics = .sixel }
    case .cursor(let row, _):
      guard !askedRows.isEmpty else { return }
      top = row - askedRows.removeFirst()
    case .kittyGraphics(let isThere):
      if isThere, style.graphics != .none { style.graphics = .kitty }
    case .background(let red, let green, let blue):
      guard !hasTheme else { return }
      // What the eye makes of the three (Rec. 601), without their gamma: it need only be told apart.
      style.theme = 0.299 * red + 0.587 * green + 0.114 * blue > 0.5 ? .light : .dark
    case .cellSize(let width, let height):
      guard width > 0, height > 0 else { return }
      (style.cellWidth, style.cellHeight) = (width, height)
    }
  }

  /// Notes that a frame was drawn: one that reaches the last row has pushed the screen up.
  mutating func drew(height: Int, on size: TerminalSize) {
    top = top.map { max(0, min($0, size.rows - height)) }
  }

  /// What was done with the mouse, its row counted from the frame's first; `nil` where that is not
  /// known.
  func inFrame(_ event: MouseEvent) -> MouseEvent? {
    top.map { MouseEvent(action: event.action, row: event.row - $0, column: event.column) }
  }
}
