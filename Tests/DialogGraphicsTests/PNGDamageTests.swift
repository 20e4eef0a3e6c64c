import DialogGraphics
import Testing

@Suite("Bad PNG data gives a typed error")
struct PNGDamageTests {
  private func code(_ bytes: [UInt8], limits: PNGLimits = .default) -> PNGError.Code? {
    do throws(PNGError) {
      _ = try Bitmap(png: bytes, limits: limits)
      return nil
    } catch {
      return error.code
    }
  }

  @Test("data cut at any byte is truncated, none at all is no PNG")
  func cut() throws {
    let bytes = try Pictures.noise(5, 3).png()
    #expect(code(bytes) == nil)
    #expect(code([]) == .notPNG)
    for count in 1..<bytes.count {
      #expect(code(Array(bytes[..<count])) == .truncated, "\(count) bytes")
    }
  }

  @Test("a wrong byte anywhere is found", arguments: [UInt8(0x01), 0x20, 0x80, 0xff])
  func flipped(mask: UInt8) throws {
    let bytes = try Pictures.noise(5, 3).png()
    for index in bytes.indices {
      var damaged = bytes
      damaged[index] ^= mask
      #expect(code(damaged) != nil, "byte \(index)")
    }
  }

  @Test(
    "what is something else is no PNG",
    arguments: ["GIF89a, and then more", "x", "\u{0}\u{0}\u{0}\u{0}", "<svg/>"])
  func somethingElse(text: String) {
    #expect(code(Array(text.utf8)) == .notPNG)
  }

  @Test("a PNG that went through text conversion is damaged")
  func textConversion() throws {
    let bytes = try Pictures.noise(5, 3).png()
    let converted = bytes.filter { $0 != 0x0d }
    #expect(code(converted) == .corrupt)
  }

  @Test(
    "a size that no PNG has is damage",
    arguments: [(0, 1), (1, 0), (0, 0), (0x8000_0000, 1), (1, 0xffff_ffff)] as [(UInt32, UInt32)])
  func impossibleSize(width: UInt32, height: UInt32) {
    let bytes = RawPNG.signature + RawPNG.header(width: width, height: height)
    #expect(code(bytes) == .corrupt)
  }

  @Test(
    "a size beyond the limits is refused from the header alone",
    arguments: [
      (100_000, 100_000, PNGLimits.default), (1_000_001, 1, .default), (1, 1_000_001, .default),
      (0x7fff_ffff, 0x7fff_ffff, .default), (8192, 8193, .default),
      (5, 4, PNGLimits(maximumWidth: 4)), (4, 5, PNGLimits(maximumHeight: 4)),
      (4, 4, PNGLimits(maximumPixelCount: 15)),
      (30_000, 30_000, PNGLimits(maximumPixelCount: .max)), (1, 1, PNGLimits(maximumWidth: -1)),
    ] as [(UInt32, UInt32, PNGLimits)])
  func oversized(width: UInt32, height: UInt32, limits: PNGLimits) {
    let bytes = RawPNG.signature + RawPNG.header(width: width, height: height)
    #expect(code(bytes, limits: limits) == .tooLarge)
  }

  @Test("a size within the limits gets as far as the missing pixels")
  func withinLimits() {
    let bytes = RawPNG.signature + RawPNG.header(width: 4, height: 4)
    let limits = PNGLimits(maximumWidth: 4, maximumHeight: 4, maximumPixelCount: 16)
    #expect(code(bytes, limits: limits) == .truncated)
  }

  @Test("more bytes than allowed are refused")
  func tooManyBytes() throws {
    let bytes = try Pictures.noise(5, 3).png()
    #expect(code(bytes, limits: PNGLimits(maximumByteCount: bytes.count - 1)) == .tooLarge)
    #expect(code(bytes, limits: PNGLimits(maximumByteCount: bytes.count)) == nil)
  }

  @Test("a chunk beyond the limits is passed over with a warning, and the picture read")
  func largeChunk() throws {
    let picture = try Pictures.noise(5, 3)
    let png = try picture.png()
    let text = RawPNG.chunk(
      "tEXt", Array("Comment\u{0}".utf8) + [UInt8](repeating: 65, count: 2000))
    let bytes = RawPNG.adding(text, to: png)
    let limits = PNGLimits(maximumChunkByteCount: 1000)
    let image = try PNGImage(bytes: bytes, limits: limits)
    #expect(try image.bitmap == picture)
    #expect(image.warnings == ["tEXt: chunk data is too large"])
    #expect(try PNGImage(bytes: bytes).warnings.isEmpty)
  }

  @Test("thousands of text chunks are passed over")
  func manyChunks() throws {
    let picture = try Pictures.noise(5, 3)
    let png = try picture.png()
    let text = RawPNG.chunk("tEXt", Array("Comment\u{0}".utf8))
    let bytes = RawPNG.adding((0..<5000).flatMap { _ in text }, to: png)
    #expect(try Bitmap(png: bytes) == picture)
  }

  @Test("more chunks than allowed are refused, wherever they are; image data does not count")
  func tooManyChunks() throws {
    // IHDR, IEND and ten of text; image data in pieces of one byte.
    let png = try Pictures.noise(5, 3).png()
    let text = RawPNG.chunk("tEXt", Array("Comment\u{0}".utf8))
    let data = png[41..<png.count - 16].flatMap { RawPNG.chunk("IDAT", [$0]) }
    let many = png[..<33] + data + (0..<10).flatMap { _ in text } + png.suffix(12)
    #expect(code(Array(many), limits: PNGLimits(maximumChunkCount: 12)) == nil)
    #expect(code(Array(many), limits: PNGLimits(maximumChunkCount: 11)) == .tooLarge)
    let before = RawPNG.adding((0..<10).flatMap { _ in text }, to: png)
    #expect(code(before, limits: PNGLimits(maximumChunkCount: 12)) == nil)
    #expect(code(before, limits: PNGLimits(maximumChunkCount: 11)) == .tooLarge)
    let most = RawPNG.adding((0..<1 << 16).flatMap { _ in text }, to: png)
    #expect(code(most) == .tooLarge)
  }

  @Test("limits of zero or less let nothing through, and are no trouble")
  func noLimits() throws {
    let png = try Pictures.noise(5, 3).png()
    for limit in [0, -1, .min] {
      #expect(code(png, limits: PNGLimits(maximumWidth: limit)) == .tooLarge)
      #expect(code(png, limits: PNGLimits(maximumHeight: limit)) == .tooLarge)
      #expect(code(png, limits: PNGLimits(maximumPixelCount: limit)) == .tooLarge)
      #expect(code(png, limits: PNGLimits(maximumChunkCount: limit)) == .tooLarge)
      #expect(code(png, limits: PNGLimits(maximumByteCount: limit)) == .tooLarge)
    }
  }
}
