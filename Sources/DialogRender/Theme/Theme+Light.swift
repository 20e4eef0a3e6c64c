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
    track: Color(0xE3E3E8),
    texts: [
      .primary: Color(0x1C1C21), .secondary: Color(0x56565E), .placeholder: Color(0x6C6C75),
      .accent: Color(0x1558C8), .onAccent: Color(0xFFFFFF), .destructive: Color(0xB8172A),
      .onDestructive: Color(0xFFFFFF), .disabled: Color(0xA3A3AB), .problem: Color(0xB8172A),
    ],
    fills: [
      .neutral: Color(0x0B1020, alpha: 0.06), .accent: Color(0x1A6BE6),
      .softAccent: Color(0x1A6BE6, alpha: 0.12), .destructive: Color(0xD9293A, alpha: 0.10),
      .strongDestructive: Color(0xC9202F), .disabled: Color(0x0B1020, alpha: 0.035),
    ])

  private static let standardType = Typography(
    families: ["Noto Sans", "Noto Sans Arabic", "Noto Sans Hebrew", "sans-serif"],
    fonts: [
      .title: Font(size: 17, weight: 700, lineHeight: 24, lineLimit: 8),
      .message: Font(size: 14, weight: 400, lineHeight: 21, lineLimit: 60),
      .button: Font(size: 14, weight: 400, lineHeight: 20, lineLimit: 3),
      .strongButton: Font(size: 14, weight: 700, lineHeight: 20, lineLimit: 3),
      .label: Font(size: 13, weight: 400, lineHeight: 18, lineLimit: 3),
      .value: Font(size: 14, weight: 400, lineHeight: 20, lineLimit: 1),
      .item: Font(size: 14, weight: 400, lineHeight: 20, lineLimit: 3),
      .caption: Font(size: 12, weight: 400, lineHeight: 17, lineLimit: 4),
    ])

  private static let standardMetrics = Metrics(
    canvasMargin: 48, anchoredCanvasWidth: 440, anchoredCanvasHeight: 280, popoverMargin: 8,
    arrowWidth: 30, arrowHeight: 12, arrowGap: 4, barHeight: 48,
    alertWidths: [380, 440, 520], sheetWidths: [340, 420, 500], comfortableLines: 6,
    hintRadius: 6, cardRadius: 16, cardPadding: 24, headerTop: 20, iconSize: 48, iconGap: 16,
    titleGap: 6, sectionGap: 22, buttonHeight: 40, buttonRadius: 10, buttonPadding: 14,
    buttonGap: 10, buttonIconSize: 20, rowHeight: 46, listRadius: 12, boxHeight: 38, boxRadius: 9,
    textInset: 9, outlineWidth: 1, fieldGap: 14, labelGap: 6, markSize: 18, markRadius: 5,
    itemGap: 10, progressHeight: 8)
}
