/// How much of a dialog is shown around its text, and how little of each part will do.
struct FrameFit {
  /// The most columns between the text and the outside of the border.
  static let widestMargin = 3

  /// Whether the icon is shown as a picture, where there is one.
  var hasPicture = false
  var hasBorder: Bool
  var hasGaps: Bool
  var hasHelp: Bool
  /// Whether there is a blank row between fields.
  var spacesFields = false
  /// The most rows of a list.
  var listHeight: Int
  /// The rows of each part that are seen at least, where it has that many.
  var text: Int
  var fields: Int
  var buttons: Int

  /// The fits from the roomiest to the tightest; the first that the terminal has room for is taken.
  static let all = [
    FrameFit(
      hasPicture: true, hasBorder: true, hasGaps: true, hasHelp: true, spacesFields: true,
      listHeight: 10, text: .max, fields: .max, buttons: .max),
    FrameFit(
      hasPicture: true, hasBorder: true, hasGaps: true, hasHelp: true, listHeight: 10, text: .max,
      fields: .max, buttons: .max),
    FrameFit(
      hasBorder: true, hasGaps: true, hasHelp: true, spacesFields: true, listHeight: 10, text: 3,
      fields: .max, buttons: .max),
    FrameFit(
      hasBorder: true, hasGaps: true, hasHelp: true, listHeight: 10, text: 3, fields: .max,
      buttons: .max),
    FrameFit(
      hasBorder: true, hasGaps: true, hasHelp: true, listHeight: 6, text: 3, fields: .max,
      buttons: .max),
    FrameFit(
      hasBorder: true, hasGaps: false, hasHelp: true, listHeight: 4, text: 2, fields: .max,
      buttons: .max),
    FrameFit(
      hasBorder: true, hasGaps: true, hasHelp: true, listHeight: 5, text: 3, fields: 7, buttons: 4),
    FrameFit(
      hasBorder: true, hasGaps: false, hasHelp: true, listHeight: 3, text: 2, fields: 5,
      buttons: 3),
    FrameFit(
      hasBorder: true, hasGaps: false, hasHelp: false, listHeight: 2, text: 1, fields: 3,
      buttons: 2),
    FrameFit(
      hasBorder: false, hasGaps: false, hasHelp: false, listHeight: 2, text: 1, fields: 3,
      buttons: 2),
    tightest,
  ]

  /// The least that a dialog is shown in.
  static let tightest = FrameFit(
    hasBorder: false, hasGaps: false, hasHelp: false, listHeight: 1, text: 1, fields: 2, buttons: 1)

  /// The columns between the text and the outside of the border, in a terminal of so many.
  func margin(in columns: Int) -> Int {
    if !hasBorder || columns < 20 { return 0 }
    return columns < 40 ? 2 : Self.widestMargin
  }

  /// The rows above and below the sections.
  func rowsAround(in columns: Int) -> Int {
    (margin(in: columns) > 0 ? 2 : 0) + (hasHelp ? 1 : 0)
  }
}
