extension Theme {
  /// White cards on a light canvas.
  public static let light = Theme(
    name: "light", colors: lightColors, metrics: standardMetrics, type: standardType,
    shadows: [
      Shadow(blur: 14, offsetY: 9, color: Color(0x0B1020, alpha: 0.20)),
      Shadow(blur: 2.5, offsetY: 1, color: Color(0x0B1020, alpha: 0.12)),
    ])

  private static let lightColors = Colors(
    canvas: Color(0xECECEF), hint: Color(0xF7F7F9), anchor: Color(0x1A6BE6, alpha: 0.22),
    card: Color(0xFFFFFF), cardEdge: Color(0x0B1020, alpha: 0.07),
    separator: Color(0x0B1020, alpha: 0.09), box: Color(0xFFFFFF), outline: Color(0x87878F),
    track: Color(0xE3E3E8), plate: Color(0x2E2E34), disabledIconOpacity: 0.4,
    texts: [
      .primary: Color(0x1C1C21), .secondary: Color(0x56565E), .placeholder: Color(0x6C6C75),
      .accent: Color(0x1558C8), .onAccent: Color(0xFFFFFF), .destructive: Color(0xB8172A),
      .onDestructive: Color(0xFFFFFF), .disabled: Color(0xA3A3AB), .problem: Color(0xB8172A),
    ],
    fills: [
      .neutral: Color(0x0B1020, alpha: 0.06), .accent: Color(0x1A6BE6),
      .softAccent: Color(0x1A6BE6, alpha: 0.12), .destructive: Color(0xD9293A, alpha: 0.10),
      .strongDestructive: Color(0xC9202F), .disabled: Color(0x0B1020, alpha: 0.035),
    ],
    edges: [:])
}
