import Dialogs

/// A dialog laid out for a terminal's size.
struct FrameLayout {
  /// The most columns that a dialog takes.
  static let widest = 72
  /// The fewest columns that words can be read in.
  static let narrowest = 8

  /// What stands on the terminal.
  let frame: TerminalFrame
  /// Whether there is no room for the question.
  var isTooSmall = false
  /// The first row of the text when its end is seen.
  var lastScroll = 0
  /// The rows of the text that are seen.
  var textHeight = 0
  /// The rows that a list has at most.
  var listHeight = 1
  /// Whether the buttons stand one above the other.
  var isStacked = false

  /// Lays a dialog out.
  init(_ dialog: InteractiveDialog) {
    let pen = FramePen(dialog.style, dialog.content.language.direction)
    let (columns, rows) = (dialog.size.columns, dialog.size.rows)
    var sections: FrameSections?
    for fit in FrameFit.all where columns >= Self.narrowest {
      let margin = fit.margin(in: columns)
      let composer = FrameComposer(dialog, pen, columns: columns - 2 * margin)
      if composer.width != sections?.width { sections = composer.sections }
      guard var parts = sections else { continue }
      composer.fill(&parts, for: fit)
      guard let plan = FramePlan(parts, fit, rows: rows - fit.rowsAround(in: columns)) else {
        continue
      }
      textHeight = plan.text
      lastScroll = parts.text.count - plan.text
      listHeight = fit.listHeight
      isStacked = parts.isStacked
      let inner = composer.rows(of: parts, plan, fit)
      let width = composer.width + 2 * margin
      frame = TerminalFrame(
        composer.surround(inner, fit, margin: margin), width: width,
        isMirrored: pen.symbols.isMirrored)
      return
    }
    isTooSmall = true
    frame = TerminalFrame(
      SmallFrame.rows(for: dialog, pen), width: columns, isMirrored: pen.symbols.isMirrored)
  }
}
