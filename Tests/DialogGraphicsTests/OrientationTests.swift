import DialogGraphics
import Testing

@Suite("Orientation")
struct OrientationTests {
  /// The letters of ABC above DEF upright, for each way in which they may lie.
  private static let upright: [(Orientation, [String])] = [
    (.up, ["ABC", "DEF"]), (.upMirrored, ["CBA", "FED"]), (.down, ["FED", "CBA"]),
    (.downMirrored, ["DEF", "ABC"]), (.leftMirrored, ["AD", "BE", "CF"]),
    (.right, ["DA", "EB", "FC"]), (.rightMirrored, ["FC", "EB", "DA"]),
    (.left, ["CF", "BE", "AD"]),
  ]

  @Test("every way to lie has its upright picture", arguments: upright)
  func oriented(orientation: Orientation, rows: [String]) throws {
    #expect(Self.upright.count == Orientation.allCases.count)
    let picture = try Self.picture(["ABC", "DEF"])
    #expect(try picture.oriented(by: orientation) == Self.picture(rows))
    #expect(orientation.swapsSides == (rows.count == 3))
  }

  @Test("16-bit pictures likewise", arguments: upright)
  func oriented16(orientation: Orientation, rows: [String]) throws {
    let picture = try Self.picture16(["ABC", "DEF"])
    #expect(try picture.oriented(by: orientation) == Self.picture16(rows))
  }

  @Test("a single row or column is no special case", arguments: Orientation.allCases)
  func thin(orientation: Orientation) throws {
    let row = try Self.picture(["ABCD"]).oriented(by: orientation)
    let (width, height) = orientation.swapsSides ? (1, 4) : (4, 1)
    #expect(try row.size == PixelSize(width: width, height: height))
    let letters = row.colors.map { $0[0] }
    let isReversed = [.upMirrored, .down, .rightMirrored, .left].contains(orientation)
    #expect(letters == (isReversed ? Array("DCBA".utf8) : Array("ABCD".utf8)))
  }

  /// The letters as the red of pixels whose other samples differ too.
  private static func picture(_ rows: [String]) throws -> Bitmap {
    let pixels = rows.joined().utf8.flatMap { [$0, $0 + 1, $0 + 2, $0 + 3] }
    return try Bitmap(width: rows[0].count, height: rows.count, pixels: pixels)
  }

  private static func picture16(_ rows: [String]) throws -> Bitmap16 {
    let samples = rows.joined().utf8.flatMap { letter in
      [1, 2, 3, 4].map { UInt16(letter) * 256 + $0 }
    }
    return try Bitmap16(width: rows[0].count, height: rows.count, samples: samples)
  }
}
