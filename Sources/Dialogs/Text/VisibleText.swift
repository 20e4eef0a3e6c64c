extension String {
  /// The text on one line, without anything that a terminal would obey.
  ///
  /// Control characters, line and paragraph separators, the marks that turn the direction of text
  /// (Unicode's `Bidi_Control`), annotation marks and U+FEFF are written as in Swift: `\u{7F}`. A tab
  /// is four spaces.
  package var visible: String {
    guard unicodeScalars.contains(where: \.isObeyed) else { return self }
    var text = ""
    for scalar in unicodeScalars {
      if scalar == "\t" {
        text += "    "
      } else if scalar.isObeyed {
        text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}

extension Unicode.Scalar {
  fileprivate var isObeyed: Bool {
    switch value {
    case 0x00...0x1F, 0x7F...0x9F, 0x2028...0x2029, 0xFEFF, 0xFFF9...0xFFFB: true
    default: properties.isBidiControl
    }
  }
}
