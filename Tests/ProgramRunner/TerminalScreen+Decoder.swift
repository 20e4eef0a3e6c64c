extension TerminalScreen {
  /// Tells text and sequences in bytes apart.
  struct Decoder: Sendable {
    enum Token {
      case scalar(Unicode.Scalar)
      case control(Character)
      case escape(Character)
      case sequence(prefix: String, [Int], Character)
      case string(String)
    }

    private enum State {
      case text, escape, sequence, string
    }

    private var state = State.text
    private var bytes: [UInt8] = []

    mutating func take(_ byte: UInt8) -> [Token] {
      let character = Character(Unicode.Scalar(byte))
      switch state {
      case .text where byte == 0x1B:
        (state, bytes) = (.escape, [])
      case .text where byte < 0x20 || byte == 0x7F:
        return [.control(character)]
      case .text:
        bytes.append(byte)
        // A sequence of UTF-8 is complete when it is valid, and never longer than four.
        guard let text = String(validating: bytes, as: UTF8.self) else {
          if bytes.count < 4 { return [] }
          bytes = []
          return [.scalar("\u{FFFD}")]
        }
        bytes = []
        return text.unicodeScalars.map { .scalar($0) }
      case .escape where character == "[":
        state = .sequence
      case .escape where "]_P^X".contains(character):
        (state, bytes) = (.string, [byte])
      case .escape:
        state = .text
        return [.escape(character)]
      case .sequence where (0x40...0x7E).contains(byte):
        return [sequence(character)]
      case .sequence:
        bytes.append(byte)
      case .string where byte == 0x07 || (character == "\\" && bytes.last == 0x1B):
        if bytes.last == 0x1B { bytes.removeLast() }
        defer { (state, bytes) = (.text, []) }
        return [.string(String(decoding: bytes, as: UTF8.self))]
      case .string:
        bytes.append(byte)
      }
      return []
    }

    private mutating func sequence(_ final: Character) -> Token {
      defer { (state, bytes) = (.text, []) }
      let text = String(decoding: bytes, as: UTF8.self)
      let prefix = text.prefix { "<=>?".contains($0) }
      let parameters = text.dropFirst(prefix.count).split(separator: ";").compactMap { Int($0) }
      return .sequence(prefix: String(prefix), parameters, final)
    }
  }
}
