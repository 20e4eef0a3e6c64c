import Testing

@testable import DialogTerminal

@Suite struct `Any bytes in any portions` {
  private static let pieces = [
    "\u{1B}", "\u{1B}[", "\u{1B}O", "\u{1B}]", "\u{1B}_G", "\u{1B}P", "\u{1B}\\", "\u{7}",
    "\u{1B}[200~",
    "\u{1B}[201~", "\u{1B}[201~", "[", "O", "A", "M", "<", "1", ";", ":", "5", "~", "u", "R", "c",
    "t",
    "11;rgb:f/f/f", "\u{1B}[M", "\r", "\n", "e\u{301}", "🇩🇪", "한", "b", "\u{7F}", "\u{0}", "$", "?",
  ]

  private func bytes(_ random: inout SeededNumbers) -> [UInt8] {
    (0..<Int.random(in: 1...40, using: &random)).flatMap { _ -> [UInt8] in
      if Int.random(in: 0..<4, using: &random) == 0 {
        return [.random(in: 0...255, using: &random)]
      }
      return Array((Self.pieces.randomElement(using: &random) ?? "").utf8)
    }
  }

  /// The keys with every character cut into its parts: graphemes do not outlast a portion.
  private func parts(_ keys: [Key]) -> [Key] {
    keys.flatMap { key -> [Key] in
      guard case .character(let character) = key else { return [key] }
      return character.unicodeScalars.map { .character(Character($0)) }
    }
  }

  @Test func `give the same keys`() {
    var random = SeededNumbers(seed: 10)
    for _ in 0..<1000 {
      let bytes = bytes(&random)
      var whole = KeyParser()
      var cut = KeyParser()
      let keys = whole.feed(bytes)
      var cutKeys: [Key] = []
      var rest = bytes[...]
      while !rest.isEmpty {
        let portion = rest.prefix(Int.random(in: 1...5, using: &random))
        cutKeys += cut.feed(Array(portion))
        rest.removeFirst(portion.count)
      }
      #expect(parts(keys) == parts(cutKeys), "\(bytes)")
      #expect(whole.isWaiting == cut.isWaiting, "\(bytes)")
      #expect(whole.timeOut() == cut.timeOut(), "\(bytes)")
    }
  }

  @Test func `leave no control characters but in pasted text, and keys work after them`() {
    var random = SeededNumbers(seed: 11)
    for _ in 0..<1000 {
      var parser = KeyParser()
      var keys: [Key] = []
      for _ in 0..<3 {
        keys += parser.feed(bytes(&random))
        if Bool.random(using: &random) { keys += parser.timeOut() }
      }
      for case .character(let character) in keys {
        #expect(
          character.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
      }
      // Whatever has begun, this ends it: a paste, a string, a sequence, the mouse.
      _ = parser.feed(Array("\u{1B}[201~\u{1B}\\\r\r\r\r".utf8))
      #expect(parser.feed(Array("\u{1B}[Bx".utf8)) == [.down, .character("x")])
    }
  }
}
