/// The parts of a dialog as rows, all of them.
struct FrameSections {
  /// The cells that they are laid out in.
  let width: Int
  /// What is asked, which is always seen.
  var question: [FrameRow] = []
  /// What more is said, which scrolls.
  var text: [FrameRow] = []
  /// The rows of the text that must be seen, where the question is among it.
  var leastText = 0
  var progress: [FrameRow] = []
  var fields: [FrameRow] = []
  /// The rows of the fields that must be seen.
  var focusedField = 0..<1
  var buttons: [FrameRow] = []
  /// The rows of the buttons that must be seen.
  var focusedButton = 0..<1
  var isStacked = false

  /// How many parts there are between which a gap may be.
  var count: Int {
    [question.isEmpty && text.isEmpty, progress.isEmpty, fields.isEmpty, buttons.isEmpty]
      .count { !$0 }
  }
}
