/// Runs of text that stay together and in their own order, whichever way their row is laid out.
struct FramePiece: Hashable {
  var runs: [StyledLine.Run]
  /// The cells that it takes.
  let width: Int
  /// What a click on it means.
  var target: Focus?
  /// The cell of it that the cursor is on.
  var cursor: Int?
  /// The picture that begins at it.
  var picture: FramePicture?
}

/// A picture that is laid over blank cells, as the terminal takes it.
struct FramePicture: Hashable {
  let rows: Int
  let columns: Int
  let sequence: String
  let removal: String
}

/// A row of a frame: its pieces in reading order.
struct FrameRow: Hashable {
  /// In which ways there is more than is shown.
  struct More: OptionSet, Hashable {
    let rawValue: Int
    static let above = More(rawValue: 1)
    static let below = More(rawValue: 2)
  }

  var pieces: [FramePiece] = []
  /// What is beyond this row but not shown.
  var more: More = []

  /// The cells that it takes.
  var width: Int { pieces.reduce(0) { $0 + $1.width } }
}

extension [FrameRow] {
  /// The rows from one to another, with a sign where there are more.
  func window(_ range: Range<Int>) -> [FrameRow] {
    var rows = Array(self[range])
    if rows.isEmpty { return rows }
    if range.lowerBound > 0 { rows[0].more.insert(.above) }
    if range.upperBound < count { rows[rows.count - 1].more.insert(.below) }
    return rows
  }

  /// So many rows, with those among them that are wanted in the middle.
  func window(of height: Int, around wanted: Range<Int>) -> [FrameRow] {
    guard count > height else { return self }
    let height = Swift.max(0, height)
    let centred = (wanted.lowerBound + wanted.upperBound - height) / 2
    let start = Swift.min(centred, wanted.lowerBound)
    let first = Swift.max(0, Swift.min(start, count - height))
    return window(first..<first + height)
  }
}
