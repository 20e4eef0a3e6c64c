import DialogLocalization
import Dialogs
import Testing

@Suite("The gettext localizer")
struct GettextLocalizerTests {
  private static let delete = LocalizableMessage(key: "Delete", context: "button", isStock: true)

  private static let german = CatalogBuilder([
    ("button\u{4}Delete", ["Löschen"]), ("Open", ["Öffnen"]), ("menu\u{4}Open", ["Auf"]),
    ("{n} file", ["{n} Datei", "{n} Dateien"]),
  ])

  private static func localizer(
    _ catalogs: [String: CatalogBuilder]
  ) throws -> (GettextLocalizer, TemporaryFolder) {
    let folder = try TemporaryFolder.installation(catalogs)
    let localizer = try GettextLocalizer(catalogs: folder.path, environment: [:])
    // Reads the catalogs while the folder is there.
    _ = localizer.problems
    return (localizer, folder)
  }

  @Test("serves catalogs laid out as programs install them")
  func installation() throws {
    let (localizer, _) = try Self.localizer(["de": Self.german, "xx": CatalogBuilder()])
    #expect(localizer.languages.map(\.tag) == ["de", "en", "xx"])
    #expect(localizer.problems.isEmpty)
    let german = localizer.language(for: "de-AT")
    #expect(localizer.engine(for: german).isLibcWhereCertain)
    #expect(localizer.translation(of: Self.delete, in: german) == "Löschen")
    #expect(localizer.translation(of: MessageCatalogTests.files(1), in: german) == "{n} Datei")
    #expect(localizer.translation(of: MessageCatalogTests.files(0), in: german) == "{n} Dateien")
    #expect(localizer.translation(of: MessageCatalogTests.files(-1), in: german) == "{n} Datei")
  }

  @Test("never mixes the catalogs of two folders")
  func twoFolders() throws {
    let (first, firstFolder) = try Self.localizer(["de": Self.german])
    let (second, secondFolder) = try Self.localizer([
      "de": CatalogBuilder([("button\u{4}Delete", ["Weg damit"])])
    ])
    let german = first.language(for: "de")
    #expect(firstFolder.path != secondFolder.path)
    #expect(first.translation(of: Self.delete, in: german) == "Löschen")
    #expect(second.translation(of: Self.delete, in: german) == "Weg damit")
    #expect(first.translation(of: Self.delete, in: german) == "Löschen")
    #expect(first.engine(for: german).isLibcWhereCertain)
    #expect(second.engine(for: german).isLibcWhereCertain)
  }

  @Test("serves a folder without the anchor for libc itself")
  func noAnchor() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.german.bytes, to: "de.mo")
    let localizer = try GettextLocalizer(catalogs: folder.path, environment: [:])
    let german = localizer.language(for: "de")
    #expect(localizer.engine(for: german) == .builtIn)
    #expect(localizer.translation(of: Self.delete, in: german) == "Löschen")
    #expect(localizer.translation(of: MessageCatalogTests.files(7), in: german) == "{n} Dateien")
  }

  @Test("looks a stock text up with its context, and then without")
  func stock() throws {
    let (localizer, _) = try Self.localizer(["de": Self.german])
    let german = localizer.language(for: "de")
    func words(_ context: String?, isStock: Bool) -> String? {
      localizer.translation(
        of: LocalizableMessage(key: "Open", context: context, isStock: isStock), in: german)
    }
    #expect(words("button", isStock: true) == "Öffnen")
    #expect(words("button", isStock: false) == nil)
    #expect(words("menu", isStock: true) == "Auf")
    #expect(words(nil, isStock: true) == "Öffnen")
  }

  @Test(
    "has no translation of a text that isn't there, and shows neither header nor context",
    arguments: [
      LocalizableMessage(key: ""), LocalizableMessage(key: "", isStock: true),
      LocalizableMessage(key: "", context: "button", isStock: true),
      LocalizableMessage(key: "", plural: "", count: 2), LocalizableMessage(key: "Delete"),
      LocalizableMessage(key: "Delete\0", context: "button"),
      LocalizableMessage(key: "Nothing", context: "button"),
      LocalizableMessage(key: "Nothing", context: "button", plural: "Nothings", count: 2),
    ])
  func missing(message: LocalizableMessage) throws {
    let (localizer, _) = try Self.localizer(["de": Self.german])
    #expect(localizer.translation(of: message, in: localizer.language(for: "de")) == nil)
  }

  @Test("leaves every text as it is in English, and in a language that it doesn't have")
  func source() throws {
    let (localizer, _) = try Self.localizer(["de": Self.german])
    #expect(localizer.language(for: "fr") == .source)
    for language in [Language.source, Language(tag: "fr"), Language(tag: "../de")] {
      #expect(localizer.translation(of: Self.delete, in: language) == nil)
      #expect(localizer.engine(for: language) == .source)
    }
  }

  @Test("serves English from a catalog where there is one")
  func english() throws {
    let (localizer, _) = try Self.localizer(["en": CatalogBuilder([("Delete", ["Remove"])])])
    #expect(localizer.translation(of: LocalizableMessage(key: "Delete"), in: .source) == "Remove")
    #expect(localizer.languages == [.source])
  }

  @Test("reads a language's catalog when it is first asked for")
  func reading() throws {
    var broken = Self.german
    broken.revision = 7
    let folder = try TemporaryFolder.installation(["de": broken, "de_AT": broken])
    let localizer = try GettextLocalizer(catalogs: folder.path, environment: [:])
    try folder.write(Self.german.bytes, to: "de/LC_MESSAGES/rejoinder.mo")
    #expect(localizer.languages(for: "de_AT").map(\.tag) == ["de"])
    #expect(localizer.translation(of: Self.delete, in: localizer.language(for: "de")) == "Löschen")
    #expect(localizer.problems.map(\.fault) == [.unknownRevision(7)])
  }

  @Test("leaves a damaged catalog out and says so")
  func damaged() throws {
    var broken = Self.german
    broken.revision = 7
    let (localizer, folder) = try Self.localizer(["de": Self.german, "fr": broken])
    #expect(localizer.languages.map(\.tag) == ["de", "en"])
    #expect(localizer.problems.map(\.fault) == [.unknownRevision(7)])
    #expect(localizer.problems.first?.path.hasSuffix("/fr/LC_MESSAGES/rejoinder.mo") == true)
    #expect(folder.path.isEmpty == false)
  }

  @Test("says that a folder isn't there")
  func noFolder() {
    #expect(
      throws: CatalogError(path: "/nowhere", fault: .unreadable("No such file or directory"))
    ) { try GettextLocalizer(catalogs: "/nowhere") }
  }

  @Test("counts how complete each language is")
  func completeness() throws {
    let (localizer, _) = try Self.localizer([
      "de": Self.german, "fr": CatalogBuilder([("Open", ["Ouvrir"]), ("Close", ["Fermer"])]),
    ])
    func count(_ tag: String) -> [Int] {
      let (translated, total) = localizer.completeness(of: Language(tag: tag))
      return [translated, total]
    }
    #expect(count("de") == [4, 5])
    #expect(count("fr") == [2, 5])
    #expect(count("en") == [5, 5])
    #expect(count("ja") == [0, 5])
  }

  @Test("serves two languages at once, from many tasks")
  func concurrency() async throws {
    let (localizer, folder) = try Self.localizer([
      "de": Self.german,
      "ja": CatalogBuilder(
        plurals: "nplurals=1; plural=0;",
        [("button\u{4}Delete", ["削除"]), ("{n} file", ["{n}個のファイル"])]),
    ])
    let german = localizer.language(for: "de")
    let japanese = localizer.language(for: "ja")
    #expect(localizer.engine(for: japanese).isLibcWhereCertain)
    let mismatches = await withTaskGroup(of: Int.self) { group in
      for task in 0..<64 {
        group.addTask {
          (0..<500).count { turn in
            let count = (task + turn) % 3
            let files = MessageCatalogTests.files(count)
            return localizer.translation(of: Self.delete, in: german) != "Löschen"
              || localizer.translation(of: Self.delete, in: japanese) != "削除"
              || localizer.translation(of: files, in: german)
                != (count == 1 ? "{n} Datei" : "{n} Dateien")
              || localizer.translation(of: files, in: japanese) != "{n}個のファイル"
          }
        }
      }
      return await group.reduce(0, +)
    }
    #expect(mismatches == 0)
    #expect(!folder.path.isEmpty)
  }
}
