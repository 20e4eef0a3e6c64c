import DialogLocales
import DialogLocalization
import Dialogs
import Testing

@Suite("The plurals of the shipped catalogs")
struct PluralRuleTests {
  static let counts = Array(UInt(0)...200)

  private static let localizer = GettextLocalizer.shipped(environment: [:])

  private static func catalog(_ tag: String) throws -> MessageCatalog {
    let built = try #require(catalogDirectory())
    return try MessageCatalog(contentsOf: "\(built)/\(tag).mo")
  }

  @Test("are CLDR's categories, in CLDR's order", arguments: ShippedLanguages.all)
  func categories(tag: String) throws {
    let category = try #require(CardinalRules.rule(of: tag))
    let plurals = try Self.catalog(tag).header.plurals
    let categories = Set(Self.counts.map(category)).sorted()
    #expect(plurals.count == categories.count)
    for count in Self.counts {
      let expected = categories.firstIndex(of: category(count))
      #expect(plurals.index(for: count) == expected, "\(count) is “\(category(count))”")
    }
  }

  @Test("are the same to whatever serves them", arguments: ShippedLanguages.all)
  func engines(tag: String) throws {
    let catalog = try Self.catalog(tag)
    let language = Self.localizer.language(for: tag)
    #expect(language.tag == tag)
    for count in Self.counts {
      let message = LocalizableMessage(
        key: "Choose at least one.", context: "field", plural: "Choose at least {count}.",
        count: Int(count))
      let words = try #require(catalog.translation(of: message))
      #expect(Self.localizer.translation(of: message, in: language) == words, "\(count)")
    }
  }
}
