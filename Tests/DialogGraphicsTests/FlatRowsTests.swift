import CPNG
import Testing

@testable import DialogGraphics

/// Rows that ISA-L compresses, against the same ones compressed by zlib.
@Suite("Rows of flat pictures")
struct FlatRowsTests {
  private static let kinds: [(PNGHeader.ColorType, [Int])] = [
    (.gray, [1, 2, 4, 8, 16]), (.rgb, [8, 16]), (.palette, [1, 2, 4, 8]), (.grayAlpha, [8, 16]),
    (.rgba, [8, 16]),
  ]

  @Test("every kind of picture is read back as zlib's", arguments: kinds.indices)
  func everyKind(index: Int) throws {
    let (colorType, bitDepths) = Self.kinds[index]
    for bitDepth in bitDepths {
      for (width, height) in [(1, 1), (1, 40), (5, 3), (64, 64), (301, 17)] {
        try expectSameAsZlib(width, height, colorType, bitDepth)
      }
    }
  }

  @Test("so are rows longer than what waits, and pictures that no compressor makes smaller")
  func large() throws {
    for (width, height) in [(30_000, 4), (300, 300), (16_383, 1), (16_384, 2)] {
      try expectSameAsZlib(width, height, .rgba, 8)
    }
  }

  private func expectSameAsZlib(
    _ width: Int, _ height: Int, _ colorType: PNGHeader.ColorType, _ bitDepth: Int
  ) throws {
    let header = PNGHeader(
      size: PixelSize(checkedWidth: width, height: height), bitDepth: bitDepth,
      colorType: colorType, isInterlaced: false)
    for rows in [Self.noise(header), Self.steps(header)] {
      #expect(
        try Self.pixels(rows, header, .flat) == Self.pixels(rows, header, Self.zlib),
        "\(colorType) \(bitDepth), \(width) × \(height)")
    }
  }

  @Test("rows that are missing, or too many, are an error")
  func rowCount() throws {
    let header = PNGHeader(
      size: PixelSize(checkedWidth: 2, height: 2), bitDepth: 8, colorType: .gray,
      isInterlaced: false)
    for rowCount in 0...3 {
      let rows = [[UInt8]](repeating: [1, 2], count: rowCount)
      if rowCount == 2 {
        let row: [UInt8] = [1, 1, 1, 255, 2, 2, 2, 255]
        #expect(try Bitmap(png: Self.file(rows, header, .flat)).pixels == row + row)
      } else {
        #expect(throws: PNGError.self) { try Self.file(rows, header, .flat) }
      }
    }
  }

  @Test("a soft shadow is given to zlib too, and what has sharp edges is not")
  func softShadow() throws {
    let sharp = try Self.coloured { x, y in UInt8((x / 20 + y / 20) % 2 * 200) }
    let soft = try Self.coloured { x, y in UInt8(Double(x * x + y * y).squareRoot() / 10) }
    for (picture, isSoft) in [(sharp, false), (soft, true)] {
      let header = PNGHeader(
        size: picture.size, bitDepth: 8, colorType: .rgba, isInterlaced: false)
      let rows = stride(from: 0, to: picture.pixels.count, by: picture.bytesPerRow).map {
        Array(picture.pixels[$0..<$0 + picture.bytesPerRow])
      }
      let flat = try Self.file(rows, header, .flat)
      let unfiltered = try Self.file(rows, header, Self.zlib)
      let foundSoft = try Self.writer(rows, header, .flat).isSoft
      #expect(foundSoft == isSoft)
      // Or nothing could be told from which of them it is.
      #expect(flat != unfiltered)
      #expect(!isSoft || unfiltered.count < flat.count, "\(flat.count), \(unfiltered.count)")
      #expect(try picture.png(compression: .fastest) == (isSoft ? unfiltered : flat))
      #expect(try Bitmap(png: picture.png(compression: .fastest)) == picture)
    }
  }

  /// A large flat picture of too many colours for a palette, by how opaque its black is.
  private static func coloured(_ alpha: (Int, Int) -> UInt8) throws -> Bitmap {
    try Pictures.drawn(300, 300) { x, y in
      y == 0 ? [UInt8(truncatingIfNeeded: x), 0, 0, 255] : [0, 0, 0, alpha(x, y)]
    }
  }

  @Test("what else a file says is in that of a large flat picture too", arguments: [3, 70_000])
  func remarks(colorCount: Int) throws {
    let picture = try Pictures.drawn(600, 600) { x, y in
      let color = (y * 600 + x) / 9 % colorCount
      return [UInt8(truncatingIfNeeded: color), UInt8(truncatingIfNeeded: color >> 8), 1, 255]
    }
    let color = PNGColor(gamma: 0.5)
    let bytes = try PNGEncoder(
      color: color, orientation: .right, compression: .fastest, path: nil
    ).encode(picture)
    let image = try PNGImage(bytes: bytes)
    #expect(image.pixels == .eight(picture))
    #expect(image.color == color)
    #expect(image.orientation == .right)
    #expect(image.header.colorType == (colorCount == 3 ? .palette : .rgb))
  }

  private static let zlib = CPNGEffort(
    compressor: .zlib, level: 5, strategy: .default, filters: .none)

  private static func pixels(
    _ rows: [[UInt8]], _ header: PNGHeader, _ effort: CPNGEffort
  ) throws -> PNGImage.Pixels {
    let image = try PNGImage(bytes: file(rows, header, effort))
    #expect(image.warnings.isEmpty)
    return image.pixels
  }

  private static func file(
    _ rows: [[UInt8]], _ header: PNGHeader, _ effort: CPNGEffort
  ) throws(PNGError) -> [UInt8] {
    var writer = try writer(rows, header, effort)
    return try writer.finish()
  }

  /// A writer that has the rows, and nothing to do but the end.
  private static func writer(
    _ rows: [[UInt8]], _ header: PNGHeader, _ effort: CPNGEffort
  ) throws(PNGError) -> PNGWriter {
    var writer = try PNGWriter(path: nil)
    try writer.set(header)
    if header.colorType == .palette {
      try writer.set(PNGPalette((0..<UInt32(1 << header.bitDepth)).map { $0 &* 0x0105_0b11 }))
    }
    try writer.begin(effort)
    for row in rows { try writer.writeRow(row) }
    return writer
  }

  private static func noise(_ header: PNGHeader) -> [[UInt8]] {
    var state: UInt32 = 7
    return rows(header) { _, _ in
      state = state &* 1_664_525 &+ 1_013_904_223
      return UInt8(state >> 24)
    }
  }

  /// Equal bytes side by side and one above the other, which change seldom and by little.
  private static func steps(_ header: PNGHeader) -> [[UInt8]] {
    rows(header) { x, y in UInt8(truncatingIfNeeded: (x / 41 + y / 3) * (y % 5 == 0 ? 3 : 1)) }
  }

  private static func rows(_ header: PNGHeader, _ byte: (Int, Int) -> UInt8) -> [[UInt8]] {
    let channels: [PNGHeader.ColorType: Int] = [.rgb: 3, .grayAlpha: 2, .rgba: 4]
    let bits = header.size.width * header.bitDepth * (channels[header.colorType] ?? 1)
    return (0..<header.size.height).map { y in (0..<(bits + 7) / 8).map { byte($0, y) } }
  }
}
