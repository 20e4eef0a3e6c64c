import DialogGraphics

/// A picture of characters: the upper half of a cell is one pixel, the lower half another.
enum HalfBlocks {
  /// A picture's lines.
  ///
  /// Where it is transparent the terminal's own background shows.
  ///
  /// - Parameters:
  ///   - picture: The picture, which is made to fill the cells.
  ///   - columns: The cells of a line, at least 1.
  ///   - rows: The lines, at least 1.
  ///   - colors: The colours that the terminal has; of none, only the outline is left.
  /// - Returns: As many lines as rows, as wide as the columns.
  /// - Throws: `BitmapError` when the size is none or too large, or there is no memory.
  static func lines(
    of picture: Bitmap, columns: Int, rows: Int, colors: InteractiveStyle.ColorDepth
  ) throws(BitmapError) -> [StyledLine] {
    let pixels = try picture.scaled(toWidth: columns, height: rows * 2).pixelColors
    return (0..<rows).map { row in
      var line = StyledLine()
      for column in 0..<columns {
        let upper = pixels[row * 2 * columns + column]
        let lower = pixels[(row * 2 + 1) * columns + column]
        line.append(cell(upper, lower, colors))
      }
      return line
    }
  }

  private static func cell(
    _ upper: PixelColor?, _ lower: PixelColor?, _ colors: InteractiveStyle.ColorDepth
  ) -> StyledLine.Run {
    let upperColor = upper.flatMap { TerminalColor(nearest: $0, in: colors) }
    let lowerColor = lower.flatMap { TerminalColor(nearest: $0, in: colors) }
    switch (upper, lower) {
    case (nil, nil):
      return StyledLine.Run(text: " ")
    case (nil, _):
      return StyledLine.Run(text: "▄", style: TextStyle(foreground: lowerColor))
    case (_, nil):
      return StyledLine.Run(text: "▀", style: TextStyle(foreground: upperColor))
    case _ where upperColor == lowerColor:
      return StyledLine.Run(text: "█", style: TextStyle(foreground: upperColor))
    default:
      let style = TextStyle(foreground: upperColor, background: lowerColor)
      return StyledLine.Run(text: "▀", style: style)
    }
  }
}

extension StyledLine {
  /// Adds a run, to the last one where they look alike.
  fileprivate mutating func append(_ run: Run) {
    if runs.last?.style == run.style {
      runs[runs.count - 1].text += run.text
    } else {
      runs.append(run)
    }
  }
}
