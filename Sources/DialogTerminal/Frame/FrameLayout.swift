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
    var made: (composer: FrameComposer, sections: FrameSections)?
    for fit in FrameFit.all where columns >= Self.narrowest {
      // Beside a picture there must be room for words.
      if fit.hasPicture, dialog.picture == nil || columns < 40 { continue }
      let (composer, sections) =
        made.flatMap { $0.composer.serves(fit) ? $0 : nil } ?? Self.make(dialog, pen, fit)
      made = (composer, sections)
      var parts = sections
      composer.fill(&parts, for: fit)
      let around = fit.rowsAround(in: columns)
      guard let plan = FramePlan(parts, fit, rows: rows - around) else { continue }
      textHeight = plan.text
      lastScroll = parts.text.count - plan.text
      listHeight = fit.listHeight
      isStacked = parts.isStacked
      let inside = composer.rows(of: parts, plan, fit)
      frame = TerminalFrame(
        composer.surround(inside, fit), width: composer.boxWidth,
        isMirrored: pen.symbols.isMirrored)
      return
    }
    isTooSmall = true
    frame = TerminalFrame(
      SmallFrame.rows(for: dialog, pen), width: columns, isMirrored: pen.symbols.isMirrored)
  }

  private static func make(
    _ dialog: InteractiveDialog, _ pen: FramePen, _ fit: FrameFit
  ) -> (composer: FrameComposer, sections: FrameSections) {
    let composer = FrameComposer(dialog, pen, fit)
    return (composer, composer.sections)
  }
}
