import CPNG
import Testing

@testable import DialogGraphics

@Suite("Encoding PNG")
struct PNGEncodingTests {
  private static let sizes = [(1, 1), (1, 7), (7, 1), (16, 16), (33, 65), (257, 3)]

  @Test(
    "what is written is read back exactly, with all kinds of alpha",
    arguments: sizes, PNGCompression.allCases)
  func roundTrip(size: (Int, Int), compression: PNGCompression) throws {
    let picture = try Pictures.noise(size.0, size.1)
    #expect(try Bitmap(png: picture.png(compression: compression)) == picture)
    let picture16 = try Pictures.noise16(size.0, size.1)
    let image = try PNGImage(bytes: picture16.png(compression: compression))
    #expect(image.pixels == .sixteen(picture16))
  }

  @Test("the colour under transparent pixels is kept")
  func hiddenColor() throws {
    let picture = try Pictures.drawn(20, 20) { x, y in [UInt8(x), UInt8(y), 30, 0] }
    #expect(try Bitmap(png: picture.png()) == picture)
    let flat = try Bitmap(
      width: 3, height: 2, color: RGBAColor(red: 10, green: 200, blue: 30, alpha: 0))
    #expect(try Bitmap(png: flat.png()) == flat)
  }

  /// Pictures of 64 × 64 pixels, by what their samples are at a place, and how each is stored.
  private static let cases:
    [(String, @Sendable (_ x: Int, _ y: Int) -> [Int], PNGHeader.ColorType, Int)] = [
      ("noise", { x, y in noise(x, y, 4) }, .rgba, 8),
      ("opaque noise", { x, y in noise(x, y, 3) + [255] }, .rgb, 8),
      ("gray noise", { x, y in gray(noise(x, y, 2)) }, .grayAlpha, 8),
      ("opaque gray noise", { x, y in gray(noise(x, y, 1) + [255]) }, .gray, 8),
      (
        "one that is not gray", { x, y in gray(noise(x, y, 1) + [255], blue: x + y == 0 ? 1 : 0) },
        .rgb, 8
      ),
      ("hidden colour", { x, y in noise(x, y, 3) + [0] }, .rgba, 8),
      ("hidden gray", { x, y in gray(noise(x, y, 1) + [0]) }, .grayAlpha, 8),
      ("one colour", { _, _ in [1, 2, 3, 4] }, .palette, 1),
      ("two colours", { x, y in [(x ^ y) & 1, 2, 3, 255] }, .palette, 1),
      ("two shades", { x, y in gray([(x * y) & 8, 255]) }, .palette, 1),
      ("three colours", { x, y in [(x * y) % 3, 9, 9, 255] }, .palette, 2),
      ("five colours", { x, y in [(x * y) % 5, 9, 9, 100] }, .palette, 4),
      ("sixteen colours", { x, y in [(x * y) % 16, 9, 9, (x * y) % 16 * 17] }, .palette, 4),
      ("seventeen colours", { x, y in [(x * y) % 17, 9, 9, 255] }, .palette, 8),
      ("256 colours", { x, y in [noise(x, y, 1)[0], 9, 9, 128] }, .palette, 8),
      (
        "256 colours and one", { x, y in [noise(x, y, 1)[0], 9, 9, x + y == 0 ? 1 : 128] }, .rgba, 8
      ),
    ]

  @Test("the least colour type that is exact is chosen", arguments: cases.indices)
  func type(index: Int) throws {
    let (name, samples, colorType, bitDepth) = Self.cases[index]
    let picture = try Pictures.drawn(64, 64) { x, y in
      samples(x, y).map { UInt8(truncatingIfNeeded: $0) }
    }
    for compression in PNGCompression.allCases {
      let image = try PNGImage(bytes: picture.png(compression: compression))
      #expect(image.header.colorType == colorType, "\(name)")
      #expect(image.header.bitDepth == bitDepth, "\(name)")
      #expect(try image.bitmap == picture, "\(name)")
      #expect(image.warnings.isEmpty)
    }
  }

  @Test("a palette begins with the colours that are not opaque, and tRNS names no others")
  func shortTransparency() throws {
    let picture = try Pictures.drawn(64, 64) { x, y in
      x == y ? [255, 255, 255, 100] : [UInt8(Self.noise(x, y, 1)[0] & 127), 1, 1, 255]
    }
    let bytes = try picture.png()
    let type = try #require(bytes.indices.first { bytes[$0...].starts(with: "tRNS".utf8) })
    #expect(bytes[type - 4..<type].elementsEqual([0, 0, 0, 1]))
    #expect(bytes[type + 4] == 100)
  }

  @Test("a palette that makes the file no smaller is not used")
  func smallerWithoutPalette() throws {
    // Few colours, but the palette costs more than it saves.
    let picture = try Pictures.drawn(16, 1) { x, _ in [UInt8(x), 100, UInt8(x * 3), 255] }
    #expect(try PNGImage(bytes: picture.png()).header.colorType == .rgb)
  }

  @Test(
    "16-bit pictures stay so, gray or coloured, opaque or not",
    arguments: [
      (false, false, .gray), (false, true, .grayAlpha), (true, false, .rgb), (true, true, .rgba),
    ] as [(Bool, Bool, PNGHeader.ColorType)])
  func types16(hasColor: Bool, hasAlpha: Bool, colorType: PNGHeader.ColorType) throws {
    var samples = try Pictures.noise16(8, 8).samples
    for start in stride(from: 0, to: samples.count, by: 4) {
      if !hasColor {
        samples.replaceSubrange(start + 1...start + 2, with: [samples[start], samples[start]])
      }
      if !hasAlpha { samples[start + 3] = .max }
    }
    let picture = try Bitmap16(width: 8, height: 8, samples: samples)
    let image = try PNGImage(bytes: picture.png())
    #expect(image.header.colorType == colorType)
    #expect(image.header.bitDepth == 16)
    #expect(image.pixels == .sixteen(picture))
  }

  @Test("16-bit pictures that differ in low bytes only are not taken for gray or opaque")
  func lowBytes() throws {
    let picture = try Bitmap16(
      width: 2, height: 1, samples: [0x1234, 0x1234, 0x1235, .max, 7, 7, 7, 0xfffe])
    let image = try PNGImage(bytes: picture.png())
    #expect(image.header.colorType == .rgba)
    #expect(image.pixels == .sixteen(picture))
  }

  @Test("equal pixels give equal bytes, other pixels others", arguments: PNGCompression.allCases)
  func deterministic(compression: PNGCompression) throws {
    for modulus in [4, 200, 256] {
      func picture(_ last: UInt8) throws -> Bitmap {
        try Pictures.drawn(40, 30) { x, y in
          [UInt8(x * y % modulus), 2, 3, x + y == 68 ? last : 255]
        }
      }
      let bytes = try picture(1).png(compression: compression)
      for _ in 0..<3 { #expect(try picture(1).png(compression: compression) == bytes) }
      #expect(try picture(2).png(compression: compression) != bytes)
    }
  }

  @Test("small files are not larger than those made fast, and some are smaller")
  func small() throws {
    let pictures = try [
      Pictures.noise(64, 64), Pictures.drawn(64, 64) { x, y in [UInt8(x * 2), UInt8(y), 9, 255] },
      Pictures.drawn(64, 64) { x, y in [UInt8(x & 8 * y & 8), 0, 0, 255] },
      Pictures.drawn(100, 100) { x, y in
        let distance = (x - 50) * (x - 50) + (y - 50) * (y - 50)
        return [30, 60, 200, UInt8(max(0, min(255, 1600 - distance)))]
      },
      Pictures.noise(64, 64).scaled(toWidth: 256, height: 256),
    ]
    let counts = try pictures.map { picture in
      (fast: try picture.png().count, small: try picture.png(compression: .small).count)
    }
    for (fast, small) in counts { #expect(small <= fast) }
    #expect(counts.filter { $0.small < $0.fast }.count >= 3, "\(counts)")
  }

  @Test("only what is flat, made fastest and not small goes to the compressor of flat pictures")
  func compressor() {
    for compression in PNGCompression.allCases {
      for (isFlat, byteCount) in [(true, 1 << 18), (true, 1 << 18 - 1), (false, 1 << 18)] {
        let compressors = compression.efforts(isFlat: isFlat, byteCount: byteCount)
          .map(\.compressor)
        let isFastest = compression == .fastest && isFlat && byteCount == 1 << 18
        #expect(
          (compressors.first == .ISAL) == isFastest, "\(compression), \(isFlat), \(byteCount)")
        #expect(!compressors.dropFirst().contains(.ISAL))
      }
    }
  }

  private static func noise(_ x: Int, _ y: Int, _ count: Int) -> [Int] {
    (0..<count).map { channel in
      let seed = UInt64(y * 64 + x) * 4 + UInt64(channel) + 1
      let mixed = (seed &* 0x9e37_79b9_7f4a_7c15 ^ seed << 31) &* 0xbf58_476d_1ce4_e5b9
      return Int(mixed >> 56)
    }
  }

  /// A shade and an alpha.
  private static func gray(_ samples: [Int], blue: Int = 0) -> [Int] {
    [samples[0], samples[0], samples[0] + blue, samples[1]]
  }
}
