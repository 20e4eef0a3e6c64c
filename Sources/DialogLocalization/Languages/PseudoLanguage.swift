import Dialogs

/// A language that nobody speaks, made of the source texts to try a dialog out before it is translated.
///
/// Its names are those of CLDR, Android and Chromium.
enum PseudoLanguage: String, CaseIterable {
  /// English with accents, 40 % longer and in brackets: what is not translatable stays plain, what is
  /// put together of parts has brackets inside, and what has no room is cut.
  case accented = "en_XA"
  /// English in Arabic letters, from right to left.
  ///
  /// Others put each English word between marks that override its direction. Those are shown as
  /// escapes on terminals, and try out neither fonts nor the joining of letters.
  case rightToLeft = "ar_XB"

  private static let accents = letters("áƀçðéƒĝĥîĵķļṁñöþǫŕšţûṽŵẋýž")
  private static let arabic = letters("ابثدعفغهيجكلمنوپقرستؤڤطخىز")
  private static let filling = Array("~one two three four five six seven eight nine ten ")

  /// The pseudo-language of a name; `nil` if it is none.
  init?(_ name: LocaleName) {
    guard let match = Self.allCases.first(where: { LocaleName($0.rawValue) == name }) else {
      return nil
    }
    self = match
  }

  /// The pseudo-language that a language is; `nil` if it is none.
  init?(_ language: Language) { self.init(rawValue: language.tag) }

  var language: Language {
    Language(tag: rawValue, direction: self == .rightToLeft ? .rightToLeft : .leftToRight)
  }

  /// The words for a message, its arguments left as they are; `nil` where there are none.
  ///
  /// The words for yes and no, which are listed between bars, are to be typed: they stay English.
  func words(for message: LocalizableMessage) -> String? {
    let isOne = message.count.map { $0 == 1 } ?? true
    let source = isOne ? message.key : message.plural ?? message.key
    guard !source.isEmpty, !(message.isStock && source.contains("|")) else { return nil }
    let words = MessageTemplate(source).pieces.map {
      switch $0 {
      case .literal(let text): MessageTemplate.escaped(disguised(text))
      case .argument(let name): "{\(name)}"
      }
    }.joined()
    guard self == .accented else { return words }
    return "[\(words)\(disguised(Self.filling(for: source)))]"
  }

  private func disguised(_ text: String) -> String {
    let letters = self == .accented ? Self.accents : Self.arabic
    return String(text.map { letters[$0] ?? $0 })
  }

  /// Two characters for every five of the text itself, rounded up.
  private static func filling(for source: String) -> String {
    let count = MessageTemplate(source).pieces.reduce(0) {
      if case .literal(let text) = $1 { $0 + text.count } else { $0 }
    }
    return String((0..<(2 * count + 4) / 5).map { filling[$0 % filling.count] })
  }

  /// What stands for each letter of the alphabet, small and capital.
  private static func letters(_ disguises: String) -> [Character: Character] {
    let alphabet = "abcdefghijklmnopqrstuvwxyz"
    let small = zip(alphabet, disguises)
    let capital = zip(alphabet.uppercased(), disguises.uppercased())
    return Dictionary(uniqueKeysWithValues: Array(small) + Array(capital))
  }
}
