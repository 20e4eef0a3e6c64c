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
/// - Returns: The picture, opaque unless its background is transparent; ``DialogLayout`` says where
///   everything stands in it.
/// - Throws: ``PictureError`` where an icon cannot be shown, a font is missing, the picture would be too
///   large, or the options cannot be drawn.
public func render(
  _ content: DialogContent, _ options: RenderOptions = RenderOptions()
) throws(PictureError) -> Bitmap {
  try Drawing(content, options).bitmap()
}

/// Draws a dialog as a file in memory.
///
/// SVG and PDF are measured in points: a point is a pixel of CSS in SVG, and 1/72 inch in PDF. Texts
/// are outlines in them, for which no font is needed; icons, emoji and shadows are pictures. Equal
/// arguments give equal bytes with the same Cairo.
///
/// - Parameters:
///   - content: The dialog.
///   - options: How it is drawn.
///   - format: What the file is.
/// - Returns: The bytes of the file.
/// - Throws: ``PictureError``, as ``render(_:_:)`` does.
public func picture(
  of content: DialogContent, _ options: RenderOptions = RenderOptions(), as format: PictureFormat
) throws(PictureError) -> [UInt8] {
  try Drawing(content, options).file(as: format)
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
