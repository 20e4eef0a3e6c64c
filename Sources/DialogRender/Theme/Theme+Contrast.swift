extension Theme {
  /// White on black, with an outline around all that can be chosen: for readers who see little.
  ///
  /// Texts have a contrast of at least 7 to 1 (WCAG 2.2, AAA), those of answers that cannot be given
  /// 4.5 to 1, and everything else that says something 3 to 1. There are no shadows.
  public static let contrast = Theme(
    name: "contrast", colors: contrastColors, metrics: contrastMetrics, type: standardType,
    shadows: [])

  private static let contrastColors = Colors(
    canvas: Color(0x000000), hint: Color(0x303030), anchor: Color(0xFFE14D), card: Color(0x000000),
    cardEdge: Color(0xFFFFFF), separator: Color(0xFFFFFF), box: Color(0x000000),
    outline: Color(0xFFFFFF), track: Color(0x5E5E5E), plate: Color(0xFFFFFF),
    disabledIconOpacity: 0.7,
    texts: [
      .primary: Color(0xFFFFFF), .secondary: Color(0xFFFFFF), .placeholder: Color(0xC8C8C8),
      .accent: Color(0xFFE14D), .onAccent: Color(0x000000), .destructive: Color(0xFFB0B0),
      .onDestructive: Color(0x000000), .disabled: Color(0xA0A0A0), .problem: Color(0xFFB0B0),
    ],
    fills: [
      .neutral: Color(0x000000), .accent: Color(0xFFE14D), .softAccent: Color(0x342F16),
      .destructive: Color(0x000000), .strongDestructive: Color(0xFFB0B0),
      .disabled: Color(0x000000),
    ],
    edges: [
      .neutral: Color(0xFFFFFF), .softAccent: Color(0xFFFFFF), .destructive: Color(0xFFB0B0),
      .disabled: Color(0xA0A0A0),
    ])

  private static let contrastMetrics: Metrics = {
    var metrics = standardMetrics
    metrics.cardEdgeWidth = 2
    metrics.outlineWidth = 2
    return metrics
  }()
}
