public import DialogGraphics
public import Dialogs

/// A picture of a dialog, and what was found out while it was drawn.
public struct Rendering: Sendable {
  /// The picture.
  public var bitmap: Bitmap
  /// Where everything stands in it.
  public var layout: DialogLayout
  /// Its texts as they were set, in the order in which they are painted.
  public var texts: [SetText]
  /// What else the picture depends on.
  public var fingerprint: RenderFingerprint
}

/// Draws a dialog, and tells how its texts were set.
///
/// The picture is that of ``render(_:_:)``, which is faster where nothing else is wanted.
///
/// - Parameters:
///   - content: The dialog.
///   - options: How it is drawn.
/// - Returns: The picture, its layout, its texts, and what it depends on.
/// - Throws: ``PictureError``, as ``render(_:_:)`` does.
public func rendering(
  of content: DialogContent, _ options: RenderOptions = RenderOptions()
) throws(PictureError) -> Rendering {
  let drawing = try Drawing(content, options)
  let bitmap = try drawing.bitmap()
  let texts = drawing.setTexts
  return Rendering(
    bitmap: bitmap, layout: drawing.layout, texts: texts.map(\.text),
    fingerprint: RenderFingerprint(of: texts.flatMap(\.faces), options: options))
}
