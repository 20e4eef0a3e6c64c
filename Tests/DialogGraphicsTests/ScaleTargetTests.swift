import DialogGraphics
import Testing

@Suite("Scaling a picture into a box of points")
struct ScaleTargetTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let source: (Int, Int)
    let box: (Double?, Double?)
    let scale: Double
    let pixels: (Int, Int)

    var testDescription: String { "\(source) into \(box) at \(scale) is \(pixels)" }
  }

  private static let neitherSide = [
    Case(source: (640, 480), box: (nil, nil), scale: 1.5, pixels: (960, 720)),
    Case(source: (3, 1), box: (nil, nil), scale: 0.5, pixels: (2, 1)),
    Case(source: (3, 1), box: (nil, nil), scale: 0.001, pixels: (1, 1)),
    Case(source: (1, 10_000), box: (nil, nil), scale: 2, pixels: (2, 20_000)),
  ]

  private static let oneSide = [
    Case(source: (640, 480), box: (100, nil), scale: 1, pixels: (100, 75)),
    Case(source: (640, 480), box: (nil, 100), scale: 1, pixels: (133, 100)),
    Case(source: (4, 3), box: (2, nil), scale: 1, pixels: (2, 2)),
    Case(source: (3, 4), box: (nil, 2), scale: 1, pixels: (2, 2)),
    Case(source: (100, 49), box: (50, nil), scale: 1, pixels: (50, 25)),
    Case(source: (1000, 489), box: (50, nil), scale: 1, pixels: (50, 24)),
    Case(source: (3, 2), box: (0.1, nil), scale: 1, pixels: (1, 1)),
    Case(source: (10_000, 1), box: (nil, 3), scale: 1, pixels: (30_000, 3)),
    Case(source: (1, 10_000), box: (nil, 3), scale: 1, pixels: (1, 3)),
  ]

  private static let fitting = [
    Case(source: (1024, 1024), box: (64, 64), scale: 1, pixels: (64, 64)),
    Case(source: (1024, 1024), box: (64, 64), scale: 2, pixels: (128, 128)),
    Case(source: (1024, 512), box: (64, 64), scale: 1, pixels: (64, 32)),
    Case(source: (512, 1024), box: (64, 64), scale: 1, pixels: (32, 64)),
    Case(source: (10, 20), box: (64, 64), scale: 1, pixels: (32, 64)),
    Case(source: (100, 100), box: (33, 33), scale: 1.5, pixels: (50, 50)),
    Case(source: (10_000, 1), box: (32, 32), scale: 1, pixels: (32, 1)),
    Case(source: (1, 10_000), box: (32, 32), scale: 1, pixels: (1, 32)),
    Case(source: (1, 1), box: (7, 9), scale: 1, pixels: (7, 7)),
    Case(source: (300, 100), box: (49.5, 40), scale: 1, pixels: (50, 17)),
    Case(source: (5, 5), box: (1e308, 7), scale: 1, pixels: (7, 7)),
    Case(source: (5, 5), box: (.leastNonzeroMagnitude, 1e-300), scale: 1e-300, pixels: (1, 1)),
  ]

  private static let stretching = [
    Case(source: (640, 480), box: (64, 64), scale: 2, pixels: (128, 128)),
    Case(source: (640, 480), box: (100, nil), scale: 0.5, pixels: (50, 240)),
    Case(source: (640, 480), box: (nil, 100), scale: 0.5, pixels: (320, 50)),
    Case(source: (10_000, 1), box: (1, 10_000), scale: 1, pixels: (1, 10_000)),
    Case(source: (1, 1), box: (0.2, 2.5), scale: 1, pixels: (1, 3)),
    Case(source: (7, 5), box: (0.2, nil), scale: 0.3, pixels: (1, 2)),
  ]

  @Test(
    "fit keeps the aspect ratio and rounds halves up", arguments: neitherSide + oneSide + fitting)
  func fit(_ row: Case) throws {
    try expectWhole(row, .fit)
  }

  @Test("fill with a side that does not matter cuts nothing off", arguments: neitherSide + oneSide)
  func fillWithoutBox(_ row: Case) throws {
    try expectWhole(row, .fill)
  }

  @Test("stretch gives the aspect ratio up", arguments: neitherSide + stretching)
  func stretch(_ row: Case) throws {
    try expectWhole(row, .stretch)
  }

  @Test(
    "a picture for several pixels a point has so much less of its own size",
    arguments: [
      (.fit, nil, nil, 2, 3, (60, 42), (40, 28)), (.fit, nil, nil, 1, 2, (61, 1), (31, 1)),
      (.stretch, nil, 10, 3, 2, (60, 40), (90, 30)), (.stretch, 7, nil, 1, 4, (60, 42), (7, 11)),
      (.fit, 7, nil, 2, 4, (60, 30), (14, 7)), (.fill, nil, nil, 3, 3, (5, 6), (5, 6)),
    ] as [(ScaleMode, Double?, Double?, Double, Double, (Int, Int), (Int, Int))])
  func sourceScale(
    mode: ScaleMode, width: Double?, height: Double?, scale: Double, sourceScale: Double,
    source: (Int, Int), pixels: (Int, Int)
  ) throws {
    let target = ScaleTarget(
      width: width, height: height, scale: scale, sourceScale: sourceScale, mode: mode)
    let placement = try target.placement(of: PixelSize(width: source.0, height: source.1))
    #expect(placement.size == (try PixelSize(width: pixels.0, height: pixels.1)))
  }

  @Test(
    "fill covers the box, and cuts out of the middle what is more",
    arguments: [
      ((1024, 512), (64, 64), 1, (128, 64), (32, 0), (64, 64)),
      ((512, 1024), (64, 64), 2, (128, 256), (0, 64), (128, 128)),
      ((64, 64), (64, 64), 1, (64, 64), (0, 0), (64, 64)),
      ((7, 4), (4, 4), 1, (7, 4), (1, 0), (4, 4)),
      ((4, 7), (4, 4), 1, (4, 7), (0, 1), (4, 4)),
      ((300, 100), (49.5, 49.5), 1, (149, 50), (49, 0), (50, 50)),
      ((1, 1), (7, 9), 1, (9, 9), (1, 0), (7, 9)),
      ((10_000, 1), (32, 32), 1, (320_000, 32), (159_984, 0), (32, 32)),
      ((1, 10_000), (32, 32), 1, (32, 320_000), (0, 159_984), (32, 32)),
      ((100_000_000, 1), (16, 16), 1, (1_600_000_000, 16), (799_999_992, 0), (16, 16)),
      ((10, 1), (0.1, 0.1), 1, (1, 1), (0, 0), (1, 1)),
    ] as [((Int, Int), (Double, Double), Double, (Int, Int), (Int, Int), (Int, Int))])
  func fill(
    source: (Int, Int), box: (Double, Double), scale: Double, whole: (Int, Int), start: (Int, Int),
    pixels: (Int, Int)
  ) throws {
    let target = ScaleTarget(width: box.0, height: box.1, scale: scale, mode: .fill)
    let placement = try target.placement(of: PixelSize(width: source.0, height: source.1))
    #expect((placement.wholeWidth, placement.wholeHeight) == whole)
    #expect((placement.x, placement.y) == start)
    #expect((placement.size.width, placement.size.height) == pixels)
  }

  @Test(
    "the anchor says what stays",
    arguments: [
      (.center, 2, 2), (.top, 2, 0), (.bottom, 2, 5), (.left, 0, 2), (.right, 5, 2),
      (.topLeft, 0, 0), (.topRight, 5, 0), (.bottomLeft, 0, 5), (.bottomRight, 5, 5),
    ] as [(ScaleAnchor, Int, Int)])
  func anchor(_ anchor: ScaleAnchor, x: Int, y: Int) throws {
    for (source, box, start) in [((9, 4), (4, 4), (x, 0)), ((4, 9), (4, 4), (0, y))] {
      let target = ScaleTarget(
        width: Double(box.0), height: Double(box.1), mode: .fill, anchor: anchor)
      let placement = try target.placement(of: PixelSize(width: source.0, height: source.1))
      #expect((placement.x, placement.y) == start)
    }
  }

  @Test("modes and anchors are read by their names")
  func names() {
    #expect(ScaleMode.allCases.map(\.rawValue) == ["fit", "fill", "stretch"])
    #expect(
      ScaleAnchor.allCases.map(\.rawValue) == [
        "center", "top", "bottom", "left", "right", "top-left", "top-right", "bottom-left",
        "bottom-right",
      ])
  }

  @Test("fit stays inside the box, fill covers it, both touch it, and neither changes the shape")
  func bounds() throws {
    let sides = [1, 2, 3, 7, 16, 61, 99, 333, 1000, 10_000]
    let boxes = [0.3, 1, 4.5, 10.5.nextDown, 17.49, 30, 48]
    for (width, height, boxWidth, boxHeight) in product(sides, boxes) {
      for scale in [0.7, 1, 1.25, 3] {
        let source = try PixelSize(width: width, height: height)
        var target = ScaleTarget(width: boxWidth, height: boxHeight, scale: scale)
        let (pixelWidth, pixelHeight) = (halvesUp(boxWidth * scale), halvesUp(boxHeight * scale))
        let fitted = try target.placement(of: source)
        #expect(fitted.size.width <= pixelWidth && fitted.size.height <= pixelHeight)
        #expect(fitted.size.width == pixelWidth || fitted.size.height == pixelHeight)
        #expect(fitted.x == 0 && fitted.y == 0)
        #expect(fitted.wholeWidth == fitted.size.width && fitted.wholeHeight == fitted.size.height)
        target.mode = .fill
        target.anchor = .bottomRight
        let filled = try target.placement(of: source)
        #expect(filled.size == (try PixelSize(width: pixelWidth, height: pixelHeight)))
        #expect(filled.wholeWidth == pixelWidth || filled.wholeHeight == pixelHeight)
        #expect(filled.x == filled.wholeWidth - pixelWidth && filled.x >= 0)
        #expect(filled.y == filled.wholeHeight - pixelHeight && filled.y >= 0)
        let byWidth = boxWidth * scale / Double(width)
        let byHeight = boxHeight * scale / Double(height)
        for (placement, factor) in [
          (fitted, min(byWidth, byHeight)), (filled, max(byWidth, byHeight)),
        ] {
          #expect(isRounding(placement.wholeWidth, of: Double(width) * factor))
          #expect(isRounding(placement.wholeHeight, of: Double(height) * factor))
        }
      }
    }
  }

  @Test(
    "a box that is none is refused, whatever the mode",
    arguments: [
      (0, 5, 1, .noSize), (5, -1, 1, .noSize), (.nan, nil, 1, .noSize), (5, 5, 0, .noSize),
      (nil, .infinity, 1, .noSize), (nil, nil, .nan, .noSize), (nil, nil, -2, .noSize),
      (1e9, 1e9, 1, .tooLarge), (1e300, nil, 1e300, .tooLarge), (nil, 1e308, 1e308, .tooLarge),
      (1e308, 1e308, 1, .tooLarge), (1e308, 1e308, 1e308, .tooLarge), (nil, nil, 1e5, .tooLarge),
    ] as [(Double?, Double?, Double, BitmapError.Code)], ScaleMode.allCases)
  func refused(
    _ row: (width: Double?, height: Double?, scale: Double, code: BitmapError.Code),
    mode: ScaleMode
  ) throws {
    let target = ScaleTarget(width: row.width, height: row.height, scale: row.scale, mode: mode)
    let error = try #require(throws: BitmapError.self) {
      try target.placement(of: PixelSize(width: 4, height: 3))
    }
    #expect(error.code == row.code)
    #expect(!error.message.isEmpty && !error.recovery.isEmpty)
  }

  @Test(
    "a result may have as many pixels as a bitmap, and not one row more",
    arguments: ScaleMode.allCases)
  func largeResult(mode: ScaleMode) throws {
    let source = try PixelSize(width: 1 << 13, height: 1 << 13)
    var target = ScaleTarget(width: 8192, height: 8192, scale: 2, mode: mode)
    #expect(try target.placement(of: source).size.pixelCount == Bitmap.maximumPixelCount)
    target.height = 8192.5
    target.width = mode == .fit ? nil : 8192
    let error = try #require(throws: BitmapError.self) { try target.placement(of: source) }
    #expect(error.code == .tooLarge)
  }

  @Test("what is cut off may be large, but no side more than 2³¹ − 1")
  func largeWhole() throws {
    let most = try PixelSize(width: 1 << 28, height: 1)
    let target = ScaleTarget(width: 1, height: 7, mode: .fill)
    #expect(try target.placement(of: most).wholeWidth == 7 << 28)
    let error = try #require(throws: BitmapError.self) {
      try ScaleTarget(width: 1, height: 8, mode: .fill).placement(of: most)
    }
    #expect(error.code == .tooLarge)
    #expect(error.message.contains("2147483648 × 8"))
  }

  private func expectWhole(_ row: Case, _ mode: ScaleMode) throws {
    let target = ScaleTarget(
      width: row.box.0, height: row.box.1, scale: row.scale, mode: mode, anchor: .bottomRight)
    let placement = try target.placement(
      of: PixelSize(width: row.source.0, height: row.source.1))
    #expect((placement.size.width, placement.size.height) == row.pixels)
    #expect((placement.wholeWidth, placement.wholeHeight) == row.pixels)
    #expect(placement.x == 0 && placement.y == 0)
  }

  private func halvesUp(_ side: Double) -> Int {
    max(1, Int((side + 0.5).rounded(.down)))
  }

  /// Within half a pixel, but for the error of the factor itself.
  private func isRounding(_ side: Int, of exact: Double) -> Bool {
    side == 1 && exact < 1 || abs(Double(side) - exact) <= 0.5 + exact * 1e-14
  }

  private func product(
    _ sides: [Int], _ boxes: [Double]
  ) -> [(Int, Int, Double, Double)] {
    sides.flatMap { width in
      sides.flatMap { height in
        boxes.flatMap { boxWidth in boxes.map { (width, height, boxWidth, $0) } }
      }
    }
  }
}
