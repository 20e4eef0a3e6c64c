/// Keys from the bytes that a terminal sends, however they are cut into portions.
///
/// An escape may be a key or begin a sequence. So when ``isWaiting`` holds, and nothing more comes
/// for a while, ``timeOut()`` says that it was a key.
struct KeyParser {
  private enum State {
    case text, escape, sequence, singleShift, consoleKey, oldMouse, string, stringEscape, paste
  }

  /// The most bytes of a sequence that are kept; nothing that is understood is longer.
  private static let limit = 256

  private var state = State.text
  /// The sequence so far.
  private var bytes: [UInt8] = []
  private var decoder = UTF8Decoder()
  private var isAlt = false
  private var pasted = PastedText()
  /// Whether the escape before these bytes was taken for a key.
  private var hasTimedOut = false
  /// Whether the sequence has lost its escape, and with it its meaning.
  private var isRest = false
  private var keys: [Key] = []
  /// Characters of this portion that may go on in a grapheme.
  private var typed = ""

  /// Whether the bytes so far may be a key, or begin a sequence.
  var isWaiting: Bool {
    switch state {
    case .escape, .singleShift, .stringEscape: true
    case .sequence: bytes.isEmpty
    case .string: bytes.count == 1
    default: false
    }
  }

  /// Takes a portion of bytes.
  ///
  /// - Parameter portion: The bytes as they were read.
  /// - Returns: The keys that are complete. Characters that make one grapheme are one key, but not
  ///   beyond the portion.
  mutating func feed(_ portion: [UInt8]) -> [Key] {
    if hasTimedOut, ControlSequence.isRest(portion) {
      state = .escape
      isRest = true
    }
    hasTimedOut = false
    portion.forEach { take($0) }
    return takeKeys()
  }

  /// Takes what is waited for as a key, as nothing more comes.
  mutating func timeOut() -> [Key] {
    guard isWaiting else { return [] }
    switch state {
    case .sequence: add(.alt("["))
    case .singleShift: add(.alt("O"))
    case .string: add(.alt(Character(Unicode.Scalar(bytes[0]))))
    default:
      add(.escape)
      hasTimedOut = true
    }
    state = .text
    return takeKeys()
  }

  private mutating func take(_ byte: UInt8) {
    switch state {
    case .text: takeText(byte)
    case .escape: takeEscaped(byte)
    case .sequence: takeSequence(byte)
    case .singleShift: takeSingleShifted(byte)
    case .consoleKey: finish(.other)
    case .oldMouse: takeOldMouse(byte)
    case .string: takeString(byte)
    case .stringEscape where byte == UInt8(ascii: "\\"): finishString()
    case .stringEscape: takeEscaped(byte)
    case .paste:
      guard let text = pasted.append(byte) else { return }
      finish(.paste(text))
    }
  }

  private mutating func takeText(_ byte: UInt8) {
    isRest = false
    state = byte == 0x1B ? .escape : .text
    guard let scalar = decoder.decode(byte), byte != 0x1B else {
      isAlt = isAlt && decoder.isInside
      return
    }
    if isAlt {
      add(Key(alt: scalar))
    } else if scalar.properties.generalCategory != .control {
      typed.unicodeScalars.append(scalar)
    } else if scalar.isASCII, let key = Key(control: scalar.value) {
      add(key)
    }
    isAlt = false
  }

  private mutating func takeEscaped(_ byte: UInt8) {
    bytes = []
    isAlt = false
    switch byte {
    case 0x1B:
      add(.escape)
      state = .escape
    case UInt8(ascii: "["): state = .sequence
    case UInt8(ascii: "O"): state = .singleShift
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"):
      bytes = [byte]
      state = .string
    default:
      isAlt = true
      takeText(byte)
    }
  }

  private mutating func takeSequence(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "[") where bytes.isEmpty: state = .consoleKey
    case UInt8(ascii: "M") where bytes.isEmpty: state = .oldMouse
    case 0x40...0x7E:
      let sequence = ControlSequence(bytes, final: byte)
      if bytes.count > Self.limit {
        finish(.other)
      } else if sequence.beginsPaste {
        pasted = PastedText()
        isRest = false
        state = .paste
      } else {
        finish(sequence.key)
      }
    case 0x20...0x3F: keep(byte)
    // The sequence was cut off.
    default: takeText(byte)
    }
  }

  private mutating func takeSingleShifted(_ byte: UInt8) {
    if (0x40...0x7E).contains(byte) {
      finish(ControlSequence.singleShifted[byte] ?? .other)
    } else {
      takeText(byte)
    }
  }

  private mutating func takeOldMouse(_ byte: UInt8) {
    keep(byte)
    guard bytes.count == 3 else { return }
    let event = MouseEvent(
      button: Int(bytes[0]) - 32, column: Int(bytes[1]) - 32, row: Int(bytes[2]) - 32,
      isRelease: false)
    finish(event.map(Key.mouse))
  }

  private mutating func takeString(_ byte: UInt8) {
    switch byte {
    case 0x1B: state = .stringEscape
    case 0x07: finishString()
    case 0x20...: keep(byte)
    // The string was cut off.
    default: takeText(byte)
    }
  }

  private mutating func finishString() {
    finish(bytes.count > Self.limit ? nil : TerminalReport(string: bytes).map(Key.report))
  }

  private mutating func finish(_ key: Key?) {
    if let key, !isRest { add(key) }
    isRest = false
    state = .text
  }

  private mutating func keep(_ byte: UInt8) {
    if bytes.count <= Self.limit { bytes.append(byte) }
  }

  private mutating func add(_ key: Key) {
    addTyped()
    keys.append(key)
  }

  private mutating func addTyped() {
    keys += typed.map(Key.character)
    typed = ""
  }

  private mutating func takeKeys() -> [Key] {
    addTyped()
    defer { keys = [] }
    return keys
  }
}
