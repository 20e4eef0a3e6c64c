/// A text in lines, that are compared byte by byte.
struct TextLines {
  /// The lines without their ends.
  let lines: [[UInt8]]
  /// Whether the last one ends in a line break, as it should.
  let isEnded: Bool

  init(_ text: String) {
    var lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map(Array.init)
    // What is behind the last line break is no line, if there is nothing.
    isEnded = lines.last == []
    if isEnded { lines.removeLast() }
    self.lines = lines
  }

  /// Whether no line break ends a line.
  func isOpen(_ number: Int) -> Bool { !isEnded && number == lines.count - 1 }

  /// A line as it can be printed, of which nothing is unseen.
  static func visible(_ line: [UInt8], maximumCount: Int = 400) -> String {
    let scalars = String(decoding: line, as: UTF8.self).unicodeScalars
    let shown = scalars.prefix(maximumCount).map(visible).joined()
    return scalars.count > maximumCount ? shown + "… (\(line.count) bytes)" : shown
  }

  /// A control character as its picture (U+2400…), what has no width or turns text as its number.
  private static func visible(_ scalar: Unicode.Scalar) -> String {
    switch scalar.value {
    case 0..<0x20: return Unicode.Scalar(0x2400 + scalar.value).map(String.init) ?? ""
    case 0x7f: return "␡"
    default: break
    }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator:
      return "\\u{\(String(scalar.value, radix: 16))}"
    default: return String(scalar)
    }
  }
}
