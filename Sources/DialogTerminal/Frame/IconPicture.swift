import DialogGraphics

/// A dialog's icon as a terminal can show it, a few cells large.
struct IconPicture: Hashable {
  /// The cells that it has at most.
  private static let mostRows = 4
  private static let mostColumns = 16
  /// What kitty knows it by.
  private static let id: UInt32 = 0x726A

  let columns: Int
  /// The picture in rows, blank where ``overlay`` is laid over them.
  let lines: [StyledLine]
  let overlay: FramePicture?

  /// The picture; `nil` where the terminal cannot show it.
  init?(_ bitmap: Bitmap, _ style: InteractiveStyle) {
    let (cellWidth, cellHeight) = (max(1, style.cellWidth), max(1, style.cellHeight))
    // As high as it may be, unless that makes it too wide.
    let height = Self.mostRows * cellHeight
    let width = bitmap.width * height / (bitmap.height * cellWidth)
    columns = max(1, min(width, Self.mostColumns))
    let rows =
      width <= Self.mostColumns
      ? Self.mostRows
      : max(1, bitmap.height * columns * cellWidth / (bitmap.width * cellHeight))
    do {
      let sequence: String
      var removal = ""
      switch style.graphics {
      case .none: return nil
      case .halfBlocks:
        guard style.colors > .none, style.isUnicode, !style.isAmbiguousWide else { return nil }
        lines = try HalfBlocks.lines(
          of: bitmap, columns: columns, rows: rows, colors: style.colors)
        overlay = nil
        return
      case .sixel:
        sequence = try SixelPicture.sequence(
          of: bitmap, width: columns * cellWidth, height: rows * cellHeight)
      case .kitty:
        sequence = try KittyPicture.sequence(
          of: bitmap, columns: columns, rows: rows, id: Self.id)
        removal = KittyPicture.removal(id: Self.id)
      }
      overlay = FramePicture(rows: rows, columns: columns, sequence: sequence, removal: removal)
      let blank = StyledLine.Run(text: String(repeating: " ", count: columns))
      lines = Array(repeating: StyledLine(runs: [blank]), count: rows)
    } catch {
      return nil
    }
  }
}

extension [FrameRow] {
  /// The rows beside a picture, as many as it has at least.
  func beside(_ picture: IconPicture, _ pen: FramePen) -> [FrameRow] {
    let spare = picture.lines.count - count
    let above = Swift.max(0, spare / 2)
    let rows =
      Array(repeating: FrameRow(), count: above) + self
      + Array(repeating: FrameRow(), count: Swift.max(0, spare - above))
    return rows.enumerated().map { number, row in
      var cells = pen.blank(picture.columns)
      if picture.lines.indices.contains(number) { cells.runs = picture.lines[number].runs }
      if number == 0 { cells.picture = picture.overlay }
      return FrameRow(pieces: [cells, pen.blank(IconPicture.gap)] + row.pieces)
    }
  }
}

extension IconPicture {
  /// The cells between the picture and the text.
  static let gap = 2

  /// The cells that it takes with the gap.
  var width: Int { columns + Self.gap }
}
