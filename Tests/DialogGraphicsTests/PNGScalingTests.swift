import Testing

@testable import DialogGraphics

@Suite("Scaling a PNG while it is read")
struct PNGScalingTests {
  private static let targets = [
    ScaleTarget(width: 9, height: 9, mode: .stretch),
    ScaleTarget(width: 5, height: 14, mode: .fill),
    ScaleTarget(width: 14, height: 5, mode: .fill, anchor: .bottomRight),
    ScaleTarget(width: 45, height: 45), ScaleTarget(scale: 1), ScaleTarget(width: 3, height: 2),
    ScaleTarget(width: 1, height: 1, mode: .stretch),
  ]

  private static let ways = [
    Resampling(), Resampling(quality: .fast), Resampling(filter: .nearest),
    Resampling(filter: .box, light: .linear), Resampling(filter: .mitchell, light: .linear),
  ]

  /// Checks that nothing depends on whether the picture is at hand or comes row by row.
  private func expectSame(_ bytes: [UInt8]) throws {
    let whole = try PNGImage(bytes: bytes)
    for target in Self.targets {
      for way in Self.ways {
        let streamed = try PNGImage(bytes: bytes, scaledTo: target, way)
        #expect(try streamed == whole.scaled(to: target, way), "\(target) \(way)")
      }
    }
  }

  @Test(
    "gives what reading and then scaling give",
    arguments: [(1, 1), (7, 3), (3, 7), (40, 41), (33, 70), (1, 50), (50, 1)])
  func same(width: Int, height: Int) throws {
    try expectSame(Pictures.noise(width, height).png())
    try expectSame(Pictures.noise16(width, height).png())
  }

  @Test(
    "gives the same of files by others, interlaced ones too",
    .enabled(if: PNGSuite.isWanted, PNGSuite.absence),
    arguments: PNGSuite.good.filter { $0.file.hasPrefix("pngsuite/basi") })
  func interlaced(row: PNGSuite.Row) throws {
    #expect(row.isInterlaced)
    try expectSame(PNGSuite.bytes(row.file))
  }

  @Test("finds damage behind the rows that it needs")
  func damage() throws {
    let bytes = try Pictures.noise(20, 40).png()
    let target = ScaleTarget(width: 20, height: 1, mode: .fill, anchor: .top)
    #expect(try PNGImage(bytes: bytes, scaledTo: target).bitmap.size.height == 1)
    for count in [bytes.count - 1, bytes.count - 12, bytes.count - 30] {
      let error = try #require(throws: ScalingError.self) {
        try PNGImage(bytes: Array(bytes[..<count]), scaledTo: target)
      }
      guard case .png(let error) = error else {
        Issue.record("\(error)")
        continue
      }
      #expect(error.code == .truncated)
    }
  }

  @Test("a size that cannot be is refused before the pixels are read")
  func impossible() throws {
    let header =
      RawPNG.signature + RawPNG.header(width: 100, height: 100) + RawPNG.chunk("IDAT", [1, 2, 3])
    for target in [ScaleTarget(width: 0), ScaleTarget(width: 1e9, height: 1e9)] {
      let error = try #require(throws: ScalingError.self) {
        try PNGImage(bytes: header, scaledTo: target)
      }
      guard case .size = error else {
        Issue.record("\(error)")
        continue
      }
    }
  }
}
