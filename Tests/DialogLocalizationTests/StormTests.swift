import DialogLocales
import Testing

@Suite("Many tasks at once")
struct StormTests {
  /// The Makefile's `test-threads` runs the same under ThreadSanitizer.
  @Test("show a dialog in two languages and never a wrong word", arguments: ["", "eo"])
  func storm(language: String) throws {
    let catalogs = try #require(catalogDirectory())
    let result = try CommandResult.probe(
      ["--storm", catalogs], environment: ["LANGUAGE": language])
    #expect(result.output == "")
    #expect(result.status == 0)
  }
}
