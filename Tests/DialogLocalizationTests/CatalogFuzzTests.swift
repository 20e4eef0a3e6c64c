import DialogLocalization
import Dialogs
import Testing

@Suite("A damaged catalog")
struct CatalogFuzzTests {
  /// Catalogs each damaged in a few places, more often in the tables than in the texts.
  private static func mutants(of bytes: [UInt8], count: Int) -> [[UInt8]] {
    var random = SeededGenerator(seed: 2026)
    return (0..<count).map { number in
      var mutant = bytes
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let part = number % 3 == 0 ? 28 : number % 3 == 1 ? min(200, mutant.count) : mutant.count
        let place = Int.random(in: 0..<part, using: &random)
        mutant[place] =
          switch number % 4 {
          case 0: 0
          case 1: mutant[place] ^ (1 << UInt8.random(in: 0..<8, using: &random))
          case 2: UInt8.random(in: 32..<127, using: &random)
          default: UInt8.random(in: 0...255, using: &random)
          }
      }
      return mutant
    }
  }

  @Test("never stops the reader, and libc says of those it accepts what the reader says")
  func fuzz() throws {
    // libc searches what it has loaded from end to end, so each of several processes loads a few.
    let accepted = Self.mutants(of: try CatalogReaderTests.compiled(), count: 30_000)
      .filter { (try? MessageCatalog(bytes: $0)) != nil }
    #expect(accepted.count > 2500, "too few accepted mutants to learn from")
    for start in stride(from: 0, to: accepted.count, by: 250) {
      let folder = try TemporaryFolder()
      try folder.write([], to: "C_x/LC_MESSAGES/.keep")
      var tags: [String] = []
      for mutant in accepted[start...].prefix(250) {
        let tag = Self.tag(tags.count)
        try folder.write(mutant, to: "\(tag).mo")
        tags.append(tag)
      }
      try Self.compareEngines(folder.path, tags)
    }
  }

  private static func compareEngines(_ folder: String, _ tags: [String]) throws {
    let libc = try CommandResult.probe([folder] + tags, environment: ["LC_ALL": "C"])
    let own = try CommandResult.probe([folder] + tags, environment: ["LANGUAGE": "eo"])
    #expect(libc.status == 0)
    #expect(own.status == 0)
    let lines = libc.output.split(separator: "\n")
    #expect(lines.count { $0.hasSuffix(" libc") } > tags.count * 9 / 10)
    #expect(!own.output.contains(" libc\n"))
    let expected = wordsAlone(own.output)
    let differing = zip(wordsAlone(libc.output), expected).filter { $0 != $1 }.prefix(5)
    #expect(differing.isEmpty)
    #expect(lines.count == expected.count)
  }

  /// The lines, without which engine gave them.
  private static func wordsAlone(_ output: String) -> [Substring] {
    output.split(separator: "\n").map { line in
      line.hasSuffix(" libc")
        ? line.dropLast(5) : line.hasSuffix(" built-in") ? line.dropLast(9) : line
    }
  }

  /// A language code for a number: `qaa`, `qab` … are free for private use, and more after them.
  private static func tag(_ number: Int) -> String {
    let letters = Array("abcdefghijklmnopqrstuvwxyz")
    return String([letters[16 + number / 676], letters[number / 26 % 26], letters[number % 26]])
  }
}
