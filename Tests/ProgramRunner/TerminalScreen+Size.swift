extension TerminalScreen {
  /// Gives the terminal another size, as most do: lines that do not fit are broken anew, those that
  /// were broken are joined, and the cursor stays in its line.
  public mutating func resize(columns: Int, rows: Int) {
    var text: [[Cell]] = []
    var cursor = (line: 0, cell: 0)
    for (number, row) in (history + grid).enumerated() {
      let isJoined = number > 0 && (history + grid)[number - 1].isContinued
      if !isJoined { text.append([]) }
      if number == history.count + self.row {
        cursor = (text.count - 1, text[text.count - 1].count + column)
      }
      text[text.count - 1] += row.isContinued ? row.cells : Self.trimmed(row.cells)
    }
    var broken: [Row] = []
    var place = (row: 0, column: 0)
    for (number, line) in text.enumerated() {
      let isCursors = number == cursor.line
      let length = max(1, line.count, isCursors ? cursor.cell + 1 : 0)
      for start in stride(from: 0, to: length, by: columns) {
        if isCursors, (start..<(start + columns)).contains(cursor.cell) {
          place = (broken.count, cursor.cell - start)
        }
        let cells = Array(line.dropFirst(start).prefix(columns))
        let rest = Array(repeating: Cell(), count: columns - cells.count)
        broken.append(Row(cells: cells + rest, isContinued: start + columns < length))
      }
    }
    while broken.count > max(rows, place.row + 1), broken.last?.text == "" { broken.removeLast() }
    let pushed = max(0, broken.count - rows)
    history = Array(broken.prefix(pushed))
    grid = Array(broken.dropFirst(pushed))
    while grid.count < rows { grid.append(Row(cells: Array(repeating: Cell(), count: columns))) }
    self.columns = columns
    (row, column, isFull) = (max(0, place.row - pushed), place.column, false)
  }

  private static func trimmed(_ cells: [Cell]) -> [Cell] {
    var cells = cells
    while cells.last?.text == " " { cells.removeLast() }
    return cells
  }
}
