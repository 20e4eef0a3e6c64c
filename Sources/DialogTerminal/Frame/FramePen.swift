import Dialogs

/// Makes pieces and rows of text in a style.
struct FramePen {
  let measure: TextMeasure
  let theme: FrameTheme
  let symbols: FrameSymbols

  /// A pen for a dialog's style and language.
  init(_ style: InteractiveStyle, _ direction: TextDirection) {
    measure = TextMeasure(isAmbiguousWide: style.isAmbiguousWide)
    theme = FrameTheme(style)
    symbols = FrameSymbols(
      isDrawn: style.isUnicode && !style.isAmbiguousWide, isMirrored: direction == .rightToLeft)
  }

  /// A text without line feeds, as it is.
  func piece(
    _ text: String, _ style: TextStyle = TextStyle(), target: Focus? = nil
  ) -> FramePiece {
    FramePiece(
      runs: [StyledLine.Run(text: text, style: style)], width: measure.width(of: text),
      target: target)
  }

  /// Blank cells.
  func blank(_ width: Int, _ style: TextStyle = TextStyle(), target: Focus? = nil) -> FramePiece {
    piece(String(repeating: " ", count: max(0, width)), style, target: target)
  }

  /// A text that is wrapped, a row for each line.
  ///
  /// - Parameters:
  ///   - text: The text. Its line feeds begin rows.
  ///   - style: How it looks.
  ///   - width: The cells of a row.
  ///   - lead: What stands before the first line; the others are as far in.
  /// - Returns: At least one row.
  func rows(
    _ text: String, _ style: TextStyle = TextStyle(), width: Int, lead: [FramePiece] = []
  ) -> [FrameRow] {
    let indent = FrameRow(pieces: lead).width
    let lines = measure.lines(of: text, width: max(1, width - indent))
    return lines.enumerated().map { number, line in
      let before = number == 0 || indent == 0 ? lead : [blank(indent)]
      return FrameRow(pieces: before + [piece(line, style)])
    }
  }

  /// A row that is as wide as this, blank at its end.
  func padded(_ row: FrameRow, to width: Int) -> FrameRow {
    var row = clipped(row, to: width)
    let room = width - row.width
    if room > 0 { row.pieces.append(blank(room)) }
    return row
  }

  /// A row's pieces at its end, blank before them.
  func trailing(_ pieces: [FramePiece], in width: Int) -> FrameRow {
    let room = width - FrameRow(pieces: pieces).width
    return FrameRow(pieces: (room > 0 ? [blank(room)] : []) + pieces)
  }

  /// A row without what does not fit.
  func clipped(_ row: FrameRow, to width: Int) -> FrameRow {
    guard row.width > width else { return row }
    var room = max(0, width)
    var clipped = FrameRow(more: row.more)
    for piece in row.pieces {
      if piece.width <= room {
        clipped.pieces.append(piece)
        room -= piece.width
        continue
      }
      var cut = FramePiece(runs: [], width: room, target: piece.target)
      if let cursor = piece.cursor, cursor < room { cut.cursor = cursor }
      for run in piece.runs {
        let text = String(measure.prefix(of: run.text, fitting: room))
        cut.runs.append(StyledLine.Run(text: text, style: run.style))
        room -= measure.width(of: text)
        if text != run.text { break }
      }
      // Half of a wide character has no place.
      if room > 0 {
        cut.runs.append(StyledLine.Run(text: String(repeating: " ", count: room)))
      }
      clipped.pieces.append(cut)
      break
    }
    return clipped
  }
}
