import Testing

@testable import DialogGraphics

@Suite("PNG files made by others")
struct PNGSuiteTests {
  @Test("the suite is there and complete", .enabled(if: PNGSuite.isWanted, PNGSuite.absence))
  func suiteIsComplete() {
    #expect(PNGSuite.isPresent, "\(PNGSuite.folder) is missing")
    #expect(PNGSuite.rows.count == 370)
    #expect(PNGSuite.bad.count == 36)
    #expect(PNGSuite.good.allSatisfy { $0.crc16 != nil })
  }

  @Test(
    "every good file has exactly the expected pixels, in its own depth and in 8 bits",
    .enabled(if: PNGSuite.isWanted, PNGSuite.absence),
    arguments: PNGSuite.good)
  func goodFile(row: PNGSuite.Row) throws {
    let path = "\(PNGSuite.folder)/\(row.file)"
    let image = try PNGImage(contentsOf: path)
    #expect(image.header.size == (try PixelSize(width: row.width, height: row.height)))
    #expect(image.header.bitDepth == row.bitDepth)
    #expect(image.header.colorType.rawValue == row.colorType)
    #expect(image.header.isInterlaced == row.isInterlaced)
    #expect(image == (try PNGImage(bytes: PNGSuite.bytes(row.file))))
    switch image.pixels {
    case .eight(let bitmap):
      #expect(row.bitDepth < 16)
      #expect(CRC32.of(bitmap.pixels) == row.crc)
    case .sixteen(let bitmap):
      #expect(row.bitDepth == 16)
      #expect(CRC32.of(bitmap.samples) == row.crc16)
      #expect(CRC32.of(try image.bitmap.pixels) == row.crc)
    }
    // libpng rounds as we do.
    #expect(try Bitmap(contentsOf: path) == image.bitmap)
  }

  @Test(
    "every good file is read in 16 bits, row by row, as expected",
    .enabled(if: PNGSuite.isWanted, PNGSuite.absence),
    arguments: PNGSuite.good)
  func rows(row: PNGSuite.Row) throws {
    var reader = try PNGReader(contentsOf: "\(PNGSuite.folder)/\(row.file)", limits: .default)
    let header = try reader.readHeader()
    let samplesPerRow = header.size.width * 4
    var samples = [UInt16](repeating: 0, count: samplesPerRow * header.size.height)
    try reader.begin(depth: 16)
    try samples.withUnsafeMutableBufferPointer { samples in
      let start = try #require(samples.baseAddress)
      if header.isInterlaced { return try reader.readImage(into: start) }
      for y in 0..<header.size.height { try reader.readRow(into: start + y * samplesPerRow) }
    }
    try reader.finish()
    #expect(CRC32.of(samples) == row.crc16)
  }

  @Test(
    "every good file survives writing, its pixels, colour and orientation",
    .enabled(if: PNGSuite.isWanted, PNGSuite.absence),
    arguments: PNGSuite.good)
  func writing(row: PNGSuite.Row) throws {
    let image = try PNGImage(bytes: PNGSuite.bytes(row.file))
    let again = try PNGImage(bytes: image.png())
    #expect(again.pixels == image.pixels)
    #expect(again.color == image.color)
    #expect(again.orientation == image.orientation)
    #expect(again.warnings.isEmpty)
    // Once more without colour, which allows other colour types.
    guard image.color != PNGColor() else { return }
    switch image.pixels {
    case .eight(let bitmap): #expect(try Bitmap(png: bitmap.png()) == bitmap)
    case .sixteen(let bitmap):
      #expect(try PNGImage(bytes: bitmap.png()).pixels == .sixteen(bitmap))
    }
  }

  @Test(
    "every bad file is rejected for the right reason, in libpng's words",
    .enabled(if: PNGSuite.isWanted, PNGSuite.absence),
    arguments: PNGSuite.bad)
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
