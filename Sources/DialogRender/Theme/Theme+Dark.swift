extension Theme {
  /// Dark grey cards on a canvas that is darker still.
  public static let dark = Theme(
    name: "dark", colors: darkColors, metrics: standardMetrics, type: standardType,
    shadows: [
      Shadow(blur: 16, offsetY: 10, color: Color(0x000000, alpha: 0.55)),
      Shadow(blur: 2.5, offsetY: 1, color: Color(0x000000, alpha: 0.40)),
    ])

  private static let darkColors = Colors(
    canvas: Color(0x131316), hint: Color(0x1E1E22), anchor: Color(0x4C9AFF, alpha: 0.34),
    card: Color(0x26262B), cardEdge: Color(0xFFFFFF, alpha: 0.16),
    separator: Color(0xFFFFFF, alpha: 0.12), box: Color(0x1B1B1F), outline: Color(0x8A8A95),
    track: Color(0x121215), plate: Color(0xF2F2F5), disabledIconOpacity: 0.4,
    texts: [
      .primary: Color(0xF2F2F5), .secondary: Color(0xB8B8C2), .placeholder: Color(0x9696A1),
      .accent: Color(0x9CC4FF), .onAccent: Color(0xFFFFFF), .destructive: Color(0xFF9BA0),
      .onDestructive: Color(0xFFFFFF), .disabled: Color(0x74747E), .problem: Color(0xFF9BA0),
    ],
    fills: [
      .neutral: Color(0xFFFFFF, alpha: 0.09), .accent: Color(0x2A6CE0),
      .softAccent: Color(0x4C9AFF, alpha: 0.20), .destructive: Color(0xFF6369, alpha: 0.16),
      .strongDestructive: Color(0xD63342), .disabled: Color(0xFFFFFF, alpha: 0.045),
    ],
    edges: [:])
}
