/// How many rows each part of a dialog gets.
struct FramePlan: Hashable {
  var text: Int
  var fields: Int
  var buttons: Int

  /// The fewest rows that a fit needs, without what is around them.
  static func leastRows(_ parts: FrameSections, _ fit: FrameFit) -> Int {
    let least = least(parts, fit)
    return parts.question.count + parts.progress.count + least.text + least.fields + least.buttons
      + gaps(parts, fit)
  }

  /// A plan for a number of rows between what is around them; `nil` where they are too few.
  init?(_ parts: FrameSections, _ fit: FrameFit, rows: Int) {
    var spare = rows - Self.leastRows(parts, fit)
    if spare < 0 { return nil }
    self = Self.least(parts, fit)
    // What is asked and answered goes before what is said about it.
    let forButtons = min(spare, parts.buttons.count - buttons)
    buttons += forButtons
    spare -= forButtons
    let forFields = min(spare, parts.fields.count - fields)
    fields += forFields
    spare -= forFields
    text += min(spare, parts.text.count - text)
  }

  private init(text: Int, fields: Int, buttons: Int) {
    self.text = text
    self.fields = fields
    self.buttons = buttons
  }

  private static func least(_ parts: FrameSections, _ fit: FrameFit) -> FramePlan {
    FramePlan(
      text: min(parts.text.count, max(fit.text, parts.leastText)),
      fields: min(parts.fields.count, fit.fields),
      buttons: min(parts.buttons.count, max(fit.buttons, parts.focusedButton.count)))
  }

  private static func gaps(_ parts: FrameSections, _ fit: FrameFit) -> Int {
    fit.hasGaps ? max(0, parts.count - 1) : 0
  }
}
