public import DialogGraphics
public import Dialogs

/// Draws a dialog.
///
/// Nothing is remembered between two calls but scaled icons, for speed alone, and they may run at
/// the same time: the same dialog, theme, scale, fonts and icon files give the same pixels.
///
/// - Parameters:
///   - content: The dialog.
///   - theme: How it looks.
///   - scale: Pixels a point, from 1 to 3. Lines break alike at every scale.
/// - Returns: The picture, opaque; ``DialogLayout`` says where everything stands in it.
/// - Throws: ``PictureError`` where an icon cannot be shown, the picture would be too large, or the theme
///   cannot be drawn.
public func render(
  _ content: DialogContent, theme: Theme = .light, scale: Double = 1
) throws(PictureError) -> Bitmap {
  guard scale >= 1, scale <= 3 else { throw .scaleOutOfRange(scale) }
  let typesetter = try Typesetter()
  let layout = try DialogLayout(content, theme: theme, measurer: typesetter)
  let width = (layout.width * scale).rounded()
  let height = (layout.height * scale).rounded()
  // Cairo's own bound on a side, and 256 MiB of pixels.
  guard width <= 32_767, height <= 32_767, width * height <= Double(1 << 26) else {
    throw .tooLarge(width: width, height: height)
  }
  let canvas = try Canvas(width: Int(width), height: Int(height), scale: scale)
  try Painter(canvas: canvas, layout: layout, theme: theme, typesetter: typesetter).paint()
  return try canvas.bitmap()
}

extension DialogLayout {
  /// Lays a dialog out as ``render(_:theme:scale:)`` draws it, with the fonts of this system.
  ///
  /// - Throws: ``PictureError/themeOutOfRange(_:_:_:)`` where the theme cannot be drawn,
  ///   ``PictureError/drawing(_:)`` where Pango has no memory.
  public init(_ content: DialogContent, theme: Theme = .light) throws(PictureError) {
    try self.init(content, theme: theme, measurer: try Typesetter())
  }
}
