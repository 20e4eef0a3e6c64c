import DialogGraphics
import Testing

@Suite("Bitmaps")
struct BitmapTests {
  @Test("have rows without padding and a pixel where it is said to be")
  func layout() throws {
    let bitmap = try Pictures.drawn(3, 2) { x, y in [UInt8(x), UInt8(y), 9, 255] }
    #expect(bitmap.bytesPerRow == 12)
    #expect(bitmap.pixels.count == 24)
    let start = 1 * bitmap.bytesPerRow + 2 * 4
    #expect(bitmap.pixels[start..<start + 4] == [2, 1, 9, 255])
  }

  @Test("of one colour have it everywhere, opaque unless told otherwise")
  func oneColor() throws {
    let bitmap = try Bitmap(width: 2, height: 2, color: RGBAColor(red: 1, green: 2, blue: 3))
    #expect(bitmap.colors == [[UInt8]](repeating: [1, 2, 3, 255], count: 4))
    #expect(bitmap.isOpaque)
    let color = RGBAColor(red: 1, green: 2, blue: 3, alpha: 254)
    #expect(try !Bitmap(width: 1, height: 1, color: color).isOpaque)
  }

  @Test(
    "are refused when the bytes do not fill the size",
    arguments: [
      (0, 1, 0, .noSize), (1, 0, 0, .noSize), (-1, -1, 4, .noSize), (1, 1, 3, .wrongByteCount),
      (1, 1, 5, .wrongByteCount), (2, 1, 4, .wrongByteCount), (.max, .max, 4, .tooLarge),
      (.max, 1, 4, .tooLarge), (1 << 14, (1 << 14) + 1, 4, .tooLarge),
    ] as [(Int, Int, Int, BitmapError.Code)])
  func refused(width: Int, height: Int, count: Int, code: BitmapError.Code) throws {
    let error = try #require(throws: BitmapError.self) {
      try Bitmap(width: width, height: height, pixels: [UInt8](repeating: 0, count: count))
    }
    #expect(error.code == code)
    #expect("\(error)" == "\(error.message): \(error.recovery)")
  }

  @Test("are equal when size and pixels are")
  func equality() throws {
    let pixels = [UInt8](repeating: 5, count: 24)
    let wide = try Bitmap(width: 3, height: 2, pixels: pixels)
    #expect(try wide == Bitmap(width: 3, height: 2, pixels: pixels))
    #expect(try wide != Bitmap(width: 2, height: 3, pixels: pixels))
  }
}
