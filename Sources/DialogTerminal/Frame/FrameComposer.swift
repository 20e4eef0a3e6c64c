import Dialogs

/// Writes a dialog as rows of a width.
struct FrameComposer {
  /// A question of more rows than this scrolls as other text does.
  static let longestQuestion = 6

  let dialog: InteractiveDialog
  let pen: FramePen
  /// The cells of a row between the margins.
  let width: Int
  /// The icon that stands beside the text.
  let picture: IconPicture?

  /// The columns on each side of the rows.
  let margin: Int

  /// A composer for a fit, in which the dialog takes as many columns as it needs.
  init(_ dialog: InteractiveDialog, _ pen: FramePen, _ fit: FrameFit, columns: Int? = nil) {
    self.dialog = dialog
    self.pen = pen
    let columns = columns ?? dialog.size.columns
    margin = fit.margin(in: columns)
    picture = fit.hasPicture ? dialog.picture : nil
    let most = min(
      columns - Self.besides(margin), FrameLayout.widest - 2 * FrameFit.widestMargin)
    width = max(1, FrameWidth(dialog, pen, picture).wanted(atMost: most))
  }

  /// Whether the parts look the same in another fit.
  func serves(_ fit: FrameFit) -> Bool {
    margin == fit.margin(in: dialog.size.columns) && fit.hasPicture == (picture != nil)
  }

  /// The columns of the rows with what is around them.
  var boxWidth: Int { width + Self.besides(margin) }

  /// The columns beside the rows: the margins or, without, one that tells where there is more.
  private static func besides(_ margin: Int) -> Int { margin == 0 ? 1 : 2 * margin }

  var content: DialogContent { dialog.content }

  /// The parts that are the same in every fit.
  var sections: FrameSections {
    var parts = FrameSections(width: width)
    let textWidth = width - (picture?.width ?? 0)
    let title = titleRows(width: textWidth)
    let message = content.message?.string ?? ""
    let text = message.isEmpty ? [] : pen.rows(message, width: textWidth)
    parts.progress = progressRows
    if let picture {
      parts.text = (title + text).beside(picture, pen)
      return parts
    }
    if title.isEmpty || title.count > Self.longestQuestion {
      parts.text = title + text
      parts.leastText = title.isEmpty ? 3 : Self.longestQuestion
    } else {
      parts.question = title
      parts.text = text
    }
    return parts
  }

  /// Adds the parts that change with the fit.
  func fill(_ parts: inout FrameSections, for fit: FrameFit) {
    (parts.fields, parts.focusedField) = fieldRows(fit)
    parts.isStacked = isStacked
    (parts.buttons, parts.focusedButton) = buttonRows(listHeight: fit.listHeight)
  }

  /// The rows that a plan leaves of the parts.
  func rows(of parts: FrameSections, _ plan: FramePlan, _ fit: FrameFit) -> [FrameRow] {
    let scroll = max(0, min(dialog.scroll, parts.text.count - plan.text))
    let sections = [
      parts.question + parts.text.window(scroll..<scroll + plan.text),
      parts.progress,
      parts.fields.window(of: plan.fields, around: parts.focusedField),
      parts.buttons.window(of: plan.buttons, around: parts.focusedButton),
    ].filter { !$0.isEmpty }
    let gap = fit.hasGaps ? [FrameRow()] : []
    return Array(sections.joined(separator: gap))
  }

  private func titleRows(width: Int) -> [FrameRow] {
    guard let title = content.title, !title.string.isEmpty else { return [] }
    let lead = picture != nil ? [] : content.icon?.sign(pen).map { [$0, pen.blank(1)] } ?? []
    return pen.rows(title.string, pen.theme.title, width: width, lead: lead)
  }
}

extension DialogIcon {
  /// What stands for those icons that say something which the text may not.
  fileprivate func sign(_ pen: FramePen) -> FramePiece? {
    switch self {
    case .named("info"): pen.piece("[i]", pen.theme.accent)
    case .named("warning"): pen.piece("[!]", pen.theme.warning)
    case .named("error"): pen.piece("[x]", pen.theme.danger)
    case .named("question"): pen.piece("[?]", pen.theme.accent)
    default: nil
    }
  }
}
