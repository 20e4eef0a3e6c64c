/// What stands on the terminal: lines of styled text from a dialog's top left corner.
struct TerminalFrame: Hashable {
  /// The lines, none wider than the terminal.
  var lines: [StyledLine] = []
  /// Where the cursor is shown; `nil` where it is hidden.
  var cursor: CellPosition?
  /// Pictures, each over cells that are blank.
  var pictures: [PlacedPicture] = []
  /// What a click on a cell means.
  var targets: [ClickTarget] = []
}

/// A cell, counted from a frame's top left corner.
struct CellPosition: Hashable {
  var row: Int
  var column: Int
}

/// A picture as the terminal takes it.
struct PlacedPicture: Hashable {
  var position: CellPosition
  var rows: Int
  var columns: Int
  /// What shows it, sent with the cursor at its position.
  var sequence: String
  /// What takes it away where erasing its cells does not.
  var removal = ""
}

/// Cells of one row that stand for something.
struct ClickTarget: Hashable {
  var row: Int
  var columns: Range<Int>
  var focus: Focus
}
