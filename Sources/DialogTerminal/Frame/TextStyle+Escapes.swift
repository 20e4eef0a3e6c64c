extension TextStyle {
  /// What makes a terminal write so that has written plainly (ECMA-48, SGR); empty for plain text.
  var sequence: String {
    var codes: [String] = []
    if isBold { codes.append("1") }
    if isFaint { codes.append("2") }
    if isUnderlined { codes.append("4") }
    if isReversed { codes.append("7") }
    if let color = foreground { codes.append(color.code(base: 30)) }
    if let color = background { codes.append(color.code(base: 40)) }
    return codes.isEmpty ? "" : "\u{1B}[\(codes.joined(separator: ";"))m"
  }

  /// What makes a terminal write plainly again.
  static let plainSequence = "\u{1B}[m"
}

extension TerminalColor {
  /// The parameters of SGR; the base is 30 for the foreground, and 40 for the background.
  fileprivate func code(base: Int) -> String {
    switch self {
    case .ansi(let number) where number < 8: "\(base + Int(number))"
    case .ansi(let number): "\(base + 60 + Int(number & 7))"
    case .indexed(let number): "\(base + 8);5;\(number)"
    case .rgb(let red, let green, let blue): "\(base + 8);2;\(red);\(green);\(blue)"
    }
  }
}
