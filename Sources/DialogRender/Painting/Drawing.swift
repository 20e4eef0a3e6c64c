internal import DialogGraphics
internal import Dialogs

/// A dialog that is laid out, and the typesetter that its texts were measured with and are painted with.
struct Drawing {
  let layout: DialogLayout
  private let options: RenderOptions
  private let theme: Theme
  private let typesetter: Typesetter

  init(_ content: DialogContent, _ options: RenderOptions) throws(PictureError) {
    guard options.scale >= 1, options.scale <= 3 else { throw .scaleOutOfRange(options.scale) }
    guard Theme.textSizes.contains(options.textSize) else {
      throw .textSizeOutOfRange(options.textSize)
    }
    self.options = options
    theme = options.theme.withTextSize(options.textSize)
    typesetter = try Typesetter(options.fonts)
    var layout = try DialogLayout(content, theme: theme, measurer: typesetter)
    if options.extent == .card { layout.cropToCard(edgeWidth: theme.metrics.cardEdgeWidth) }
    self.layout = layout
  }

  func bitmap() throws(PictureError) -> Bitmap {
    try Canvas.bitmap(
      width: layout.width, height: layout.height, scale: options.scale, ground: options.ground,
      painted: paint)
  }

  func file(as format: PictureFormat) throws(PictureError) -> [UInt8] {
    try Canvas.file(
      as: format, width: layout.width, height: layout.height, scale: options.scale,
      ground: options.ground, compression: .fastest, painted: paint)
  }

  func paint(on canvas: Canvas) throws(PictureError) {
    var theme = theme
    if options.extent == .card { theme.shadows = [] }
    try Painter(canvas: canvas, layout: layout, theme: theme, typesetter: typesetter).paint()
  }

  /// Paints another text in the theme's type.
  func paint(_ text: StyledText, on canvas: Canvas, in frame: DialogRect) {
    typesetter.layout(of: text, in: theme.type, width: frame.width)?.paint(
      on: canvas, in: frame, alignment: text.alignment,
      color: theme.colors[text: text.tone], isMirrored: false)
  }

  /// The texts as they are painted, each with the faces that its letters come from.
  var setTexts: [(text: SetText, faces: [FontFace])] {
    layout.elements.compactMap { element in
      guard case .text(let text) = element.part,
        let lines = typesetter.layout(
          of: text, in: theme.type, width: element.frame.width)
      else { return nil }
      return (
        lines.setText(
          text, of: element.owner, in: element.frame,
          isMirrored: layout.direction == .rightToLeft),
        lines.faces
      )
    }
  }
}
