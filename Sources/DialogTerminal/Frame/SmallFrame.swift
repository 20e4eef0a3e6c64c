import Dialogs

/// What stands where there is no room for a question: how much it needs.
enum SmallFrame {
  /// The widths that are tried, in the order in which they are asked for.
  private static let widths = [24, 40, 56, FrameLayout.widest]

  /// The rows, as many as there is room for.
  static func rows(for dialog: InteractiveDialog, _ pen: FramePen) -> [FrameRow] {
    let needed = needed(by: dialog, pen)
    let size = "\(needed.columns)\(pen.symbols.times)\(needed.rows)"
    let words = PresenterWords.fill(dialog.content.words.needsRoom, ["size": size])
    let columns = dialog.size.columns
    let lines = pen.rows(words, pen.theme.accent, width: columns)
    let shown = lines.count <= dialog.size.rows ? lines : pen.rows(size, width: columns)
    return shown.prefix(dialog.size.rows).map { pen.clipped($0, to: columns) }
  }

  /// The smallest size that is not much taller than it must be.
  private static func needed(by dialog: InteractiveDialog, _ pen: FramePen) -> TerminalSize {
    let least = dialog.size.columns
    let widths = (least >= FrameLayout.narrowest ? [least] : []) + widths.filter { $0 > least }
    var needed = TerminalSize(columns: least, rows: 1)
    for columns in widths {
      let composer = FrameComposer(dialog, pen, .tightest, columns: columns)
      var parts = composer.sections
      composer.fill(&parts, for: .tightest)
      let rows = FramePlan.leastRows(parts, .tightest)
      if needed.rows == 1 || rows < needed.rows {
        needed = TerminalSize(columns: columns, rows: rows)
      }
      if rows <= max(6, dialog.size.rows) { break }
    }
    return needed
  }
}
