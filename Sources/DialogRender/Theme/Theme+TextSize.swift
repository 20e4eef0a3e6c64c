extension Theme {
  /// The sizes of text that ``withTextSize(_:)`` takes: from 0.8 to 2.
  public static let textSizes = 0.8...2.0

  /// The same theme with larger or smaller texts.
  ///
  /// Lines, icons and boxes to check grow with the texts; the room around the text of a button or a box
  /// stays; cards become wider by half as much, so that lines hold fewer words but the card stays a card.
  /// All heights stay whole points.
  ///
  /// - Parameter size: How large texts are; 1 is the theme's own, and one of ``textSizes`` is
  ///   sensible.
  /// - Returns: The theme; the same one where the size is 1.
  public func withTextSize(_ size: Double) -> Theme {
    if size == 1 { return self }
    var theme = self
    theme.type.fonts = type.fonts.mapValues { font in
      var font = font
      font.size *= size
      font.lineHeight = (font.lineHeight * size).rounded(.up)
      return font
    }
    let half = (1 + size) / 2
    func grow(_ metric: WritableKeyPath<Metrics, Double>, by factor: Double) {
      theme.metrics[keyPath: metric] = (metrics[keyPath: metric] * factor).rounded()
    }
    for metric in [
      \.buttonIconSize, \.markSize, \.markRadius, \.progressHeight, \.itemGap, \.labelGap,
      \.titleGap, \.cardHeightLimit,
    ] as [WritableKeyPath<Metrics, Double>] {
      grow(metric, by: size)
    }
    for metric in [
      \.iconSize, \.iconGap, \.sectionGap, \.fieldGap, \.buttonPadding,
    ] as [WritableKeyPath<Metrics, Double>] {
      grow(metric, by: half)
    }
    theme.metrics.alertWidths = metrics.alertWidths.map { ($0 * half).rounded() }
    theme.metrics.sheetWidths = metrics.sheetWidths.map { ($0 * half).rounded() }
    func growth(_ style: TextStyle) -> Double {
      theme.type[style].lineHeight - type[style].lineHeight
    }
    theme.metrics.buttonHeight += growth(.button)
    theme.metrics.rowHeight += growth(.button)
    theme.metrics.boxHeight += growth(.value)
    return theme
  }
}
