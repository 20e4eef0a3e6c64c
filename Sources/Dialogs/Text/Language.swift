/// The side on which lines of a script begin.
public enum TextDirection: String, Sendable, Hashable, CaseIterable {
  /// Lines begin at the left, as in Latin, Cyrillic or Japanese.
  case leftToRight = "ltr"
  /// Lines begin at the right, as in Arabic or Hebrew.
  case rightToLeft = "rtl"
}

/// A language that a dialog can be shown in.
public struct Language: Sendable, Hashable {
  /// The language's name as gettext writes it: `en`, `pt_BR`, `sr@latin`.
  public let tag: String
  /// The side on which its lines begin.
  public let direction: TextDirection

  /// A language by its tag and direction.
  public init(tag: String, direction: TextDirection = .leftToRight) {
    self.tag = tag
    self.direction = direction
  }

  /// English: the language of the texts in source code.
  public static let source = Language(tag: "en")

  /// The language's name as web pages and other programs write it (BCP 47): `en`, `pt-BR`, `sr-Latn`.
  public var languageTag: String {
    // Most have nothing that is written otherwise.
    guard tag.utf8.contains(where: { $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "@") }) else {
      return tag
    }
    let scripts = ["latin": "Latn", "cyrillic": "Cyrl", "arabic": "Arab", "devanagari": "Deva"]
    let halves = tag.split(separator: "@", maxSplits: 1).map(String.init)
    var parts = (halves.first ?? "").split(separator: "_").map(String.init)
    for variant in halves.dropFirst() {
      if let script = scripts[variant] {
        parts.insert(script, at: min(1, parts.count))
      } else if (5...8).contains(variant.count) {
        // What is shorter, such as `euro`, is no variant there (RFC 5646).
        parts.append(variant)
      }
    }
    return parts.joined(separator: "-")
  }

  /// Whether this is the language of the source, as it is written anywhere: `en`, `en_GB`.
  package var isEnglish: Bool { tag.prefix { $0.isLetter } == Self.source.tag }
}
