/// What follows `ESC [`: numbers and the letter that says what they mean (ECMA-48, CSI).
struct ControlSequence {
  /// The character before the numbers, which tells a private use.
  private var prefix: Character?
  /// The numbers; those that colons join are one parameter.
  private var parameters: [[Int]] = []
  private var hasIntermediates = false
  private let final: Character

  /// Reads a sequence.
  ///
  /// - Parameters:
  ///   - bytes: What stands between the bracket and the last byte.
  ///   - final: The last byte.
  init(_ bytes: [UInt8], final: UInt8) {
    self.final = Character(Unicode.Scalar(final))
    var rest = bytes[...]
    if let first = rest.first, (0x3C...0x3F).contains(first) {
      prefix = Character(Unicode.Scalar(first))
      rest.removeFirst()
    }
    hasIntermediates = rest.contains { $0 < 0x30 }
    if rest.isEmpty { return }
    parameters = rest.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
      .map { parameter in
        parameter.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
          .map(Self.number)
      }
  }

  /// Whether pasted text begins.
  var beginsPaste: Bool { prefix == nil && final == "~" && number(0) == 200 }

  /// The key or report; `nil` where it is neither, such as a key that is let go.
  var key: Key? {
    if hasIntermediates { return nil }
    switch (prefix, final) {
    case ("<", "M"), ("<", "m"):
      return MouseEvent(
        button: number(0), column: number(1), row: number(2), isRelease: final == "m"
      ).map(Key.mouse)
    case ("?", "c"):
      return .report(.attributes(parameters.indices.map(number)))
    case (nil, "R") where parameters.count == 2:
      return .report(.cursor(row: max(number(0), 1) - 1, column: max(number(1), 1) - 1))
    case (nil, "t"):
      guard parameters.count == 3, number(0) == 6 else { return nil }
      return .report(.cellSize(width: number(2), height: number(1)))
    // Reports that nobody asked for: the focus of the window, and states.
    case (nil, "I"), (nil, "O"), (nil, "n"): return nil
    case (nil, _): return isRelease ? nil : typed
    default: return nil
    }
  }

  private var typed: Key {
    let modifiers = KeyModifiers(parameter: number(1))
    switch final {
    case "u":
      let shifted = parameters.first.flatMap { $0.count > 1 && $0[1] > 0 ? $0[1] : nil }
      return Key(code: number(0), shifted: shifted, modifiers: modifiers)
    case "~" where number(0) == 27 && parameters.count == 3:
      return Key(code: number(2), modifiers: modifiers)
    case "~": return Self.numbered[number(0)] ?? .other
    case "C" where modifiers.isByWord: return .wordRight
    case "D" where modifiers.isByWord: return .wordLeft
    default: return Self.lettered[final] ?? .other
    }
  }

  /// In kitty's way of telling keys.
  private var isRelease: Bool { parameters.count > 1 && parameters[1].dropFirst().first == 3 }

  private func number(_ place: Int) -> Int {
    parameters.indices.contains(place) ? parameters[place].first ?? 0 : 0
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int {
    // Nothing that means anything is longer.
    digits.prefix(7).reduce(0) { $0 * 10 + Int($1 & 0x0F) }
  }

  private static let lettered: [Character: Key] = [
    "A": .up, "B": .down, "C": .right, "D": .left, "F": .end, "H": .home, "Z": .backTab,
    // With Shift, in rxvt.
    "a": .up, "b": .down, "c": .right, "d": .left,
  ]

  private static let numbered: [Int: Key] = [
    1: .home, 2: .insert, 3: .delete, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end,
  ]

  /// The keys of `ESC O` and a letter; those of rxvt in lower case are typed with Control.
  static let singleShifted: [UInt8: Key] = [
    UInt8(ascii: "A"): .up, UInt8(ascii: "B"): .down, UInt8(ascii: "C"): .right,
    UInt8(ascii: "D"): .left, UInt8(ascii: "F"): .end, UInt8(ascii: "H"): .home,
    UInt8(ascii: "M"): .enter, UInt8(ascii: "a"): .up, UInt8(ascii: "b"): .down,
    UInt8(ascii: "c"): .wordRight, UInt8(ascii: "d"): .wordLeft,
  ]

  /// Whether bytes would go on in a sequence whose escape came too early.
  ///
  /// They are taken for that only when they come together: nobody types so fast.
  static func isRest(_ bytes: [UInt8]) -> Bool {
    guard bytes.count > 1 else { return false }
    return bytes[0] == UInt8(ascii: "[")
      || bytes[0] == UInt8(ascii: "O") && singleShifted[bytes[1]] != nil
  }
}
