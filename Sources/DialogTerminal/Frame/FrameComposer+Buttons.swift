import Dialogs

extension FrameComposer {
  /// Whether the buttons stand one above the other: those that are the choices of a sheet, and where
  /// a row has no room.
  var isStacked: Bool {
    if content.buttons.count < 2 { return false }
    if dialog.isSheetOfButtons || dialog.buttonList != nil { return true }
    let widths = content.buttons.map { FrameButton($0, dialog, pen).width }
    return widths.reduce(0, +) + FrameButton.gap * (widths.count - 1) > width
  }

  /// The buttons, and the rows of the one that has the focus.
  func buttonRows(listHeight: Int) -> ([FrameRow], focused: Range<Int>) {
    let buttons = content.buttons
    if let list = dialog.buttonList {
      let rows = rows(of: list, height: listHeight) { place, _ in
        FrameButton(buttons[place], dialog, pen).rows(width: width)
      }
      return (rows, 0..<rows.count)
    }
    let single = buttons.map { FrameButton($0, dialog, pen) }
    if buttons.count < 2, let button = single.first, button.width > width {
      let rows = button.rows(width: width)
      return (rows, 0..<rows.count)
    }
    if !isStacked {
      if buttons.isEmpty { return ([], 0..<0) }
      let pieces = single.map(\.pieces).joined(separator: [pen.blank(FrameButton.gap)])
      return ([pen.trailing(Array(pieces), in: width)], 0..<1)
    }
    let widest = dialog.isSheetOfButtons ? width : single.map(\.width).max() ?? 0
    let stackWidth = min(width, widest)
    var rows: [FrameRow] = []
    var focused = 0..<1
    for (button, drawn) in zip(buttons, single) {
      let own = drawn.rows(width: stackWidth)
      if dialog.focus == .button(button.id) { focused = rows.count..<rows.count + own.count }
      rows += own
    }
    return (rows, focused)
  }
}
