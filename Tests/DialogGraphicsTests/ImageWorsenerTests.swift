import DialogGraphics
import Testing

@Suite("Pictures scaled by ImageWorsener")
struct ImageWorsenerTests {
  struct Pair: Sendable, CustomTestStringConvertible {
    let source: String
    let expected: String
    let resampling: Resampling

    var testDescription: String { expected }
  }

  private static let folder = "imageworsener"

  private static let filters: [Substring: ResamplingFilter] = [
    "triangle": .triangle, "catrom": .catmullRom, "mitchell": .mitchell, "lanczos": .lanczos3,
  ]

  static let pairs: [Pair] = {
    guard let bytes = try? PNGSuite.bytes("\(folder)/MAPPING.tsv") else { return [] }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "\t")
      guard cells.count > 4, let filter = filters[cells[3]] else { return nil }
      let light = cells[4].hasPrefix("linear") ? Resampling.Light.linear : .encoded
      return Pair(
        source: "\(folder)/\(cells[1])", expected: "\(folder)/\(cells[0])",
        resampling: Resampling(filter: filter, light: light))
    }
  }()

  @Test("are all there", .enabled(if: PNGSuite.isWanted, PNGSuite.absence))
  func complete() {
    #expect(Self.pairs.count == 16)
  }

  @Test(
    "come out within one step", .enabled(if: PNGSuite.isWanted, PNGSuite.absence),
    arguments: pairs)
  func pair(pair: Pair) throws {
    let source = try PNGImage(bytes: PNGSuite.bytes(pair.source))
    let expected = try PNGImage(bytes: PNGSuite.bytes(pair.expected))
    let result = try source.bitmap.scaled(
      toWidth: expected.bitmap.width, height: expected.bitmap.height, pair.resampling)
    let worst = zip(result.pixels, expected.bitmap.pixels).map { abs(Int($0) - Int($1)) }.max()
    #expect((worst ?? 256) <= 1)
  }
}
