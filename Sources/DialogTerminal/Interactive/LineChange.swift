/// What to write to make one line of the screen another, as a pure value.
struct LineChange: Hashable {
  /// Where to begin.
  var column: Int
  /// What to write there.
  var text: String
  /// The column behind it; where that is the terminal's width, the cursor is still before it.
  var columnAfter: Int
  /// The columns that are written anew.
  var columns: Range<Int>

  private struct Cell: Hashable {
    var character: Character
    var style: TextStyle

    /// Whether terminals agree how wide it is, so that what follows can be found by its column.
    var isTrusted: Bool { character.unicodeScalars.count == 1 }
  }

  /// The change with the fewest bytes, or the fewest cells.
  ///
  /// - Parameters:
  ///   - old: What stands there; an empty line where the screen is blank.
  ///   - new: What is to stand there.
  ///   - measure: How wide characters are.
  ///   - isSparing: Whether cells count, for a picture is over some.
  init(
    from old: StyledLine, to new: StyledLine, _ measure: TextMeasure, isSparing: Bool
  ) {
    let before = Self.cells(old)
    let after = Self.cells(new)
    let whole = Self(before, after, from: 0, to: after.count, measure)
    var start = 0
    while start < min(before.count, after.count), before[start] == after[start],
      after[start].isTrusted
    { start += 1 }
    var end = 0
    while end < min(before.count, after.count) - start,
      before[before.count - 1 - end] == after[after.count - 1 - end]
    { end += 1 }
    let middles = (before[start..<(before.count - end)], after[start..<(after.count - end)])
    // What follows must not have to move.
    let isKept =
      middles.0.allSatisfy(\.isTrusted) && middles.1.allSatisfy(\.isTrusted)
      && Self.width(middles.0, measure) == Self.width(middles.1, measure)
    let part = Self(
      before, after, from: start, to: after.count - (isKept ? end : 0), measure)
    self = isSparing || part.text.utf8.count + 5 < whole.text.utf8.count ? part : whole
  }

  private init(
    _ before: [Cell], _ after: [Cell], from start: Int, to end: Int,
    _ measure: TextMeasure
  ) {
    column = Self.width(after[..<start], measure)
    var written = column
    text = ""
    var style = TextStyle()
    for cell in after[start..<end] {
      if cell.style != style {
        if style != TextStyle() { text += TextStyle.plainSequence }
        text += cell.style.sequence
        style = cell.style
      }
      text.append(cell.character)
      written += measure.width(of: cell.character)
    }
    if style != TextStyle() { text += TextStyle.plainSequence }
    var erased = written
    let widthBefore = Self.width(before[...], measure)
    if end == after.count, widthBefore > written {
      // After the last column this would erase the last cell.
      text += "\u{1B}[K"
      erased = widthBefore
    }
    columnAfter = written
    columns = column..<erased
  }

  private static func cells(_ line: StyledLine) -> [Cell] {
    line.runs.flatMap { run in run.text.map { Cell(character: $0, style: run.style) } }
  }

  private static func width(_ cells: ArraySlice<Cell>, _ measure: TextMeasure) -> Int {
    cells.reduce(0) { $0 + measure.width(of: $1.character) }
  }
}
