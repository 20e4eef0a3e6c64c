extension MouseEvent {
  /// What xterm's numbers mean: the first button or the wheel, else `nil`.
  ///
  /// - Parameters:
  ///   - button: The button, what is held with it, and whether the mouse moves.
  ///   - column: The column, from 1.
  ///   - row: The row, from 1.
  ///   - isRelease: Whether the button is let go.
  init?(button: Int, column: Int, row: Int, isRelease: Bool) {
    let held = 0b1_1100
    let action: Action
    switch button & ~held {
    case 0: action = isRelease ? .release : .press
    case 64: action = .wheelUp
    case 65: action = .wheelDown
    default: return nil
    }
    guard column > 0, row > 0 else { return nil }
    self.init(action: action, row: row - 1, column: column - 1)
  }
}
