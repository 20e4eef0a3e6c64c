public import Dialogs

/// A text and how it is set.
public struct StyledText: Sendable, Hashable {
  /// Where lines stand in their frame.
  public enum Alignment: String, Sendable, Hashable, CaseIterable {
    /// On the side where the dialog's lines begin, whatever the direction of the text itself.
    case leading
    /// In the middle.
    case center
    /// On the side where the dialog's lines end.
    case trailing
  }

  /// The words.
  public var text: ResolvedText
  /// What they are for.
  public var style: Theme.TextStyle
  /// What they say by their colour.
  public var tone: Theme.Tone
  /// Where their lines stand.
  public var alignment: Alignment

  /// A text by its parts.
  public init(
    _ text: ResolvedText, _ style: Theme.TextStyle, _ tone: Theme.Tone = .primary,
    alignment: Alignment = .leading
  ) {
    self.text = text
    self.style = style
    self.tone = tone
    self.alignment = alignment
  }
}

/// The room that a text takes.
public struct TextSize: Sendable, Hashable {
  /// The width of the longest line, in whole points.
  public var width: Double
  /// The height of all lines, in whole points.
  public var height: Double
  /// How many lines there are, at least one.
  public var lineCount: Int

  /// A size by its parts.
  public init(width: Double, height: Double, lineCount: Int) {
    self.width = width
    self.height = height
    self.lineCount = lineCount
  }

  /// The height of one line.
  public var lineHeight: Double { height / Double(lineCount) }
}

/// Something that knows how much room a text takes.
public protocol TextMeasurer {
  /// The room that a text takes.
  ///
  /// - Parameters:
  ///   - text: The text; it is set in at most as many lines as its style allows.
  ///   - type: What it is set in.
  ///   - width: The longest that a line may be, in points; lines are wrapped to it, in the middle
  ///     of a word where they must.
  /// - Returns: A size that is no wider than asked.
  func size(of text: StyledText, in type: Theme.Typography, width: Double) -> TextSize
}
