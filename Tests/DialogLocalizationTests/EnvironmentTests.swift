import DialogLocales
import DialogLocalization
import Testing

@Suite("In any environment")
struct EnvironmentTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let environment: [String: String]
    let reader: String
    /// What serves the folder that the build lays down, and one that an installation does.
    let engines: (built: TranslationEngine, installed: TranslationEngine)

    var testDescription: String { "\(environment)" }
  }

  static let rows: [Row] = [
    Row(environment: [:], reader: "en", engines: (.libc, .libc)),
    Row(environment: ["LC_ALL": "C"], reader: "en", engines: (.libc, .libc)),
    Row(environment: ["LC_ALL": "POSIX"], reader: "en", engines: (.libc, .libc)),
    Row(environment: ["LANG": "C.UTF-8"], reader: "en", engines: (.libc, .libc)),
    Row(environment: ["LANG": "de_DE.UTF-8"], reader: "de", engines: (.libc, .libc)),
    Row(
      environment: ["LANG": "C.UTF-8", "LANGUAGE": "ja"], reader: "ja",
      engines: (.builtIn, .libc)),
    Row(
      environment: ["LANG": "de_DE.UTF-8", "LANGUAGE": "de:fr"], reader: "de",
      engines: (.builtIn, .libc)),
    Row(
      environment: ["LANG": "en_US.UTF-8", "LANGUAGE": "en_US:en"], reader: "en",
      engines: (.libc, .libc)),
    Row(
      environment: ["LANG": "de_DE.UTF-8", "LANGUAGE": "eo"], reader: "en",
      engines: (.builtIn, .builtIn)),
    Row(
      environment: ["LANG": "de_DE.UTF-8", "LANGUAGE": "C"], reader: "en",
      engines: (.builtIn, .builtIn)),
    Row(
      environment: ["LANG": "de_DE.UTF-8", "OUTPUT_CHARSET": "ISO-8859-1"], reader: "de",
      engines: (.libc, .libc)),
    Row(
      environment: ["LC_ALL": "C", "LATER_LANGUAGE": "eo"], reader: "en", engines: (.libc, .libc)),
  ]

  @Test("the words are right, whichever engine finds them", arguments: rows)
  func words(row: Row) throws {
    let words = ["de": "Löschen", "ja": "削除", "ar": "حذف", "en": "-"]
    let built = try #require(catalogDirectory())
    let installed = try Self.installation(of: built)
    for (folder, engine) in [(built, row.engines.built), (installed.path, row.engines.installed)] {
      let result = try CommandResult.probe(
        [folder, "ar", "de", "ja"], environment: row.environment)
      #expect(result.status == 0)
      func described(_ tag: String, _ language: String) -> [Substring] {
        let engine = language == "en" ? "source" : engine.rawValue
        return ["\(tag) \(language) \(engine)", words[language, default: "?"][...]]
      }
      #expect(
        Self.firstTwoLines(of: result.output) == described("reader", row.reader)
          + described("ar", "ar")
          + described("de", "de") + described("ja", "ja"))
    }
  }

  @Test("thousands of languages are wanted, and the words are there at once")
  func thousands() throws {
    let built = try #require(catalogDirectory())
    let wishes = (0..<10_000).map { "x\($0)/.." } + ["en_US", "de"]
    let clock = ContinuousClock()
    let start = clock.now
    let result = try CommandResult.probe(
      [built, "ja"],
      environment: ["LANG": "de_DE.UTF-8", "LANGUAGE": wishes.joined(separator: ":")])
    #expect(
      Self.firstTwoLines(of: result.output) == [
        "reader en source", "-", "ja ja built-in", "削除",
      ])
    #expect(clock.now - start < .seconds(30))
  }

  /// The line for a tag, and the line after it.
  private static func firstTwoLines(of output: String) -> [Substring] {
    let lines = output.split(separator: "\n")
    return lines.indices.filter { !lines[$0].hasPrefix(" ") }
      .flatMap { [lines[$0], lines[$0 + 1].trimmingPrefix { $0 == " " }] }
  }

  /// The built catalogs, laid out as an installation does.
  private static func installation(of built: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder.installation([:])
    for language in ShippedLanguages.all {
      try folder.write(
        ShippedCatalogTests.contents(of: "\(built)/\(language).mo"),
        to: "\(language)/LC_MESSAGES/rejoinder.mo")
    }
    return folder
  }
}
