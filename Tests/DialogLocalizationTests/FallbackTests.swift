import DialogLocalization
import Dialogs
import Testing

/// A text that a catalog lacks.
@Suite("A text that a language lacks")
struct FallbackTests {
  private static func localizer(
    _ catalogs: [String: [String: String]], environment: [String: String] = [:]
  ) throws -> (GettextLocalizer, TemporaryFolder) {
    let folder = try TemporaryFolder.installation(
      catalogs.mapValues { words in CatalogBuilder(words.map { ($0.key, [$0.value]) }) })
    let localizer = try GettextLocalizer(catalogs: folder.path, environment: environment)
    // Reads the catalogs while the folder is there.
    _ = localizer.problems
    return (localizer, folder)
  }

  private static let spanish = [
    "es": ["Computer": "Ordenador", "File": "Archivo", "Trash": "Papelera"],
    "es_419": ["Computer": "Computadora", "File": "Archivo (419)"],
    "es_MX": ["Computer": "Compu"], "fr": ["Print": "Imprimer"],
  ]

  private func said(
    _ text: DialogText, _ localizer: some Localizer, _ tag: String?
  ) -> String {
    let text = text.resolved(in: localizer.languages(for: tag), by: localizer)
    return "\(text.string) \(text.language.tag) \(text.status)"
  }

  @Test("is looked up in those that it is a kind of, and says in which it was found")
  func kinds() throws {
    let (localizer, _) = try Self.localizer(Self.spanish)
    #expect(localizer.languages(for: "es-MX").map(\.tag) == ["es_MX", "es_419", "es"])
    #expect(said("Computer", localizer, "es_MX") == "Compu es_MX translated")
    #expect(said("File", localizer, "es_MX") == "Archivo (419) es_419 translated")
    #expect(said("Trash", localizer, "es_MX") == "Papelera es translated")
    #expect(said("Print", localizer, "es_MX") == "Print en fallback")
    #expect(said("Computer", localizer, "es_ES") == "Ordenador es translated")
  }

  @Test("is looked up in the reader's next language, but never where the dialog names its own")
  func readers() throws {
    let (localizer, _) = try Self.localizer(
      Self.spanish, environment: ["LANG": "es_MX.UTF-8", "LANGUAGE": "es_MX:fr"])
    #expect(said("Print", localizer, nil) == "Imprimer fr translated")
    #expect(said("Trash", localizer, nil) == "Papelera es translated")
    #expect(said("Print", localizer, "es_MX") == "Print en fallback")
  }

  @Test("keeps the dialog's language, and is the source text where the first found lost a name")
  func dialog() throws {
    let (localizer, _) = try Self.localizer([
      "pt": ["Open {name}": "Abrir {name}", "Close {name}": "Fechar {name}"],
      "pt_PT": ["Open {name}": "Abrir"],
    ])
    var dialog = Dialog.alert(
      "Open \("a", as: "name")", message: "Close \("b", as: "name")")
    dialog.language = "pt_PT"
    let content = try dialog.content(localizedBy: localizer)
    #expect(content.language.tag == "pt_PT")
    #expect(content.title?.string == "Open a")
    #expect(content.title?.status == .lostPlaceholder)
    #expect(content.message?.string == "Fechar b")
    #expect(content.message?.language.tag == "pt")
  }

  @Test("has the direction of the language that it was found in")
  func direction() throws {
    let (localizer, _) = try Self.localizer(
      ["ar": ["Open": "افتح"], "de": ["Close": "Schließen"]],
      environment: ["LANG": "de_DE", "LANGUAGE": "de:ar"])
    let languages = localizer.languages(for: nil)
    #expect(languages.first?.direction == .leftToRight)
    #expect(
      DialogText("Open").resolved(in: languages, by: localizer).direction == .rightToLeft)
  }

  @Test("is never read from outside the folder, whatever the language is called")
  func outside() throws {
    let (localizer, folder) = try Self.localizer(Self.spanish)
    try folder.write(
      CatalogBuilder([("File", ["escaped"])]).bytes, to: "es/LC_MESSAGES/rejoinder/de.mo")
    let inner = try GettextLocalizer(
      catalogs: "\(folder.path)/es/LC_MESSAGES/rejoinder", environment: [:])
    #expect(said("File", inner, "de") == "escaped de translated")
    let tags = [
      "../es", "../../es/LC_MESSAGES/rejoinder/de", "/etc/passwd", "..", ".", "./es", "es/../fr",
      "\u{0}", "es\u{0}", "es/", "😀", "e\u{301}s", String(repeating: "../", count: 400_000),
    ]
    for tag in tags {
      for localizer in [localizer, inner] {
        #expect(localizer.languages(for: tag) == [.source], "\(tag.prefix(40))")
        #expect(localizer.translation(of: .init(key: "File"), in: Language(tag: tag)) == nil)
      }
    }
  }

  @Test("is found through links to the folder and in it")
  func links() throws {
    let (_, folder) = try Self.localizer(Self.spanish)
    let place = try TemporaryFolder()
    try place.link("catalogs", to: folder.path)
    try place.link("broken", to: "\(place.path)/nowhere")
    try folder.link("pt", to: "\(folder.path)/es")
    let localizer = try GettextLocalizer(catalogs: "\(place.path)/catalogs", environment: [:])
    #expect(said("Trash", localizer, "es") == "Papelera es translated")
    #expect(said("Trash", localizer, "pt") == "Papelera pt translated")
    #expect(localizer.engine(for: Language(tag: "es")).isLibcWhereCertain)
    #expect(throws: CatalogError.self) { try GettextLocalizer(catalogs: "\(place.path)/broken") }
  }

  @Test("is of one of the folder's domains")
  func domains() throws {
    let (_, folder) = try Self.localizer(Self.spanish)
    #expect(try GettextLocalizer.domains(inCatalogs: folder.path) == ["rejoinder"])
    try folder.write(CatalogBuilder().bytes, to: "fr/LC_MESSAGES/photos.mo")
    try folder.write(CatalogBuilder().bytes, to: "not a language/LC_MESSAGES/other.mo")
    try folder.write(CatalogBuilder().bytes, to: "ja.mo")
    #expect(try GettextLocalizer.domains(inCatalogs: folder.path) == ["photos", "rejoinder"])
    #expect(throws: CatalogError.self) { try GettextLocalizer.domains(inCatalogs: "/nowhere") }
  }
}
