/// CLDR's plural categories, in CLDR's order.
enum PluralCategory: Int, Comparable {
  case zero, one, two, few, many, other

  static func < (one: PluralCategory, another: PluralCategory) -> Bool {
    one.rawValue < another.rawValue
  }
}

/// CLDR's cardinal rules of the shipped languages, for whole numbers below a million: from there on,
/// Spanish, French, Italian and Portuguese have a category `many`, which gettext does without.
///
/// Written from CLDR's own table (supplemental/plurals.xml, the same from 42 to 47), and not from the
/// catalogs. CLDR 49 adds a `one` to Vietnamese, whose nouns have but one form all the same.
enum CardinalRules {
  private typealias Rule = @Sendable (UInt) -> PluralCategory

  private static let rules: [(languages: String, rule: Rule)] = [
    ("id ja ko th vi zh_CN zh_TW", { _ in .other }),
    ("bn fa fr hi pt_BR", { $0 <= 1 ? .one : .other }),
    // `pt` is the Portuguese of Portugal here, which CLDR calls pt_PT; its pt is that of Brazil.
    ("da de el es fi hu it nb nl pt sv tr", { $0 == 1 ? .one : .other }),
    ("he", { $0 == 1 ? .one : $0 == 2 ? .two : .other }),
    ("cs", { $0 == 1 ? .one : 2...4 ~= $0 ? .few : .other }),
    ("ro", { $0 == 1 ? .one : $0 == 0 || 1...19 ~= $0 % 100 ? .few : .other }),
    ("pl", polish),
    ("ru uk", eastSlavic),
    ("ar", arabic),
  ]

  /// The category of each count in a language; `nil` for a language that is not shipped.
  static func rule(of tag: String) -> (@Sendable (UInt) -> PluralCategory)? {
    rules.first { $0.languages.split(separator: " ").contains(tag[...]) }?.rule
  }

  private static let polish: Rule = { count in
    switch (count % 10, count % 100) {
    case _ where count == 1: .one
    case (2...4, let rest) where !(12...14 ~= rest): .few
    case (0...1, _), (5...9, _), (_, 12...14): .many
    default: .other
    }
  }

  private static let eastSlavic: Rule = { count in
    switch (count % 10, count % 100) {
    case (1, let rest) where rest != 11: .one
    case (2...4, let rest) where !(12...14 ~= rest): .few
    case (0, _), (5...9, _), (_, 11...14): .many
    default: .other
    }
  }

  private static let arabic: Rule = { count in
    switch count % 100 {
    case _ where count == 0: .zero
    case _ where count == 1: .one
    case _ where count == 2: .two
    case 3...10: .few
    case 11...99: .many
    default: .other
    }
  }
}
