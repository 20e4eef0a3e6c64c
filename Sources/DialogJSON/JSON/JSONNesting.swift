/// How deep a JSON text goes, found before it is read: Jansson's own limit is fixed, and too high
/// for a thread with a small stack.
enum JSONNesting {
  /// A byte of a text.
  struct Place: Equatable {
    var line: Int
    var column: Int
    var offset: Int
  }

  /// The bracket that goes deeper than the limit; `nil` where none does.
  ///
  /// Right for every text that is JSON up to there; of another, Jansson tells what is wrong.
  static func firstPlaceTooDeep(in text: [UInt8], limit: Int) -> Place? {
    var depth = 0
    var isInString = false
    var isEscaped = false
    for (offset, byte) in text.enumerated() {
      if isInString {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          isInString = false
        }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""): isInString = true
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        depth += 1
        if depth > limit { return place(at: offset, in: text) }
      case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      default: break
      }
    }
    return nil
  }

  private static func place(at offset: Int, in text: [UInt8]) -> Place {
    let before = text[..<offset]
    let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let lineFeeds = before.count { $0 == UInt8(ascii: "\n") }
    let column = String(decoding: text[lineStart...offset], as: UTF8.self).unicodeScalars.count
    return Place(line: lineFeeds + 1, column: column, offset: offset)
  }
}
