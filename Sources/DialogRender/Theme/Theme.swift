/// How dialogs look: colours, measures, type and shadow, as data.
///
/// All lengths are points. A theme of your own is a copy of another, changed:
///
/// ```swift
/// var theme = Theme.light
/// theme.name = "green"
/// theme.metrics.cardRadius = 4
/// theme.colors.fills[.accent] = Theme.Color(0x0B7A4B)
/// let picture = try render(content, RenderOptions(theme: theme))
/// ```
///
/// Numbers that cannot be drawn, such as a negative length, are found when it is drawn:
/// ``PictureError/themeOutOfRange(_:_:_:)`` says which.
public struct Theme: Sendable, Hashable {
  /// What it is called, where pictures or options name it; nothing is drawn otherwise for it.
  public var name: String
  /// What everything is coloured with.
  public var colors: Colors
  /// How large things are and how far apart.
  public var metrics: Metrics
  /// What texts are set in.
  public var type: Typography
  /// What lifts a card off the canvas, from the widest to the closest.
  public var shadows: [Shadow]

  /// The themes that Rejoinder brings: ``light``, ``dark`` and ``contrast``.
  public static let all = [light, dark, contrast]

  /// The blurred shade of a card.
  public struct Shadow: Sendable, Hashable {
    /// The standard deviation of the blur, in points.
    public var blur: Double
    /// How far the shade falls below the card, in points.
    public var offsetY: Double
    /// The colour where the shade is deepest.
    public var color: Color

    /// A shadow by its parts.
    public init(blur: Double, offsetY: Double, color: Color) {
      self.blur = blur
      self.offsetY = offsetY
      self.color = color
    }
  }
}
