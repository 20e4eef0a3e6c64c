extension Theme {
  /// What a text is for, and so how it is set.
  public enum TextStyle: String, Sendable, Hashable, CaseIterable {
    /// The question.
    case title
    /// What more there is to know.
    case message
    /// An answer.
    case button
    /// An answer that stands out.
    case strongButton
    /// The name of a field.
    case label
    /// What a field holds.
    case value
    /// Something to choose.
    case item
    /// What is wrong, or how far work has come.
    case caption
  }

  /// A face, a size and the room that lines take.
  public struct Font: Sendable, Hashable {
    /// The size of the em, in points, from 1 to 500.
    public var size: Double
    /// The weight as in CSS and OpenType, from 1 to 1000: 400 is regular, 700 bold.
    public var weight: Int
    /// The distance between lines, in points; more where the script needs it.
    public var lineHeight: Double
    /// The most lines that are set, at least one; what does not fit ends in an ellipsis.
    public var lineLimit: Int

    /// A font by its parts.
    public init(size: Double, weight: Int, lineHeight: Double, lineLimit: Int) {
      self.size = size
      self.weight = weight
      self.lineHeight = lineHeight
      self.lineLimit = lineLimit
    }
  }

  /// The type of a theme.
  public struct Typography: Sendable, Hashable {
    /// The families to look for glyphs in, the first first; the system knows what comes after.
    public var families: [String]
    /// How each kind of text is set.
    public var fonts: [TextStyle: Font]

    /// How a kind of text is set.
    public subscript(style: TextStyle) -> Font {
      fonts[style] ?? Font(size: 14, weight: 400, lineHeight: 20, lineLimit: 1)
    }
  }
}
