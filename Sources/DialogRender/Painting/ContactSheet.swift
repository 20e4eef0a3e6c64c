internal import DialogGraphics
internal import Dialogs

/// Drawings in rows, each under its caption; a column is as wide as its widest, a row as high as its
/// highest.
struct ContactSheet {
  private let cells: [Cell]
  private let columns: Int
  private let options: RenderOptions
  private let columnWidths: [Double]
  private let rowHeights: [Double]

  /// A drawing and what is written above it.
  private struct Cell {
    let drawing: Drawing
    let theme: Theme
    let caption: StyledText

    var captionHeight: Double { theme.type[caption.style].lineHeight + 2 * ContactSheet.gap }
    var width: Double { drawing.layout.width + 2 * ContactSheet.gap }
    var height: Double { drawing.layout.height + captionHeight + ContactSheet.gap }
  }

  /// Around captions and drawings, in points.
  private static let gap = 12.0

  init(
    _ contents: [DialogContent], _ options: RenderOptions, themes: [Theme], columns: Int?
  ) throws(PictureError) {
    let themes = themes.isEmpty ? [options.theme] : themes
    var cells: [Cell] = []
    for content in contents {
      for theme in themes {
        var own = options
        own.theme = theme
        let words = [content.language.tag] + (themes.count > 1 ? [theme.name] : [])
        let caption = ResolvedText(verbatim: words.joined(separator: " · "))
        cells.append(
          Cell(
            drawing: try Drawing(content, own), theme: theme,
            caption: StyledText(caption, .label, .secondary)))
      }
    }
    self.cells = cells
    self.options = options
    let count = columns ?? Self.columns(of: cells, inGroupsOf: themes.count)
    self.columns = max(1, min(count, cells.count))
    let rowCount = max(1, (cells.count + self.columns - 1) / self.columns)
    var widths = [Double](repeating: 2 * Self.gap, count: self.columns)
    var heights = [Double](repeating: 2 * Self.gap, count: rowCount)
    for (index, cell) in cells.enumerated() {
      let (row, column) = index.quotientAndRemainder(dividingBy: self.columns)
      widths[column] = max(widths[column], cell.width)
      heights[row] = max(heights[row], cell.height)
    }
    columnWidths = widths
    rowHeights = heights
  }

  /// So many that the sheet is about a third wider than high, and the themes of a dialog are in a row.
  private static func columns(of cells: [Cell], inGroupsOf size: Int) -> Int {
    guard let width = cells.map(\.width).max(), let height = cells.map(\.height).max() else {
      return 1
    }
    let best = (Double(cells.count) * height / width * 4 / 3).squareRoot()
    return max(1, Int((best / Double(size)).rounded())) * size
  }

  func bitmap() throws(PictureError) -> Bitmap {
    try Canvas.bitmap(
      width: width, height: height, scale: options.scale, ground: options.ground, painted: paint)
  }

  func file(as format: PictureFormat) throws(PictureError) -> [UInt8] {
    try Canvas.file(
      as: format, width: width, height: height, scale: options.scale, ground: options.ground,
      compression: .fast, painted: paint)
  }

  private var width: Double { columnWidths.reduce(0, +) }

  private var height: Double { rowHeights.reduce(0, +) }

  private func paint(on canvas: Canvas) throws(PictureError) {
    var (x, y) = (0.0, 0.0)
    for (index, cell) in cells.enumerated() {
      let (row, column) = index.quotientAndRemainder(dividingBy: columns)
      if column == 0 { x = 0 }
      let room = canvas.snapped(
        DialogRect(x: x, y: y, width: columnWidths[column], height: rowHeights[row]))
      try canvas.painted(within: room) { (canvas) throws(PictureError) in
        try paint(cell, on: canvas, width: room.width)
      }
      x += columnWidths[column]
      if column == columns - 1 { y += rowHeights[row] }
    }
  }

  /// Paints a cell at the upper left corner.
  private func paint(_ cell: Cell, on canvas: Canvas, width: Double) throws(PictureError) {
    if options.background == .filled { canvas.fillAll(cell.theme.colors.canvas) }
    let gap = Self.gap
    cell.drawing.paint(
      cell.caption, on: canvas,
      in: DialogRect(
        x: gap, y: gap, width: width - 2 * gap, height: cell.captionHeight - 2 * gap))
    let layout = cell.drawing.layout
    let place = canvas.snapped(
      DialogRect(
        x: (width - layout.width) / 2, y: cell.captionHeight, width: layout.width,
        height: layout.height))
    try canvas.painted(within: place) { (canvas) throws(PictureError) in
      try cell.drawing.paint(on: canvas)
    }
  }
}
