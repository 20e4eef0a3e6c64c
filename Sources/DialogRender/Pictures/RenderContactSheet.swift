public import DialogGraphics
public import Dialogs

/// Draws several dialogs on one picture, or one in several languages, as photographers put what is
/// on a film on one sheet.
///
/// They stand in rows, in order; each has its language's tag above it and, where there are several
/// themes, the theme's name.
///
/// - Parameters:
///   - contents: The dialogs, each in its language.
///   - options: How they are drawn.
///   - themes: What each is drawn in, one after the other; that of the options where none is named.
///   - columns: How many stand in a row; where it is not named, so many that the sheet is about a
///     third wider than high.
/// - Returns: The picture.
/// - Throws: ``PictureError``, as ``render(_:_:)`` does.
public func contactSheet(
  of contents: [DialogContent], _ options: RenderOptions = RenderOptions(), themes: [Theme] = [],
  columns: Int? = nil
) throws(PictureError) -> Bitmap {
  try ContactSheet(contents, options, themes: themes, columns: columns).bitmap()
}

/// Draws several dialogs on one picture, as a file in memory; see
/// ``contactSheet(of:_:themes:columns:)``.
///
/// - Parameters:
///   - contents: The dialogs, each in its language.
///   - options: How they are drawn.
///   - themes: What each is drawn in, one after the other; that of the options where none is named.
///   - columns: How many stand in a row.
///   - format: What the file is.
/// - Returns: The bytes of the file.
/// - Throws: ``PictureError``, as ``render(_:_:)`` does.
public func contactSheet(
  of contents: [DialogContent], _ options: RenderOptions = RenderOptions(), themes: [Theme] = [],
  columns: Int? = nil, as format: PictureFormat
) throws(PictureError) -> [UInt8] {
  try ContactSheet(contents, options, themes: themes, columns: columns).file(as: format)
}
