import DialogLocalization
import Dialogs
import Testing

@Suite("A catalog")
struct MessageCatalogTests {
  @Test("has no translation of the empty text, which stands for its header")
  func emptyText() throws {
    let catalog = try MessageCatalog(bytes: CatalogBuilder([("Delete", ["Löschen"])]).bytes)
    #expect(catalog.translation(of: LocalizableMessage(key: "")) == nil)
    #expect(catalog.header.text.hasPrefix("Content-Type"))
  }

  @Test("holds an empty translation for none")
  func emptyTranslation() throws {
    let catalog = try MessageCatalog(
      bytes: CatalogBuilder([("Delete", [""]), ("{n} file", ["{n} Datei", ""])]).bytes)
    #expect(catalog.translation(of: LocalizableMessage(key: "Delete")) == nil)
    #expect(catalog.translation(of: Self.files(1)) == "{n} Datei")
    #expect(catalog.translation(of: Self.files(2)) == nil)
    #expect(Array(catalog.keys) == ["{n} file"])
  }

  @Test("leaves out what msgfmt leaves out: the fuzzy and the untranslated")
  func fuzzy() throws {
    let (_, bytes) = try CommandResult.msgfmt(
      """
      msgid ""
      msgstr "Content-Type: text/plain; charset=UTF-8\\n"

      #, fuzzy
      msgid "Delete"
      msgstr "Lösch"

      msgid "Open"
      msgstr ""
      """, check: false)
    let catalog = try MessageCatalog(bytes: bytes)
    #expect(catalog.translation(of: LocalizableMessage(key: "Delete")) == nil)
    #expect(catalog.translation(of: LocalizableMessage(key: "Open")) == nil)
  }

  @Test("tells equal texts apart by their context, and no context from any")
  func contexts() throws {
    let catalog = try MessageCatalog(
      bytes: CatalogBuilder([("Open", ["offen"]), ("button\u{4}Open", ["Öffnen"])]).bytes)
    func words(_ context: String?) -> String? {
      catalog.translation(of: LocalizableMessage(key: "Open", context: context))
    }
    #expect(words(nil) == "offen")
    #expect(words("button") == "Öffnen")
    #expect(words("menu") == nil)
  }

  @Test("tells apart two spellings that Unicode holds equal, as libc does")
  func spellings() throws {
    let catalog = try MessageCatalog(
      bytes: CatalogBuilder([("e\u{301}", ["two"]), ("\u{e9}", ["one"])]).bytes)
    #expect(catalog.translation(of: LocalizableMessage(key: "\u{e9}")) == "one")
    #expect(catalog.translation(of: LocalizableMessage(key: "e\u{301}")) == "two")
  }

  @Test("counts backwards from nought as forwards", arguments: [-1, 1])
  func negative(count: Int) throws {
    let catalog = try MessageCatalog(
      bytes: CatalogBuilder([("{n} file", ["{n} Datei", "{n} Dateien"])]).bytes)
    #expect(catalog.translation(of: Self.files(count)) == "{n} Datei")
    #expect(catalog.translation(of: Self.files(.min)) == "{n} Dateien")
  }

  @Test("gives the first form where the wanted one is missing, or nothing is counted")
  func missingForms() throws {
    let catalog = try MessageCatalog(bytes: CatalogBuilder([("{n} file", ["{n} Datei"])]).bytes)
    #expect(catalog.translation(of: Self.files(5)) == "{n} Datei")
    #expect(catalog.translation(of: LocalizableMessage(key: "{n} file")) == "{n} Datei")
  }

  @Test("finds every one of many texts")
  func manyTexts() throws {
    let entries = (0..<300).map { (key: "text \($0)", words: ["Text \($0)"]) }
    let catalog = try MessageCatalog(bytes: CatalogBuilder(entries).bytes)
    for (key, words) in entries {
      #expect(catalog.translation(of: LocalizableMessage(key: key)) == words[0])
    }
    #expect(catalog.translation(of: LocalizableMessage(key: "text 3\0")) == nil)
  }

  static func files(_ count: Int) -> LocalizableMessage {
    LocalizableMessage(key: "{n} file", plural: "{n} files", count: count)
  }
}
