import DialogLocalization
import Dialogs
import Testing

@Suite("Checking catalogs")
struct CatalogCheckTests {
  private static let complete: [(key: String, words: [String])] = [
    ("button\u{4}Delete", ["Löschen"]), ("button\u{4}OK", ["In Ordnung"]),
    ("Delete {name}?", ["{name} löschen?"]), ("The end.", ["Ende."]),
    ("One file\0{count} files", ["Eine Datei", "{count} Dateien"]),
  ]

  /// A third language whose texts are the complete ones, one of them changed, added or left out.
  private static func findings(
    _ change: (inout [String: [String]]) -> Void
  ) throws -> [String] {
    var words = Dictionary(complete) { first, _ in first }
    change(&words)
    let third = words.map { (key: $0.key, words: $0.value) }
    let folder = try TemporaryFolder.installation([
      "de": CatalogBuilder(complete), "fr": CatalogBuilder(complete), "sv": CatalogBuilder(third),
    ])
    let localizer = try GettextLocalizer(catalogs: folder.path, environment: [:])
    return localizer.findings().map { ($0.isNote ? "note: " : "") + "\($0)" }
  }

  @Test("finds nothing where nothing is wrong")
  func clean() throws {
    #expect(try Self.findings { _ in } == [])
    #expect(try Self.findings { $0["One file\0{count} files"] = ["En fil", "Filer"] } == [])
  }

  @Test("tells what has no translation, with its context")
  func untranslated() throws {
    #expect(
      try Self.findings {
        $0["button\u{4}Delete"] = nil
        $0["The end."] = [""]
      } == ["sv: not translated: “The end.”", "sv: button: not translated: “Delete”"])
  }

  @Test("tells what only one language still has")
  func obsolete() throws {
    #expect(
      try Self.findings { $0["menu\u{4}Old"] = ["Gammal"] }
        == ["sv: menu: no longer used: “Old”"])
  }

  @Test("tells what reads as the source, and only notes a single word")
  func equal() throws {
    #expect(
      try Self.findings {
        $0["button\u{4}OK"] = ["OK"]
        $0["The end."] = ["The end."]
        $0["One file\0{count} files"] = ["One file", "{count} files"]
      } == [
        "sv: the same as in the source: “One file”", "sv: the same as in the source: “The end.”",
        "note: sv: button: the same as in the source: “OK”",
      ])
  }

  @Test(
    "tells of arguments that are lost or invented",
    arguments: [
      ("Delete {name}?", ["Radera?"]), ("Delete {name}?", ["Radera {namn}?"]),
      ("The end.", ["Slut på {name}."]),
      ("One file\0{count} files", ["En fil", "{antal} filer"]),
    ])
  func arguments(key: String, words: [String]) throws {
    let singular = key.split(separator: "\0").first ?? ""
    #expect(
      try Self.findings { $0[key] = words }
        == ["sv: not translated with the same arguments: “\(singular)”"])
  }

  @Test("asks nothing of a catalog of English, which need not say everything anew")
  func english() throws {
    let folder = try TemporaryFolder.installation([
      "de": CatalogBuilder(Self.complete),
      "en": CatalogBuilder([("The end.", ["The end."]), ("Only here", ["x"])]),
    ])
    let localizer = try GettextLocalizer(catalogs: folder.path, environment: [:])
    #expect(localizer.findings() == [])
    #expect(localizer.completeness(of: .source).translated == 5)
  }
}
