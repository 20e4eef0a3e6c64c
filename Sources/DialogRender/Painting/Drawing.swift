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
    layout = try DialogLayout(content, theme: theme, measurer: typesetter)
  }

  func bitmap() throws(PictureError) -> Bitmap {
    let width = (layout.width * options.scale).rounded()
    let height = (layout.height * options.scale).rounded()
    // Cairo's own bound on a side, and 256 MiB of pixels.
    guard width <= 32_767, height <= 32_767, width * height <= Double(1 << 26) else {
      throw .tooLarge(width: width, height: height)
    }
    let canvas = try Canvas(width: Int(width), height: Int(height), scale: options.scale)
    try Painter(canvas: canvas, layout: layout, theme: theme, typesetter: typesetter)
      .paint()
    return try canvas.bitmap()
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
