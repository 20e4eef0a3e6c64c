/// The kinds of files that a picture can be.
public enum PictureFormat: String, Sendable, Hashable, CaseIterable {
  /// Pixels.
  case png
  /// Lines and outlines, which stay sharp at any size: SVG 1.1, for web pages.
  case svg
  /// Lines and outlines, which stay sharp at any size: PDF 1.5, for print.
  case pdf
}
