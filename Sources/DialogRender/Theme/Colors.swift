extension Theme {
  /// What a text says by its colour.
  public enum Tone: String, Sendable, Hashable, CaseIterable {
    /// What is read first.
    case primary
    /// What is read next.
    case secondary
    /// What stands where nothing is entered yet.
    case placeholder
    /// The answer that Return gives.
    case accent
    /// The answer that Return gives, on ``Tint/accent``.
    case onAccent
    /// An answer that destroys something.
    case destructive
    /// An answer that destroys something and that Return gives, on ``Tint/strongDestructive``.
    case onDestructive
    /// An answer that cannot be given.
    case disabled
    /// What is wrong.
    case problem
  }

  /// What a button says by its fill.
  public enum Tint: String, Sendable, Hashable, CaseIterable {
    /// An answer like any other.
    case neutral
    /// The answer that Return gives.
    case accent
    /// The answer that Return gives, in a list.
    case softAccent
    /// An answer that destroys something.
    case destructive
    /// An answer that destroys something and that Return gives.
    case strongDestructive
    /// An answer that cannot be given.
    case disabled
  }

  /// The colours of a theme.
  ///
  /// Those of fills and lines may be translucent, and lie on ``card``.
  public struct Colors: Sendable, Hashable {
    /// What lies behind everything; opaque.
    public var canvas: Color
    /// The bars and views that a dialog is presented from.
    public var hint: Color
    /// The place in them that it is presented from.
    public var anchor: Color
    /// The dialog itself; opaque.
    public var card: Color
    /// The thin line around the dialog.
    public var cardEdge: Color
    /// The thin line between rows.
    public var separator: Color
    /// The fill of a text box.
    public var box: Color
    /// The outline of text boxes and of boxes to check.
    public var outline: Color
    /// The way that progress has still to go.
    public var track: Color
    /// What lies under an icon that could not be seen otherwise; opaque.
    public var plate: Color
    /// How opaque the icon of an answer is that cannot be given, from 0 to 1.
    public var disabledIconOpacity: Double
    /// Texts, by what they say.
    public var texts: [Tone: Color]
    /// Fills of buttons, by what they say.
    public var fills: [Tint: Color]
    /// Outlines of buttons, by what they say; those that are not here have none.
    public var edges: [Tint: Color]

    /// The colour of a text; black where the theme has none.
    public subscript(text tone: Tone) -> Color { texts[tone] ?? Color(0x000000) }

    /// The fill of a button; none where the theme has none.
    public subscript(fill tint: Tint) -> Color { fills[tint] ?? Color(0x000000, alpha: 0) }
  }
}
