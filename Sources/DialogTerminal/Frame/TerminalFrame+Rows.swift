extension TerminalFrame {
  /// Rows as they stand on the terminal.
  ///
  /// - Parameters:
  ///   - rows: The rows in reading order.
  ///   - width: The cells that the rows are laid out in.
  ///   - isMirrored: Whether they begin at the right.
  init(_ rows: [FrameRow], width: Int, isMirrored: Bool) {
    for (number, row) in rows.enumerated() {
      var line = StyledLine()
      var column = 0
      if isMirrored, row.width < width {
        column = width - row.width
        line.append(StyledLine.Run(text: String(repeating: " ", count: column)))
      }
      for piece in isMirrored ? row.pieces.reversed() : row.pieces {
        piece.runs.forEach { line.append($0) }
        let place = CellPosition(row: number, column: column)
        if let cell = piece.cursor {
          cursor = CellPosition(row: number, column: column + cell)
        }
        if let target = piece.target, piece.width > 0 {
          let columns = column..<column + piece.width
          targets.append(ClickTarget(row: number, columns: columns, focus: target))
        }
        if let picture = piece.picture {
          pictures.append(
            PlacedPicture(
              position: place, rows: picture.rows, columns: picture.columns,
              sequence: picture.sequence, removal: picture.removal))
        }
        column += piece.width
      }
      lines.append(line)
    }
  }
}

extension StyledLine {
  /// Adds a run, to the last one where that looks alike.
  fileprivate mutating func append(_ run: Run) {
    if run.text.isEmpty { return }
    if let last = runs.last, last.style == run.style {
      runs[runs.count - 1].text += run.text
    } else {
      runs.append(run)
    }
  }
}
