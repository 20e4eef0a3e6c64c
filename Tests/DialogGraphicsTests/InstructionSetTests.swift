import Testing

@testable import DialogGraphics

@Suite("Every set of inner loops")
struct InstructionSetTests {
  private static let pairs = [
    (37, 29, 16, 11), (16, 11, 37, 29), (64, 64, 8, 8), (8, 8, 32, 32), (1, 1, 5, 5),
    (1, 150, 1, 128), (200, 4, 10, 1), (31, 17, 31, 5), (13, 9, 1, 1), (2, 3, 9, 8),
    (129, 130, 15, 16), (131, 67, 16, 8), (255, 257, 7, 9), (130, 66, 9, 3),
  ]

  @Test("there is one for this machine, and the portable one")
  func available() {
    let names = InstructionSet.available.map(\.name)
    #expect(names.last == "portable")
    #expect(Set(names).count == names.count)
    #if arch(x86_64)
      #expect(names.suffix(2) == ["sse2", "portable"])
    #endif
  }

  @Test(
    "gives the bytes of plain arithmetic", arguments: InstructionSet.available.map(\.name), pairs)
  func same(name: String, sizes: (Int, Int, Int, Int)) throws {
    let (width, height, newWidth, newHeight) = sizes
    let instructions = try #require(InstructionSet.available.first { $0.name == name })
    let target = try PixelSize(width: newWidth, height: newHeight)
    for (source, filter) in try Self.sources(width, height) {
      for quality in Resampling.Quality.allCases {
        let resampling = Resampling(filter: filter, quality: quality)
        let expected = try Self.reference(source, target, filter, quality)
        let found = try source.scaled(to: target, resampling, instructions: instructions).pixels
        #expect(found == expected, "\(filter), \(quality)")
      }
    }
  }

  @Test(
    "gives the portable bytes from every small width to every other",
    arguments: InstructionSet.available.map(\.name).dropLast(),
    [ResamplingFilter.box, .catmullRom, .lanczos3])
  func widths(name: String, filter: ResamplingFilter) throws {
    let sets = InstructionSet.available
    let instructions = try #require(sets.first { $0.name == name })
    let portable = try #require(sets.last)
    for width in 1...24 {
      let source = try Pictures.noise(width, 3)
      for newWidth in 1...49 {
        let target = try PixelSize(width: newWidth, height: 3)
        let results = try [instructions, portable].map {
          try source.scaled(to: target, Resampling(filter: filter), instructions: $0).pixels
        }
        #expect(results[0] == results[1], "\(width) → \(newWidth)")
      }
    }
  }

  /// Noise, and what lets filters overshoot most.
  private static func sources(
    _ width: Int, _ height: Int
  ) throws -> [(Bitmap, ResamplingFilter)] {
    let noise = try Pictures.noise(width, height)
    let board = try Pictures.drawn(width, height) { x, y in
      (x / 3 + y / 3) % 2 == 0 ? [255, 0, 255, 255] : [0, 255, 9, x % 5 == 0 ? 0 : 255]
    }
    return [(noise, .lanczos3), (noise, .box), (board, .lanczos3), (board, .catmullRom)]
  }

  private static func reference(
    _ source: Bitmap, _ target: PixelSize, _ filter: ResamplingFilter, _ quality: Resampling.Quality
  ) throws -> [UInt8] {
    let kernel = try #require(ResamplingKernel(filter))
    let sides = [(source.width, target.width), (source.height, target.height)]
    let ratio = sides.map { Double($0) / Double($1) }.min() ?? 1
    var levels = 0
    while quality == .fast, ratio / Double(2 << levels) >= 4 { levels += 1 }
    let weights = try sides.map { side in
      let axis = ScaleAxis(source: side.0, whole: side.1, kept: 0..<side.1)
      return try #require(
        FixedPointWeights(ResamplingWeights(axis, kernel: kernel, boxSide: 1 << levels)))
    }
    let reference = FixedPointReference(
      across: weights[0], down: weights[1], squareLevels: levels)
    return reference.scale(source)
  }
}
