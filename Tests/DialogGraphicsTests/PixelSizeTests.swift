import DialogGraphics
import Testing

@Suite("Fitting a picture into a box of points")
struct PixelSizeTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let source: (Int, Int)
    let box: (Double?, Double?)
    let scale: Double
    let pixels: (Int, Int)

    var testDescription: String { "\(source) into \(box) at \(scale) is \(pixels)" }
  }

  @Test(
    "keeps the aspect ratio and rounds halves up",
    arguments: [
      Case(source: (1024, 1024), box: (64, 64), scale: 1, pixels: (64, 64)),
      Case(source: (1024, 1024), box: (64, 64), scale: 2, pixels: (128, 128)),
      Case(source: (1024, 512), box: (64, 64), scale: 1, pixels: (64, 32)),
      Case(source: (512, 1024), box: (64, 64), scale: 1, pixels: (32, 64)),
      Case(source: (10, 20), box: (64, 64), scale: 1, pixels: (32, 64)),
      Case(source: (640, 480), box: (100, nil), scale: 1, pixels: (100, 75)),
      Case(source: (640, 480), box: (nil, 100), scale: 1, pixels: (133, 100)),
      Case(source: (640, 480), box: (nil, nil), scale: 1.5, pixels: (960, 720)),
      Case(source: (4, 3), box: (2, nil), scale: 1, pixels: (2, 2)),
      Case(source: (3, 4), box: (nil, 2), scale: 1, pixels: (2, 2)),
      Case(source: (100, 100), box: (33, 33), scale: 1.5, pixels: (50, 50)),
      Case(source: (100, 49), box: (50, nil), scale: 1, pixels: (50, 25)),
      Case(source: (1000, 489), box: (50, nil), scale: 1, pixels: (50, 24)),
      Case(source: (10_000, 1), box: (32, 32), scale: 1, pixels: (32, 1)),
      Case(source: (1, 10_000), box: (32, 32), scale: 1, pixels: (1, 32)),
      Case(source: (3, 2), box: (0.1, nil), scale: 1, pixels: (1, 1)),
      Case(source: (300, 100), box: (49.5, 40), scale: 1, pixels: (50, 17)),
    ])
  func fits(_ row: Case) throws {
    let source = try PixelSize(width: row.source.0, height: row.source.1)
    let size = try source.fitted(toWidth: row.box.0, height: row.box.1, scale: row.scale)
    #expect(size.width == row.pixels.0)
    #expect(size.height == row.pixels.1)
  }

  @Test("never leaves the box by more than rounding")
  func staysInside() throws {
    for width in stride(from: 1, through: 400, by: 7) {
      for height in stride(from: 1, through: 400, by: 11) {
        let size = try PixelSize(width: width, height: height)
        let fitted = try size.fitted(toWidth: 48, height: 30, scale: 1.25)
        #expect(fitted.width <= 60 && fitted.height <= 38)
        #expect(fitted.width == 60 || fitted.height == 38)
      }
    }
  }

  @Test(
    "a box that is none is refused",
    arguments: [
      (0, 5, 1, .noSize), (5, -1, 1, .noSize), (.nan, nil, 1, .noSize), (5, 5, 0, .noSize),
      (nil, .infinity, 1, .noSize), (nil, nil, .nan, .noSize), (1e9, nil, 1, .tooLarge),
      (1e300, nil, 1e300, .tooLarge),
    ] as [(Double?, Double?, Double, BitmapError.Code)])
  func refused(width: Double?, height: Double?, scale: Double, code: BitmapError.Code) throws {
    let size = try PixelSize(width: 4, height: 3)
    let error = try #require(throws: BitmapError.self) {
      try size.fitted(toWidth: width, height: height, scale: scale)
    }
    #expect(error.code == code)
    #expect(!error.message.isEmpty && !error.recovery.isEmpty)
  }
}
