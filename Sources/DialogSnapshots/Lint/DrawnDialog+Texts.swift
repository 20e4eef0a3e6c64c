internal import DialogRender
internal import Dialogs

extension DrawnDialog {
  /// Texts that cannot be read as they are meant: cut off, too large, without letters, broken.
  var textFindings: [DialogFinding] {
    let indices = layout.elements.indices.filter { layout.elements[$0].styledText != nil }
    return zip(indices, texts).flatMap { index, placed in
      let text = placed.text
      let room = ground(of: index)?.frame ?? layout.card
      var found: [(DialogProblem, String)] = []
      if text.isCut { found.append((.cutOff, "")) }
      if text.isOverflowing || !(text.ink.isEmpty || room.contains(text.ink)) {
        found.append((.overflowing, ""))
      }
      if !text.unknownScalars.isEmpty {
        found.append((.missingGlyph, text.unknownScalars.map(\.codePoint).joined(separator: ", ")))
      }
      if !text.brokenWords.isEmpty {
        found.append((.brokenWord, text.brokenWords.joined(separator: ", ")))
      }
      return found.map { problem, detail in
        finding(problem, at: placed.place, text.text.text.string, detail, in: text.frame)
      }
    }
  }
}

extension DialogRect {
  fileprivate var isEmpty: Bool { width <= 0 || height <= 0 }
}

extension Unicode.Scalar {
  /// The code point as Unicode writes it, with its name where it has one of its own:
  /// `U+0915 DEVANAGARI LETTER KA`, `U+6F22`.
  fileprivate var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    let number = "U+\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits)"
    // Ideographs are named by their number.
    guard let name = properties.name, !name.hasSuffix("-\(digits)") else { return number }
    return "\(number) \(name)"
  }
}
