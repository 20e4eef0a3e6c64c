public import DialogGraphics
public import Dialogs

/// Draws a dialog.
///
/// Nothing that a pixel depends on is remembered between two calls, and they may run at the same
/// time: the same dialog, options, fonts and icon files give the same pixels.
///
/// - Parameters:
///   - content: The dialog.
///   - options: How it is drawn.
/// - Returns: The picture, opaque; ``DialogLayout`` says where everything stands in it.
/// - Throws: ``PictureError`` where an icon cannot be shown, a font is missing, the picture would be too
///   large, or the options cannot be drawn.
public func render(
  _ content: DialogContent, _ options: RenderOptions = RenderOptions()
) throws(PictureError) -> Bitmap {
  try Drawing(content, options).bitmap()
}

extension DialogLayout {
  /// Lays a dialog out as ``render(_:_:)`` draws it.
  ///
  /// - Parameters:
  ///   - content: The dialog.
  ///   - options: How it is drawn; the layout is the same at every scale.
  /// - Throws: ``PictureError`` where a font is missing or the options cannot be drawn.
  public init(
    _ content: DialogContent, _ options: RenderOptions = RenderOptions()
  ) throws(PictureError) {
    self = try Drawing(content, options).layout
  }
}
