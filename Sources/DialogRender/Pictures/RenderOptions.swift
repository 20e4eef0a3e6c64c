/// How a dialog is drawn.
public struct RenderOptions: Sendable, Hashable {
  /// How it looks.
  public var theme: Theme
  /// Pixels a point, from 1 to 3; in SVG and PDF those of icons.
  ///
  /// Lines break alike at every scale.
  public var scale: Double
  /// How large texts are, from 0.8 to 2; 1 is the theme's own (``Theme/withTextSize(_:)``).
  public var textSize: Double
  /// Where the letters come from.
  public var fonts: FontSet
  /// How much of the canvas is drawn.
  public var extent: Extent
  /// What is drawn behind everything.
  public var background: Background

  /// How much is drawn.
  public enum Extent: String, Sendable, Hashable, CaseIterable {
    /// The canvas, with the card's shadow and a hint of what it is presented from.
    case canvas
    /// The card, with its arrow and the thin line around it, and nothing else.
    case card
  }

  /// What is drawn behind everything.
  public enum Background: String, Sendable, Hashable, CaseIterable {
    /// The theme's colour for a canvas.
    case filled
    /// Nothing: what the dialog is laid on is seen through its shadow and around its corners.
    case transparent
  }

  /// Options by their parts.
  ///
  /// - Parameters:
  ///   - theme: How the dialog looks.
  ///   - scale: Pixels a point, from 1 to 3.
  ///   - textSize: How large texts are, from 0.8 to 2; 1 is the theme's own.
  ///   - fonts: Where the letters come from.
  ///   - extent: How much of the canvas is drawn.
  ///   - background: What is drawn behind everything.
  public init(
    theme: Theme = .light, scale: Double = 1, textSize: Double = 1, fonts: FontSet = .system,
    extent: Extent = .canvas, background: Background = .filled
  ) {
    self.theme = theme
    self.scale = scale
    self.textSize = textSize
    self.fonts = fonts
    self.extent = extent
    self.background = background
  }

  /// What everything is painted on; `nil` where that is nothing.
  var ground: Theme.Color? { background == .filled ? theme.colors.canvas : nil }
}
