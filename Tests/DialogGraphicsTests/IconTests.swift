import DialogGraphics
import Testing

@Suite("Icons for dialogs")
struct IconTests {
  private static let sizes = [(1, 1), (1, 7), (7, 1), (16, 16), (33, 5)]

  @Test("a template takes the tint's colour, and its own alpha times the tint's")
  func tint() throws {
    for tintAlpha in [0, 1, 77, 128, 254, 255] as [UInt8] {
      let template = try Pictures.drawn(256, 1) { x, _ in [UInt8(x), 9, 255, UInt8(x)] }
      let tint = RGBAColor(red: 1, green: 200, blue: 3, alpha: tintAlpha)
      let colors = try template.tinted(with: tint).colors
      for (alpha, color) in colors.enumerated() {
        let exact = Double(alpha) * Double(tintAlpha) / 255
        #expect(color == [1, 200, 3, UInt8(exact.rounded())])
      }
    }
  }

  @Test("a tint with another's shape: colours of the template do not matter")
  func tintOfShape() throws {
    let noise = try Pictures.noise(9, 4)
    let blank = try Pictures.drawn(9, 4) { x, y in [0, 0, 0, noise.colors[y * 9 + x][3]] }
    let tint = RGBAColor(red: 1, green: 2, blue: 3)
    #expect(try noise.tinted(with: tint) == blank.tinted(with: tint))
    #expect(try noise.tinted(with: tint).size == noise.size)
  }

  @Test(
    "disabled is the gray of the luma at two fifths of the alpha",
    arguments: [
      ([255, 255, 255, 255], [255, 255, 255, 102]), ([0, 0, 0, 255], [0, 0, 0, 102]),
      ([255, 0, 0, 255], [54, 54, 54, 102]), ([0, 255, 0, 255], [182, 182, 182, 102]),
      ([0, 0, 255, 255], [18, 18, 18, 102]), ([128, 128, 128, 128], [128, 128, 128, 51]),
      ([10, 20, 30, 1], [19, 19, 19, 0]), ([10, 20, 30, 2], [19, 19, 19, 1]),
      ([255, 255, 0, 0], [237, 237, 237, 0]),
    ] as [([UInt8], [UInt8])])
  func disabled(enabled: [UInt8], expected: [UInt8]) throws {
    let result = try Pictures.drawn(2, 3) { _, _ in enabled }.disabled()
    #expect(try result == Pictures.drawn(2, 3) { _, _ in expected })
  }

  @Test("every gray keeps its shade when disabled, every alpha is rounded to the nearest")
  func disabledGrays() throws {
    let grays = try Pictures.drawn(256, 1) { x, _ in [UInt8(x), UInt8(x), UInt8(x), UInt8(x)] }
    for (shade, color) in try grays.disabled().colors.enumerated() {
      let alpha = UInt8((Double(shade) * 0.4).rounded())
      #expect(color == [UInt8(shade), UInt8(shade), UInt8(shade), alpha])
    }
  }

  @Test("flipping exchanges left and right, and twice is not at all", arguments: sizes)
  func flip(width: Int, height: Int) throws {
    let picture = try Pictures.noise(width, height)
    let colors = picture.colors
    let flipped = try picture.flippedHorizontally()
    #expect(
      try flipped
        == Pictures.drawn(width, height) { x, y in colors[y * width + (width - 1 - x)] })
    #expect(try flipped.flippedHorizontally() == picture)
  }

  @Test(
    "of several sizes the best is the smallest that is large enough, else the largest",
    arguments: [
      ([(16, 16), (32, 32), (64, 64)], (32, 32), 1), ([(16, 16), (32, 32), (64, 64)], (33, 10), 2),
      ([(64, 64), (32, 32), (16, 16)], (1, 1), 2), ([(16, 16), (64, 64), (32, 32)], (99, 99), 1),
      ([(64, 8), (8, 64)], (16, 16), 0), ([(64, 8), (20, 20), (8, 64)], (16, 16), 1),
      ([(32, 16), (16, 32), (40, 40)], (20, 20), 2), ([(8, 8)], (9, 9), 0), ([], (1, 1), nil),
      ([(40, 20), (20, 40), (40, 20)], (20, 20), 0), ([(4, 2), (2, 4), (4, 2)], (9, 9), 0),
    ] as [([(Int, Int)], (Int, Int), Int?)])
  func best(sizes: [(Int, Int)], target: (Int, Int), expected: Int?) throws {
    // Each has a colour of its own, since equal sizes have to be told apart.
    let bitmaps = try sizes.enumerated().map { index, size in
      try Bitmap(
        width: size.0, height: size.1, color: RGBAColor(red: UInt8(index), green: 0, blue: 0))
    }
    let best = Bitmap.best(of: bitmaps, for: try PixelSize(width: target.0, height: target.1))
    #expect(best == expected.map { bitmaps[$0] })
  }
}
