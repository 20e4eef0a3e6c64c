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
    let size = try expected.bitmap.size
    let target = ScaleTarget(
      width: Double(size.width), height: Double(size.height), mode: .stretch)
    let found = try source.scaled(to: target, pair.resampling)
    #expect(
      try PNGImage(bytes: PNGSuite.bytes(pair.source), scaledTo: target, pair.resampling) == found)
    #expect(Self.largestDifference(found.pixels, expected.pixels) <= 1)
  }

  /// In steps of their depth, which is the same.
  private static func largestDifference(_ one: PNGImage.Pixels, _ other: PNGImage.Pixels) -> Int {
    switch (one, other) {
    case (.eight(let one), .eight(let other)):
      zip(one.pixels, other.pixels).map { abs(Int($0) - Int($1)) }.max() ?? .max
    case (.sixteen(let one), .sixteen(let other)):
      zip(one.samples, other.samples).map { abs(Int($0) - Int($1)) }.max() ?? .max
    default: .max
    }
  }
}
