/// A text and its translation, by where they stand in a catalog's file.
struct CatalogEntry: Sendable {
  /// What identifies the text: its key, after its context and U+0004 where it has one.
  let key: Range<Int>
  /// The source text for several; it identifies nothing.
  let plural: Range<Int>?
  /// The forms of the translation, parted by NUL.
  let forms: Range<Int>
}
