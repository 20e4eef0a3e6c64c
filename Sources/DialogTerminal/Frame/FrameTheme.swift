/// How each part of a frame looks.
struct FrameTheme {
  var border = TextStyle()
  var title = TextStyle(isBold: true)
  var faint = TextStyle(isFaint: true)
  /// What the keys go to, where it is not reversed.
  var accent = TextStyle(isBold: true)
  /// What the keys go to.
  var focused = TextStyle(isBold: true, isReversed: true)
  /// Where text is typed.
  var entry = TextStyle(isUnderlined: true)
  var danger = TextStyle(isBold: true)
  var success = TextStyle(isBold: true)
  var warning = TextStyle(isBold: true)

  /// The looks of a style.
  init(_ style: InteractiveStyle) {
    guard let palette = Palette(style.theme) else {
      // The strongest contrast is the terminal's own, and nothing of it is faint.
      faint = TextStyle()
      return
    }
    guard style.colors > .none else { return }
    func color(_ color: PaletteColor?) -> TerminalColor? { color?.color(at: style.colors) }
    border = color(palette.border).map { TextStyle(foreground: $0) } ?? faint
    if let quiet = color(palette.faint) { faint = TextStyle(foreground: quiet) }
    accent.foreground = color(palette.accent)
    // Terminals of sixteen colours make bold black gray; reversed, the background is the letters'.
    focused =
      style.colors == .ansi
      ? TextStyle(foreground: accent.foreground, isBold: true, isReversed: true)
      : TextStyle(
        foreground: color(palette.onAccent), background: color(palette.accent), isBold: true)
    entry.background = color(palette.entry)
    danger.foreground = color(palette.danger)
    success.foreground = color(palette.success)
    warning.foreground = color(palette.warning)
  }
}

/// A colour for terminals of each depth.
private struct PaletteColor {
  let rgb: (UInt8, UInt8, UInt8)
  let index: UInt8
  /// `nil` where none of sixteen would do.
  let ansi: UInt8?

  init(_ red: UInt8, _ green: UInt8, _ blue: UInt8, index: UInt8, ansi: UInt8?) {
    rgb = (red, green, blue)
    self.index = index
    self.ansi = ansi
  }

  func color(at depth: InteractiveStyle.ColorDepth) -> TerminalColor? {
    switch depth {
    case .none: nil
    case .ansi: ansi.map { .ansi($0) }
    case .indexed: .indexed(index)
    case .rgb: .rgb(rgb.0, rgb.1, rgb.2)
    }
  }
}

/// The colours of a theme.
private struct Palette {
  let accent: PaletteColor
  let onAccent: PaletteColor
  let danger: PaletteColor
  let warning: PaletteColor
  let success: PaletteColor
  let border: PaletteColor
  let faint: PaletteColor
  let entry: PaletteColor

  init?(_ theme: InteractiveStyle.Theme) {
    switch theme {
    case .light: self = .light
    case .dark: self = .dark
    case .contrast: return nil
    }
  }

  private init(
    accent: PaletteColor, onAccent: PaletteColor, danger: PaletteColor, warning: PaletteColor,
    success: PaletteColor, border: PaletteColor, faint: PaletteColor, entry: PaletteColor
  ) {
    self.accent = accent
    self.onAccent = onAccent
    self.danger = danger
    self.warning = warning
    self.success = success
    self.border = border
    self.faint = faint
    self.entry = entry
  }

  private static let light = Palette(
    accent: PaletteColor(0x1C, 0x5F, 0xB8, index: 25, ansi: 4),
    onAccent: PaletteColor(0xFF, 0xFF, 0xFF, index: 231, ansi: nil),
    danger: PaletteColor(0xB3, 0x14, 0x22, index: 124, ansi: 1),
    warning: PaletteColor(0x8A, 0x55, 0x00, index: 94, ansi: 3),
    success: PaletteColor(0x1A, 0x73, 0x36, index: 22, ansi: 2),
    border: PaletteColor(0x9A, 0x99, 0x96, index: 246, ansi: nil),
    faint: PaletteColor(0x5E, 0x5C, 0x64, index: 241, ansi: nil),
    entry: PaletteColor(0xEC, 0xEC, 0xEF, index: 255, ansi: nil))

  private static let dark = Palette(
    accent: PaletteColor(0x78, 0xAE, 0xED, index: 111, ansi: 12),
    onAccent: PaletteColor(0x0A, 0x14, 0x22, index: 16, ansi: nil),
    danger: PaletteColor(0xFF, 0x7B, 0x63, index: 209, ansi: 9),
    warning: PaletteColor(0xF8, 0xC8, 0x4A, index: 221, ansi: 11),
    success: PaletteColor(0x8F, 0xD9, 0x9A, index: 114, ansi: 10),
    border: PaletteColor(0x6E, 0x6D, 0x76, index: 242, ansi: nil),
    faint: PaletteColor(0xA2, 0xA1, 0xA8, index: 247, ansi: nil),
    entry: PaletteColor(0x2E, 0x30, 0x37, index: 236, ansi: nil))
}
