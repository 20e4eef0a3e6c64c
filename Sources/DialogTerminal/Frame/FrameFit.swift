/// How much of a dialog is shown around its text, and how little of each part will do.
struct FrameFit {
  /// What is drawn around the dialog.
  enum Border {
    case none, narrow, wide
  }

  /// The fewest columns of a terminal with a border, and with a wide one.
  static let borderedColumns = 20
  static let wideColumns = 40

  var border: Border
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
      border: .wide, hasGaps: true, hasHelp: true, spacesFields: true, listHeight: 10, text: 3,
      fields: .max, buttons: .max),
    FrameFit(
      border: .wide, hasGaps: true, hasHelp: true, listHeight: 10, text: 3, fields: .max,
      buttons: .max),
    FrameFit(
      border: .wide, hasGaps: true, hasHelp: true, listHeight: 6, text: 3, fields: .max,
      buttons: .max),
    FrameFit(
      border: .narrow, hasGaps: false, hasHelp: true, listHeight: 4, text: 2, fields: .max,
      buttons: .max),
    FrameFit(
      border: .wide, hasGaps: true, hasHelp: true, listHeight: 5, text: 3, fields: 7, buttons: 4),
    FrameFit(
      border: .narrow, hasGaps: false, hasHelp: true, listHeight: 3, text: 2, fields: 5,
      buttons: 3),
    FrameFit(
      border: .narrow, hasGaps: false, hasHelp: false, listHeight: 2, text: 1, fields: 3,
      buttons: 2),
    FrameFit(
      border: .none, hasGaps: false, hasHelp: false, listHeight: 2, text: 1, fields: 3, buttons: 2),
    tightest,
  ]

  /// The least that a dialog is shown in.
  static let tightest = FrameFit(
    border: .none, hasGaps: false, hasHelp: false, listHeight: 1, text: 0, fields: 2, buttons: 1)

  /// The columns between the text and the border, with it.
  var margin: Int {
    switch border {
    case .none: 0
    case .narrow: 2
    case .wide: 3
    }
  }

  /// The rows above and below the sections.
  var rowsAround: Int { (border == .none ? 0 : 2) + (hasHelp ? 1 : 0) }

  /// Whether a terminal is wide enough.
  func fits(columns: Int) -> Bool {
    switch border {
    case .none: true
    case .narrow: columns >= Self.borderedColumns
    case .wide: columns >= Self.wideColumns
    }
  }
}
