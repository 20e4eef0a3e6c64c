import DialogGraphics
import Testing

@Suite("PNG files made by others")
struct PNGSuiteTests {
  @Test("the suite is there and complete", .enabled(if: PNGSuite.isWanted, PNGSuite.absence))
  func suiteIsComplete() {
    #expect(PNGSuite.isPresent, "\(PNGSuite.folder) is missing")
    #expect(PNGSuite.rows.count == 370)
    #expect(PNGSuite.rows.filter { $0.crc == nil }.count == 36)
  }

  @Test(
    "every good file has exactly the expected pixels",
    .enabled(if: PNGSuite.isWanted, PNGSuite.absence),
    arguments: PNGSuite.rows.filter { $0.crc != nil })
  func goodFile(row: PNGSuite.Row) throws {
    let image = try PNGImage(bytes: PNGSuite.bytes(row.file))
    #expect(image.bitmap.width == row.width)
    #expect(image.bitmap.height == row.height)
    #expect(image.header.size == image.bitmap.size)
    #expect(image.header.bitDepth == row.bitDepth)
    #expect(image.header.colorType.rawValue == row.colorType)
    #expect(image.header.isInterlaced == row.isInterlaced)
    #expect(CRC32.of(image.bitmap.pixels) == row.crc)
    // And once more through the writer.
    #expect(try Bitmap(png: image.bitmap.png()) == image.bitmap)
  }

  @Test(
    "every bad file is rejected for the right reason, in libpng's words",
    .enabled(if: PNGSuite.isWanted, PNGSuite.absence),
    arguments: PNGSuite.rows.filter { $0.crc == nil })
  func badFile(row: PNGSuite.Row) throws {
    let path = "\(PNGSuite.folder)/\(row.file)"
    let error = try #require(throws: PNGError.self) { try Bitmap(contentsOf: path) }
    switch row.error {
    case "eof": #expect(error.code == .truncated)
    case "Not a PNG file": #expect(error.code == .notPNG)
    default: #expect(error.code == .corrupt)
    }
    #expect(error.path == path)
    #expect(error.message.contains(path))
    let words = try #require(error.underlying)
    #expect(words.hasSuffix(row.error == "eof" ? "the data ends too early" : row.error))
  }

  @Test(
    "an interlaced file cut anywhere is truncated",
    .enabled(if: PNGSuite.isWanted, PNGSuite.absence))
  func interlacedCut() throws {
    let bytes = try PNGSuite.bytes("pngsuite/basi6a08.png")
    for count in 1..<bytes.count {
      let error = #expect(throws: PNGError.self) { try Bitmap(png: Array(bytes[..<count])) }
      #expect(error?.code == .truncated, "\(count) bytes")
    }
  }
}
