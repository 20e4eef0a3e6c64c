/// How a dialog is drawn.
public struct RenderOptions: Sendable, Hashable {
  /// How it looks.
  public var theme: Theme
  /// Pixels a point, from 1 to 3.
  ///
  /// Lines break alike at every scale.
  public var scale: Double
  /// How large texts are, from 0.8 to 2; 1 is the theme's own (``Theme/withTextSize(_:)``).
  public var textSize: Double
  /// Where the letters come from.
  public var fonts: FontSet

  /// Options by their parts.
  public init(
    theme: Theme = .light, scale: Double = 1, textSize: Double = 1, fonts: FontSet = .system
  ) {
    self.theme = theme
    self.scale = scale
    self.textSize = textSize
    self.fonts = fonts
  }
}
