extension Theme {
  /// The type that all themes share.
  static let standardType = Typography(
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

  /// The measures that all themes share.
  static let standardMetrics = Metrics(
    canvasMargin: 48, anchoredCanvasWidth: 440, anchoredCanvasHeight: 280, popoverMargin: 8,
    arrowWidth: 30, arrowHeight: 12, arrowGap: 4, barHeight: 48,
    alertWidths: [380, 440, 520], sheetWidths: [340, 420, 500], comfortableLines: 6,
    hintRadius: 6, cardRadius: 16, cardEdgeWidth: 0.5, cardHeightLimit: 2_000,
    cardPadding: 24, headerTop: 20, iconSize: 48, iconGap: 16,
    titleGap: 6, sectionGap: 22, buttonHeight: 40, buttonRadius: 10, buttonPadding: 14,
    buttonGap: 10, buttonIconSize: 20, rowHeight: 46, listRadius: 12, boxHeight: 38, boxRadius: 9,
    textInset: 9, outlineWidth: 1, fieldGap: 14, labelGap: 6, markSize: 18, markRadius: 5,
    itemGap: 10, progressHeight: 8)
}
