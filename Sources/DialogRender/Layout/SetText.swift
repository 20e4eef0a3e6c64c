public import Dialogs

/// A text as it was set.
///
/// All frames are in points, from the upper left corner of the canvas.
public struct SetText: Sendable, Hashable {
  /// The text, and how it was to be set.
  public var text: StyledText
  /// What of the dialog it belongs to.
  public var owner: DialogLayout.Owner
  /// The room that its lines are aligned in.
  public var frame: DialogRect
  /// The smallest rectangle around everything that was painted; empty where nothing was.
  public var ink: DialogRect
  /// Its lines, the uppermost first.
  public var lines: [Line]
  /// The direction that its first line turned out to have.
  public var direction: TextDirection
  /// The families that its letters come from, in order of their first use.
  public var families: [String]
  /// What no font has a glyph for, each once, in order; also what an ellipsis stands for.
  ///
  /// Control characters (Unicode's `Cc`) are not counted: they are not meant to be seen.
  public var unknownScalars: [Unicode.Scalar]
  /// Whether an ellipsis stands for some of it.
  public var isCut: Bool
  /// The words that are broken inside: where a line begins at a place that is no line break of
  /// Unicode's (UAX #14).
  public var brokenWords: [String]
  /// Whether its lines are wider than its room, or all together higher.
  public var isOverflowing: Bool
  /// Whether some of its letters come from a font of another weight than its style asks for.
  public var hasOtherWeight: Bool

  /// A line as it was set.
  public struct Line: Sendable, Hashable {
    /// What it shows, with the ellipsis where it has one.
    public var string: String
    /// The room that it takes: as wide as its letters advance, as high as the distance of lines.
    public var frame: DialogRect
  }
}
