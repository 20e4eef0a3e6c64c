import DialogLocalization
import Dialogs
import Testing

@Suite("A language's tag that is a path")
struct HostilePathTests {
  @Test(
    "reads nothing outside of the catalogs' folder",
    arguments: [
      "../outside/de", "..", ".", "/", "./de", "../catalogs/de", "de/../../outside/de",
      "de.mo/../../", "..%2foutside%2fde", "\\..\\outside\\de", "xx\0de",
      "xx/LC_MESSAGES/rejoinder", "", "@", ".de",
      String(repeating: "../", count: 100_000) + "outside/de",
      String(repeating: "d", count: 1_000_000),
    ])
  func tags(tag: String) throws {
    let folder = try TemporaryFolder()
    try folder.write([], to: "catalogs/C_x/LC_MESSAGES/.keep")
    try folder.write([], to: "catalogs/en/LC_MESSAGES/.keep")
    for name in ["catalogs/fr.mo", "outside/de.mo", "outside/de/LC_MESSAGES/rejoinder.mo"] {
      try folder.write(CatalogBuilder([("Delete", ["not to be read"])]).bytes, to: name)
    }
    let localizer = try GettextLocalizer(
      catalogs: folder.path + "/catalogs",
      environment: ["LANG": "C.UTF-8", "LANGUAGE": tag.filter { $0 != "\0" }])
    #expect(localizer.languages.map(\.tag) == ["en", "fr"])
    #expect(localizer.language(for: tag) == .source)
    #expect(localizer.language(for: nil) == .source)
    let message = LocalizableMessage(key: "Delete")
    for language in [localizer.language(for: tag), Language(tag: tag)] {
      #expect(localizer.translation(of: message, in: language) == nil)
    }
  }

  @Test(
    "is an error as the name of a domain",
    arguments: ["../../../outside/de", "/etc/de", "a/b"])
  func domains(name: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(CatalogBuilder().bytes, to: "outside/de.mo")
    try folder.write([], to: "catalogs/de/LC_MESSAGES/.keep")
    #expect(throws: CatalogError(path: folder.path + "/catalogs", fault: .notADomain(name))) {
      try GettextLocalizer(catalogs: folder.path + "/catalogs", domain: name)
    }
  }
}
