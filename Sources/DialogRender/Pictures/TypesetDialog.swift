package import Dialogs

/// A dialog that is laid out with its texts set, as a picture of it would be, but not painted.
package struct TypesetDialog: Sendable {
  /// Where everything stands.
  package let layout: DialogLayout
  /// The texts as they were set, in the order in which they would be painted.
  package let texts: [SetText]

  /// Lays a dialog out and sets its texts, which takes a fraction of the time that a picture does.
  ///
  /// - Throws: ``PictureError`` where a font is missing or the options cannot be drawn.
  package init(_ content: DialogContent, _ options: RenderOptions) throws(PictureError) {
    let drawing = try Drawing(content, options)
    layout = drawing.layout
    texts = drawing.setTexts.map(\.text)
  }

  /// What a picture was painted of.
  package init(_ rendering: Rendering) {
    layout = rendering.layout
    texts = rendering.texts
  }
}
