import DialogGraphics
import DialogSnapshots
import Testing

@Suite("Comparing pictures with antialiased edges")
struct AntialiasingTests {
  @Test("where three areas meet is no antialiasing")
  func corner() throws {
    func areas(_ gray: UInt32) -> DrawnPicture {
      var picture = DrawnPicture(20, 20, .hex(gray))
      for y in 0..<10 { for x in 0..<20 { picture[x, y] = .hex(x < 10 ? 0 : 0xffffff) } }
      return picture
    }
    let difference = try PictureComparison.compare(
      areas(0x808080).bitmap, areas(0x888888).bitmap, tolerance: .perceptual)
    #expect(difference?.differingPixels == 200)
    #expect(difference?.antialiasedPixels == 0)
  }

  @Test("a ramp is no antialiasing, for it has no areas at its sides")
  func ramp() throws {
    var reference = DrawnPicture(12, 12)
    for y in 0..<12 { for x in 0..<12 { reference[x, y] = .hex(UInt32(x * 20) * 0x010101) } }
    var actual = reference
    actual[5, 5] = .hex(0x6e6e6e)
    let difference = try PictureComparison.compare(
      reference.bitmap, actual.bitmap, tolerance: .perceptual)
    #expect(difference?.differingPixels == 1)
  }

  @Test(
    "edges that were drawn anew pass, up to a third of a pixel",
    arguments: [(0.1, true), (0.25, true), (0.5, false), (1, false)])
  func edges(shift: Double, isForgiven: Bool) throws {
    func disc(_ shift: Double, _ color: RGBAColor) throws -> Bitmap {
      var picture = DrawnPicture(60, 60)
      picture.box(10.2 + shift, 10.4, 37, 37, radius: 18.5, color)
      return try picture.bitmap
    }
    for color in [0x222222, 0x1c71d8, 0xc0c0c0, 0xffffff] as [UInt32] {
      let (reference, actual) = try (disc(0, .hex(color)), disc(shift, .hex(color)))
      #expect(reference != actual)
      let difference = try PictureComparison.compare(reference, actual, tolerance: .perceptual)
      // White on the background is so faint that half a pixel is within the distance.
      if color != 0xffffff || isForgiven { #expect((difference == nil) == isForgiven) }
      let exact = try #require(
        try PictureComparison.compare(reference, actual, tolerance: .exact))
      #expect(exact.antialiasedPixels > 0 || color == 0xffffff)
    }
  }
}
