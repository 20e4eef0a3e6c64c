extension Key {
  /// What a control character means.
  init?(control value: UInt32) {
    switch value {
    case 0: return nil
    case 0x08, 0x7F: self = .backspace
    case 0x09: self = .tab
    case 0x0A, 0x0D: self = .enter
    case 0x17: self = .wordBackspace
    case 0x01...0x1A: self = .control(Self.letter(value))
    case 0x1B: self = .escape
    default: self = .other
    }
  }

  /// What a character typed with Alt means.
  init(alt scalar: Unicode.Scalar) {
    switch scalar {
    case "b": self = .wordLeft
    case "f": self = .wordRight
    case "\u{8}", "\u{7F}": self = .wordBackspace
    default: self = scalar.properties.generalCategory == .control ? .other : .alt(Character(scalar))
    }
  }

  /// What a key means that is told by its character's number (CSI u, and modifyOtherKeys).
  ///
  /// - Parameters:
  ///   - code: The number of the key's character.
  ///   - shifted: The number of its character with Shift, where that is told.
  ///   - modifiers: What is held.
  init(code: Int, shifted: Int? = nil, modifiers: KeyModifiers) {
    guard let scalar = Unicode.Scalar(UInt32(code)), !modifiers.isOther else {
      self = .other
      return
    }
    switch code {
    case 0x08, 0x7F: self = modifiers.isByWord ? .wordBackspace : .backspace
    case 0x09: self = modifiers.isShift ? .backTab : .tab
    case 0x0A, 0x0D: self = modifiers.isAlt ? .other : .enter
    case 0x1B: self = .escape
    // Kitty numbers the keys without a character in the private use area.
    case ..<0x20, 0x80...0x9F, 0xE000...0xF8FF: self = .other
    default: self.init(scalar, shifted: shifted, modifiers: modifiers)
    }
  }

  private init(_ scalar: Unicode.Scalar, shifted: Int?, modifiers: KeyModifiers) {
    if modifiers.isControl {
      // The bits that Control leaves of a letter.
      let isLetter = scalar.isASCII && scalar.properties.isAlphabetic && !modifiers.isAlt
      self = isLetter ? .controlled(scalar.value & 0x1F) : .other
    } else if modifiers.isAlt {
      self.init(alt: scalar)
    } else if modifiers.isShift {
      let upper = shifted.flatMap { Unicode.Scalar(UInt32($0)) }.map { String($0) }
      let text = upper ?? scalar.properties.uppercaseMapping
      self = .character(text.count == 1 ? Character(text) : Character(scalar))
    } else {
      self = .character(Character(scalar))
    }
  }

  /// Unlike the control character, such a key is never Tab, Return or Backspace.
  private static func controlled(_ value: UInt32) -> Key {
    value == 0x17 ? .wordBackspace : .control(letter(value))
  }

  private static func letter(_ value: UInt32) -> Character {
    Character(Unicode.Scalar(UInt8(truncatingIfNeeded: value + 0x60)))
  }
}
