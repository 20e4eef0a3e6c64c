import CUnistring
import Dialogs

extension TextMeasure {
  /// The lines of a text that is made visible and wrapped.
  ///
  /// Lines are broken where Unicode's rules (UAX #14) allow it, and in a word that is longer than
  /// the width between any graphemes. Spaces at a break are dropped. A grapheme that is wider than
  /// the width is shown as `?`.
  ///
  /// - Parameters:
  ///   - text: The text. Its line feeds begin lines.
  ///   - width: The cells of a line, at least 1.
  /// - Returns: At least one line, none wider than the width.
  func lines(of text: String, width: Int) -> [String] {
    let width = max(1, width)
    return text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .flatMap { wrapped(String($0).visible, to: width) }
  }

  private func wrapped(_ text: String, to width: Int) -> [String] {
    if self.width(of: text) <= width { return [text] }
    var paragraph = Paragraph(width: width)
    for word in text.words {
      let glyphs = word.map { character in
        let cells = self.width(of: character)
        return cells <= width
          ? Glyph(character: character, width: cells) : Glyph(character: "?", width: 1)
      }
      paragraph.append(glyphs)
    }
    return paragraph.lines + [paragraph.line]
  }
}

/// A grapheme and its cells.
private struct Glyph {
  var character: Character
  var width: Int
}

/// Lines that are filled word by word.
private struct Paragraph {
  let width: Int
  private(set) var lines: [String] = []
  /// The line that is filled, without the spaces after its last word.
  private(set) var line = ""
  private var used = 0
  private var spaces = 0

  init(width: Int) {
    self.width = width
  }

  /// Adds a word and the spaces around it.
  mutating func append(_ word: [Glyph]) {
    let start = word.firstIndex { $0.character != " " } ?? word.count
    let end = word.lastIndex { $0.character != " " }.map { $0 + 1 } ?? word.count
    let letters = word[start..<end]
    spaces += start
    if used + spaces + letters.reduce(0, { $0 + $1.width }) > width { breakLine() }
    for letter in letters {
      if used + spaces + letter.width > width { breakLine() }
      line += String(repeating: " ", count: spaces)
      line.append(letter.character)
      used += spaces + letter.width
      spaces = 0
    }
    spaces += word.count - end
  }

  /// An indentation that leaves no room for the first word is dropped with its line.
  private mutating func breakLine() {
    if !line.isEmpty { lines.append(line) }
    line = ""
    used = 0
    spaces = 0
  }
}

extension String {
  /// The text's parts between which lines may be broken, with all their spaces.
  fileprivate var words: [Substring] {
    var text = self
    let breaks = text.withUTF8 { bytes in
      [CChar](unsafeUninitializedCapacity: bytes.count) { breaks, count in
        u8_possible_linebreaks(bytes.baseAddress, bytes.count, "UTF-8", breaks.baseAddress)
        count = bytes.count
      }
    }
    var words: [Substring] = []
    var start = startIndex
    for place in indices.dropFirst() {
      let offset = utf8.distance(from: startIndex, to: place)
      if breaks[offset] == UC_BREAK_POSSIBLE {
        words.append(self[start..<place])
        start = place
      }
    }
    words.append(self[start...])
    return words
  }
}
