import CUnistring

/// How many cells of a terminal a text takes.
///
/// Control characters take none: a text is made visible before it is measured.
struct TextMeasure: Hashable {
  /// Whether characters of ambiguous width take two cells.
  var isAmbiguousWide = false

  /// The cells of a grapheme.
  ///
  /// An emoji takes two, whatever it is put together of. Any other grapheme takes what its parts
  /// take, as terminals that know no graphemes have it: two cells for Thai นำ, one for é.
  func width(of character: Character) -> Int {
    if let ascii = character.asciiValue { return ascii.isPrintable ? 1 : 0 }
    let scalars = character.unicodeScalars
    if scalars.isEmoji { return 2 }
    return scalars.reduce(0) { $0 + width(of: $1) }
  }

  /// The cells of a text.
  func width(of text: String) -> Int { width(of: text[...]) }

  /// The cells of a part of a text.
  func width(of text: Substring) -> Int {
    if text.utf8.allSatisfy({ $0.isPrintable }) { return text.utf8.count }
    return text.reduce(0) { $0 + width(of: $1) }
  }

  /// The longest beginning of a text that fits.
  func prefix(of text: String, fitting width: Int) -> Substring {
    var room = width
    return text.prefix {
      room -= self.width(of: $0)
      return room >= 0
    }
  }

  /// The text, or its beginning and … where it does not fit.
  func shortened(_ text: String, to width: Int) -> String {
    let beginning = prefix(of: text, fitting: width)
    guard beginning.endIndex < text.endIndex else { return text }
    let sign = "…"
    let room = width - self.width(of: sign)
    return room < 0 ? String(beginning) : prefix(of: text, fitting: room) + sign
  }

  private func width(of scalar: Unicode.Scalar) -> Int {
    // Terminals show a soft hyphen wherever it stands.
    if scalar == "\u{AD}" { return isAmbiguousWide ? 2 : 1 }
    let width = max(0, Int(uc_width(scalar.value, "UTF-8")))
    if width == 1, isAmbiguousWide, scalar.isAmbiguous { return 2 }
    return width
  }
}

extension UInt8 {
  fileprivate var isPrintable: Bool { (0x20...0x7E).contains(self) }
}

extension Character.UnicodeScalarView {
  /// Whether this is a picture: alone, or with a selector, a skin tone, or more pictures.
  fileprivate var isEmoji: Bool {
    guard let first, first.properties.isEmoji else { return false }
    // Half a flag is a letter.
    if first.properties.isEmojiPresentation, !first.isRegionalIndicator { return true }
    return dropFirst().contains { $0 == "\u{FE0F}" || $0.properties.isEmoji }
  }
}

extension Unicode.Scalar {
  fileprivate var isRegionalIndicator: Bool { (0x1F1E6...0x1F1FF).contains(value) }
}
