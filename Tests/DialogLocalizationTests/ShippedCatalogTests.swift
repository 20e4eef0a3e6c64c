import DialogLocales
import DialogLocalization
import Dialogs
import Foundation
import Testing

@Suite("The shipped catalogs")
struct ShippedCatalogTests {
  static let stockTitles = [
    "OK", "Cancel", "Delete", "Yes", "No", "Close", "Save", "Don't Save", "Discard", "Retry",
    "Continue", "Open", "Done", "Back", "Next", "Quit",
  ]

  private static let localizer = GettextLocalizer.shipped(environment: [:])

  private static let sources = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("locales").path

  static func contents(of path: String) throws -> [UInt8] {
    Array(try #require(FileManager.default.contents(atPath: path), "no \(path)"))
  }

  private static func text(of name: String) throws -> String {
    String(decoding: try contents(of: "\(sources)/\(name)"), as: UTF8.self)
  }

  /// How many lines of the template begin with some words.
  private static func count(inTemplate words: String) throws -> Int {
    try text(of: "rejoinder.pot").split(separator: "\n").count { $0.hasPrefix(words) }
  }

  private static func catalog(_ tag: String) throws -> MessageCatalog {
    let built = try #require(catalogDirectory())
    return try MessageCatalog(contentsOf: "\(built)/\(tag).mo")
  }

  private static func words(_ key: String, in tag: String) throws -> String {
    let message = LocalizableMessage(key: key, context: "presenter")
    return try #require(try catalog(tag).translation(of: message), "no “\(key)”")
  }

  @Test("are all there, and served")
  func present() {
    let localizer = Self.localizer
    #expect(localizer.problems.isEmpty)
    #expect(localizer.languages.map(\.tag) == (ShippedLanguages.all + ["en"]).sorted())
    for language in localizer.languages where language != .source {
      #expect(localizer.engine(for: language).isLibcWhereCertain, "\(language)")
      let isRightToLeft = ShippedLanguages.rightToLeft.contains(language.tag)
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
    #expect(names == ShippedLanguages.all)
  }

  @Test("have every stock title, each with words of its own", arguments: ShippedLanguages.all)
  func stock(tag: String) {
    let localizer = Self.localizer
    let language = localizer.language(for: tag)
    #expect(language.tag == tag)
    let words = Self.stockTitles.compactMap { title in
      localizer.translation(
        of: LocalizableMessage(key: title, context: "button", isStock: true), in: language)
    }
    #expect(words.count == Self.stockTitles.count)
    #expect(Set(words).count == words.count, "two titles with the same words in \(words)")
  }

  @Test("have every text of the contexts that all dialogs need", arguments: ShippedLanguages.all)
  func contexts(tag: String) throws {
    let keys = Array(try Self.catalog(tag).keys)
    for context in ShippedLanguages.contexts {
      let expected = try Self.count(inTemplate: "msgctxt \"\(context)\"")
      #expect(expected > 0)
      #expect(keys.count { $0.hasPrefix("\(context)\u{4}") } == expected, "\(context)")
    }
  }

  @Test("have every text of the template", arguments: ShippedLanguages.complete)
  func template(tag: String) throws {
    let texts = try Self.count(inTemplate: "msgid ") - 1
    #expect(Array(try Self.catalog(tag).keys).count == texts)
    let language = Self.localizer.language(for: tag)
    #expect(Self.localizer.completeness(of: language) == (texts, texts))
  }

  @Test("pass msgfmt's own check, and say whose they are", arguments: ShippedLanguages.all)
  func source(tag: String) throws {
    let text = try Self.text(of: "\(tag).po")
    let (result, _) = try CommandResult.msgfmt(text)
    #expect(result.status == 0)
    #expect(result.output == "")
    let own = "# The translations were written for this project, and are not taken from another.\n"
    #expect(text.contains(own))
    #expect(text.contains("\n\"Language: \(tag)\\n\"\n"))
  }

  @Test("tell yes from no, and one end of a dialog from another", arguments: ShippedLanguages.all)
  func meanings(tag: String) throws {
    let yes = try Self.words("yes|y", in: tag).lowercased().split(separator: "|")
    let no = try Self.words("no|n", in: tag).lowercased().split(separator: "|")
    #expect(Set(yes + no).count == yes.count + no.count, "\(yes) \(no)")
    #expect(yes.count > 1 && no.count > 1)
    let outcomes = try [
      "cancelled", "closed", "timed out", "no more input", "interrupted", "taken back",
      "not asked", "failed",
    ].map { try Self.words($0, in: tag) }
    #expect(Set(outcomes).count == outcomes.count, "\(outcomes)")
  }

  @Test("give each button a letter of its own title", arguments: ShippedLanguages.all)
  func accessKeys(tag: String) throws {
    var dialog = Dialog(
      .sheet, buttons: [.stock(.delete), .stock(.save), .stock(.dontSave), .cancel()])
    dialog.language = tag
    let buttons = try dialog.content(localizedBy: Self.localizer).buttons
    let keys = try buttons.map { try #require($0.accessKey?.unicodeScalars.first, "\($0.title)") }
    #expect(Set(keys).count == 4, "\(keys)")
    for (key, button) in zip(keys, buttons) {
      #expect(button.title.string.lowercased().unicodeScalars.contains(key), "\(button.title)")
    }
  }

  @Test("have no marks of direction, which terminals would show", arguments: ShippedLanguages.all)
  func marks(tag: String) throws {
    for text in try Self.catalog(tag).texts {
      for form in text.forms {
        #expect(!form.unicodeScalars.contains { $0.properties.isBidiControl }, "\(form)")
      }
    }
  }

  @Test("never show a context, whether they have a text or not", arguments: ShippedLanguages.all)
  func separator(tag: String) throws {
    let localizer = Self.localizer
    let language = localizer.language(for: tag)
    let texts = Array(try Self.catalog("de").keys)
    #expect(texts.contains { $0.contains("\u{4}") })
    for text in texts {
      let parts = text.split(separator: "\u{4}").map(String.init)
      let shown = DialogText(key: parts[parts.count - 1], context: parts.dropLast().first)
        .resolved(in: language, by: localizer)
      #expect(!shown.string.contains("\u{4}"), "\(parts)")
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
