/// Something that a terminal tells: a key, pasted text, the mouse, or an answer to a question.
enum Key: Hashable {
  /// A character that was typed, a whole grapheme where it came as one.
  case character(Character)
  /// A letter typed with Control held; in lower case.
  case control(Character)
  /// A key typed with Alt held.
  case alt(Character)
  case enter, escape, tab, backTab, backspace, delete, insert
  case up, down, left, right, home, end, pageUp, pageDown
  case wordLeft, wordRight, wordBackspace
  /// Text that was pasted, as it was; line ends are line feeds.
  case paste(String)
  /// A button of the mouse, or its wheel, at a cell of the screen counted from 0.
  case mouse(MouseEvent)
  /// What the terminal answers to a question.
  case report(TerminalReport)
  /// A key that means nothing here, such as F7.
  case other
}

/// What was done with the mouse.
struct MouseEvent: Hashable {
  enum Action: Hashable {
    case press, release, wheelUp, wheelDown
  }

  var action: Action
  /// The row of the screen, from 0.
  var row: Int
  /// The column of the screen, from 0.
  var column: Int
}

/// What a terminal says of itself.
enum TerminalReport: Hashable {
  /// Its background, each part from 0 to 1 (OSC 11).
  case background(red: Double, green: Double, blue: Double)
  /// What it can do (DA1); 4 is sixel.
  case attributes([Int])
  /// Whether it shows pictures in kitty's way.
  case kittyGraphics(Bool)
  /// Where the cursor is, from 0 (DSR 6).
  case cursor(row: Int, column: Int)
  /// The size of a cell in pixels (CSI 16 t).
  case cellSize(width: Int, height: Int)
}
