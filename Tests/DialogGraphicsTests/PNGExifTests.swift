import DialogGraphics
import Testing

@Suite("The orientation in a PNG")
struct PNGExifTests {
  private static let bigEndian: [UInt8] = Array("MM".utf8) + [0, 42, 0, 0, 0, 8]
  private static let littleEndian: [UInt8] = Array("II".utf8) + [42, 0, 8, 0, 0, 0]
  private static let none: [UInt8] = [0, 0, 0, 0]

  private func orientation(_ exif: [UInt8], isLate: Bool = false) throws -> Orientation {
    let png = try Pictures.noise(3, 2).png()
    let chunk = RawPNG.chunk("eXIf", exif)
    let bytes = isLate ? RawPNG.appending(chunk, to: png) : RawPNG.adding(chunk, to: png)
    return try PNGImage(bytes: bytes).orientation
  }

  @Test(
    "is read in both byte orders, before the pixels and after them",
    arguments: Orientation.allCases)
  func orders(orientation: Orientation) throws {
    let value = orientation.rawValue
    let big = Self.bigEndian + [0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, value, 0, 0] + Self.none
    let little = Self.littleEndian + [1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, value, 0, 0, 0] + Self.none
    for isLate in [false, true] {
      #expect(try self.orientation(big, isLate: isLate) == orientation)
      #expect(try self.orientation(little, isLate: isLate) == orientation)
    }
  }

  @Test("is found among other tags, and where the directory is said to be")
  func among() throws {
    let width: [UInt8] = [1, 0, 0, 3, 0, 0, 0, 1, 0, 9, 0, 0]
    let tag: [UInt8] = [1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0]
    #expect(try orientation(Self.bigEndian + [0, 2] + width + tag + Self.none) == .right)
    let later = Array("MM".utf8) + [0, 42, 0, 0, 0, 11, 7, 7, 7]
    #expect(try orientation(later + [0, 1] + tag + Self.none) == .right)
  }

  @Test(
    "is up where Exif data says nothing, or nothing that makes sense",
    arguments: [
      bigEndian, Array("MM".utf8), Array("II".utf8) + [42],
      bigEndian + [0, 0] + none,
      // A directory that is not there, or ends too early, or points behind everything.
      bigEndian + [0xff, 0xff, 1, 0], bigEndian + [0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0],
      Array("MM".utf8) + [0, 42, 0xff, 0xff, 0xff, 0xff, 0, 1],
      Array("MM".utf8) + [0, 42, 0x7f, 0xff, 0xff, 0xff, 0, 1],
      // Another number than 42, another type than SHORT, two values, values that are none.
      Array("MM".utf8) + [0, 43, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0],
      bigEndian + [0, 1, 1, 0x12, 0, 4, 0, 0, 0, 1, 0, 6, 0, 0],
      bigEndian + [0, 1, 1, 0x12, 0, 3, 0, 0, 0, 2, 0, 6, 0, 6],
      bigEndian + [0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 0, 0, 0],
      bigEndian + [0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 9, 0, 0],
      bigEndian + [0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 1, 6, 0, 0],
      Array("XX is neither".utf8),
    ])
  func nothing(exif: [UInt8]) throws {
    #expect(try orientation(exif) == .up)
  }

  @Test("is up without Exif data")
  func absent() throws {
    #expect(try PNGImage(bytes: Pictures.noise(3, 2).png()).orientation == .up)
  }

  @Test("is written again", arguments: Orientation.allCases)
  func again(orientation: Orientation) throws {
    let tag: [UInt8] = [0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation.rawValue, 0, 0]
    let chunk = RawPNG.chunk("eXIf", Self.bigEndian + tag + Self.none)
    let image = try PNGImage(bytes: RawPNG.adding(chunk, to: Pictures.noise(3, 2).png()))
    let again = try PNGImage(bytes: image.png())
    #expect(again.orientation == orientation)
    #expect(again.warnings.isEmpty)
  }

  @Test("makes the picture upright on request, and only then")
  func request() throws {
    let tag: [UInt8] = [0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0]
    let chunk = RawPNG.chunk("eXIf", Self.bigEndian + tag + Self.none)
    let picture = try Pictures.noise(3, 2)
    let image = try PNGImage(bytes: RawPNG.adding(chunk, to: picture.png()))
    #expect(try image.bitmap == picture)
    #expect(try image.bitmap.oriented(by: image.orientation).size == PixelSize(width: 2, height: 3))
  }
}
