import DialogLocales
import DialogLocalization
import Dialogs
import Foundation
import Testing

@Suite("The shipped catalogs")
struct ShippedCatalogTests {
  static let languages = ["ar", "de", "es", "fr", "he", "ja", "pl", "pt_BR", "ru", "zh_CN"]

  static let stockTitles = [
    "OK", "Cancel", "Delete", "Yes", "No", "Close", "Save", "Don't Save", "Discard", "Retry",
    "Continue", "Open", "Done", "Back", "Next", "Quit",
  ]

  private static let sources = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("locales").path

  static func contents(of path: String) throws -> [UInt8] {
    Array(try #require(FileManager.default.contents(atPath: path), "no \(path)"))
  }

  private static func text(of name: String) throws -> String {
    String(decoding: try contents(of: "\(sources)/\(name)"), as: UTF8.self)
  }

  @Test("are all there, and served")
  func present() {
    let localizer = GettextLocalizer.shipped(environment: [:])
    #expect(localizer.problems.isEmpty)
    #expect(Set(localizer.languages.map(\.tag)).isSuperset(of: Self.languages + ["en"]))
    for language in localizer.languages where language != .source {
      #expect(localizer.engine(for: language).isLibcWhereCertain, "\(language)")
      let isRightToLeft = ["ar", "he"].contains(language.tag)
      #expect(language.direction == (isRightToLeft ? .rightToLeft : .leftToRight))
    }
  }

  @Test("are those that LINGUAS names")
  func linguas() throws {
    let names = try Self.text(of: "LINGUAS").split(separator: "\n")
      .filter { !$0.hasPrefix("#") }.flatMap { $0.split(separator: " ") }.map(String.init)
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.sources)
      .filter { $0.hasSuffix(".po") }.map { String($0.dropLast(3)) }
    #expect(names.sorted() == files.sorted())
    #expect(names.sorted() == Self.languages)
  }

  @Test("have every stock title, each with words of its own", arguments: languages)
  func stock(tag: String) {
    let localizer = GettextLocalizer.shipped(environment: [:])
    let language = localizer.language(for: tag)
    #expect(language.tag == tag)
    let words = Self.stockTitles.compactMap { title in
      localizer.translation(
        of: LocalizableMessage(key: title, context: "button", isStock: true), in: language)
    }
    #expect(words.count == Self.stockTitles.count)
    #expect(Set(words).count == words.count, "two titles with the same words in \(words)")
  }

  @Test("have every text of the template, and pass msgfmt's own check", arguments: languages)
  func template(tag: String) throws {
    let template =
      try Self.text(of: "rejoinder.pot").split(separator: "\n")
      .count { $0.hasPrefix("msgid ") } - 1
    let (result, bytes) = try CommandResult.msgfmt(try Self.text(of: "\(tag).po"))
    #expect(result.status == 0)
    #expect(result.output == "")
    #expect(Array(try MessageCatalog(bytes: bytes).keys).count == template)
    let localizer = GettextLocalizer.shipped(environment: [:])
    #expect(localizer.completeness(of: localizer.language(for: tag)) == (template, template))
  }

  static let plurals: [(tag: String, forms: [UInt: Int])] = [
    ("de", [0: 1, 1: 0, 2: 1, 11: 1]), ("es", [0: 1, 1: 0, 2: 1]),
    ("fr", [0: 0, 1: 0, 2: 1]), ("pt_BR", [0: 0, 1: 0, 2: 1]), ("ja", [0: 0, 1: 0, 100: 0]),
    ("zh_CN", [0: 0, 1: 0, 2: 0]), ("he", [0: 2, 1: 0, 2: 1, 3: 2, 10: 2]),
    ("pl", [0: 2, 1: 0, 2: 1, 4: 1, 5: 2, 12: 2, 14: 2, 21: 2, 22: 1, 25: 2, 101: 2, 112: 2]),
    ("ru", [0: 2, 1: 0, 2: 1, 4: 1, 5: 2, 11: 2, 12: 2, 21: 0, 22: 1, 111: 2, 121: 0]),
    ("ar", [0: 0, 1: 1, 2: 2, 3: 3, 10: 3, 11: 4, 99: 4, 100: 5, 102: 5, 103: 3, 111: 4]),
  ]

  @Test("count as their languages do", arguments: plurals)
  func plural(tag: String, forms: [UInt: Int]) throws {
    let built = try #require(catalogDirectory())
    let catalog = try MessageCatalog(contentsOf: "\(built)/\(tag).mo")
    for (count, form) in forms {
      #expect(catalog.header.plurals.index(for: count) == form, "\(tag) \(count)")
    }
  }

  @Test("are looked for with the installation first, then with the build")
  func place() throws {
    let folder = try TemporaryFolder()
    #expect(catalogDirectory(ofProgramIn: "\(folder.path)/bin") == nil)
    try folder.write([], to: "bin/rejoinder_DialogLocales.resources/de.mo")
    #expect(
      catalogDirectory(ofProgramIn: "\(folder.path)/bin")
        == "\(folder.path)/bin/rejoinder_DialogLocales.resources")
    try folder.write([], to: "share/rejoinder/locale/C_x/LC_MESSAGES/.keep")
    #expect(
      catalogDirectory(ofProgramIn: "\(folder.path)/bin")
        == "\(folder.path)/bin/../share/rejoinder/locale")
  }
}
