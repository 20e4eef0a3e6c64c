import Dialogs

/// A dialog laid out for a terminal's size.
struct FrameLayout {
  /// The most columns that a dialog takes.
  static let widest = 72
  /// The fewest columns that words can be read in.
  static let narrowest = 8

  /// How a dialog is shown in a fit that there is room for.
  private struct Shown {
    let composer: FrameComposer
    let parts: FrameSections
    let fit: FrameFit
    let plan: FramePlan
  }

  private let dialog: InteractiveDialog
  private let pen: FramePen
  private var shown: Shown?

  /// Lays a dialog out.
  init(_ dialog: InteractiveDialog) {
    self.dialog = dialog
    pen = FramePen(dialog.style, dialog.content.language.direction)
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
      shown = Shown(composer: composer, parts: parts, fit: fit, plan: plan)
      return
    }
  }

  /// Whether there is no room for the question.
  var isTooSmall: Bool { shown == nil }

  /// The rows of the text that are seen.
  var textHeight: Int { shown?.plan.text ?? 0 }

  /// The first row of the text when its end is seen.
  var lastScroll: Int { shown.map { $0.parts.text.count - $0.plan.text } ?? 0 }

  /// The rows that a list has at most.
  var listHeight: Int { shown?.fit.listHeight ?? 1 }

  /// Whether the buttons stand one above the other.
  var isStacked: Bool { shown?.parts.isStacked ?? false }

  /// What stands on the terminal.
  var frame: TerminalFrame {
    let isMirrored = pen.symbols.isMirrored
    guard let shown else {
      let rows = SmallFrame.rows(for: dialog, pen)
      return TerminalFrame(rows, width: dialog.size.columns, isMirrored: isMirrored)
    }
    let composer = shown.composer
    let inside = composer.rows(of: shown.parts, shown.plan, shown.fit)
    let rows = composer.surround(inside, shown.fit)
    return TerminalFrame(rows, width: composer.boxWidth, isMirrored: isMirrored)
  }

  private static func make(
    _ dialog: InteractiveDialog, _ pen: FramePen, _ fit: FrameFit
  ) -> (composer: FrameComposer, sections: FrameSections) {
    let composer = FrameComposer(dialog, pen, fit)
    return (composer, composer.sections)
  }
}
