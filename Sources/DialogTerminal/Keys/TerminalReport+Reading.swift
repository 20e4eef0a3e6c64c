extension TerminalReport {
  /// What a string means that a terminal sends, from the character that says what it is.
  init?(string bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    if text.hasPrefix("]11;") {
      self.init(background: text.dropFirst(4))
    } else if text.hasPrefix("_G") {
      guard let answer = text.firstIndex(of: ";") else { return nil }
      self = .kittyGraphics(text[answer...] == ";OK")
    } else {
      return nil
    }
  }

  /// A colour as X11 writes it: `rgb:` and three hexadecimal fractions, perhaps with an alpha.
  private init?(background text: Substring) {
    guard text.hasPrefix("rgb:") || text.hasPrefix("rgba:"),
      let start = text.firstIndex(of: ":")
    else { return nil }
    let parts = text[start...].dropFirst().split(
      separator: "/", omittingEmptySubsequences: false
    ).map { digits -> Double? in
      guard (1...4).contains(digits.count), let value = Int(digits, radix: 16), value >= 0
      else { return nil }
      return Double(value) / Double((1 << (4 * digits.count)) - 1)
    }
    guard (3...4).contains(parts.count), let red = parts[0], let green = parts[1],
      let blue = parts[2]
    else { return nil }
    self = .background(red: red, green: green, blue: blue)
  }
}
