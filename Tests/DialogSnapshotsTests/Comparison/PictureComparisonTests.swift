import DialogGraphics
import DialogSnapshots
import Testing

@Suite("Comparing pictures")
struct PictureComparisonTests {
  /// A change of a whole area, with how far apart its colours are.
  static let colors: [(from: UInt32, to: UInt32, distance: Double, isSeen: Bool)] = [
    (0x808080, 0x828282, 0.008, false),
    (0xffffff, 0xfcfcfc, 0.010, false),
    (0x3584e4, 0x3d84e4, 0.008, false),
    (0x222222, 0x1a1a1a, 0.033, true),
    (0xffffff, 0xf6f6f6, 0.031, true),
    (0xffffff, 0xeeeeee, 0.059, true),
    (0x3584e4, 0x1c71d8, 0.076, true),
    (0xffffff, 0xdddddd, 0.119, true),
    (0x333333, 0x000000, 0.221, true),
    (0xe01b24, 0xff7800, 0.253, true),
    (0xffff00, 0xffffff, 0.248, true),
    (0x0000ff, 0x000000, 0.680, true),
    (0x000000, 0xffffff, 1.000, true),
  ]

  @Test("colours are as far apart as by OKLab, and pass up to 0.02", arguments: colors)
  func area(from: UInt32, to: UInt32, distance: Double, isSeen: Bool) throws {
    #expect(abs(PictureComparison.distance(.hex(from), .hex(to)) - distance) < 0.0006)
    var changed = DrawnPicture(40, 40, .hex(from))
    for y in 10..<30 { for x in 10..<30 { changed[x, y] = .hex(to) } }
    let difference = try PictureComparison.compare(
      DrawnPicture(40, 40, .hex(from)).bitmap, changed.bitmap, tolerance: .perceptual)
    #expect(difference?.differingPixels == (isSeen ? 400 : nil))
    #expect(
      try PictureComparison.compare(
        DrawnPicture(40, 40, .hex(from)).bitmap, changed.bitmap, tolerance: .exact)?
        .differingPixels == 400)
  }

  static let changes: [(what: String, actual: Card, frame: PictureFrame)] = [
    ("a button of another blue", Card(buttonColor: .hex(0x3584e4)), Card.button),
    ("a label moved by three pixels", Card(titleX: 23), Card.title),
    ("a label moved by a pixel", Card(titleX: 21), Card.title),
    ("a label moved by half a pixel", Card(titleX: 20.5), Card.title),
    ("a changed letter", Card(title: "Dclete:"), Card.title),
    ("another sign", Card(title: "Delete;"), Card.title),
    ("a changed letter on a button", Card(buttonTitle: "cild"), Card.button),
    ("a missing title", Card(title: ""), Card.title),
    ("a card moved by a pixel", Card(cardX: 9), Card.whole),
  ]

  @Test("what a reader may see is reported, and where it is", arguments: changes)
  func seen(what: String, actual: Card, frame: PictureFrame) throws {
    let difference = try #require(
      try PictureComparison.compare(
        Card.usual, actual.bitmap, tolerance: .perceptual, frames: Card.frames))
    #expect(difference.hits.map(\.frame).contains(frame))
    #expect(difference.description.contains("in: "))
  }

  @Test("a frame is named once, with the innermost part of it")
  func innermost() throws {
    let difference = try #require(
      try PictureComparison.compare(
        Card.usual, Card(buttonColor: .hex(0x3584e4)).bitmap, tolerance: .perceptual,
        frames: Card.frames))
    #expect(difference.hits.map(\.frame) == [Card.button])
    #expect(difference.hits.first?.pixels == difference.differingPixels)
    #expect(difference.clusters == [PixelRect(x: 108, y: 70, width: 80, height: 32)])
    // All but the letters, which are as white as before.
    #expect((200..<256).contains(difference.densest))
  }

  @Test("frames that are partly or wholly outside, or have absurd numbers, do no harm")
  func outside() throws {
    var actual = DrawnPicture(40, 30)
    actual[0, 0] = .hex(0)
    let frames = [
      PictureFrame("partly", PixelRect(x: -5, y: -5, width: 10, height: 10)),
      PictureFrame("outside", PixelRect(x: 40, y: 0, width: 10, height: 10)),
      PictureFrame("empty", PixelRect(x: 0, y: 0, width: 0, height: -3)),
      PictureFrame("huge", PixelRect(x: 0, y: 0, width: .max, height: .max)),
      PictureFrame("far", PixelRect(x: .max, y: .min, width: .max, height: .min)),
    ]
    let difference = try #require(
      try PictureComparison.compare(
        DrawnPicture(40, 30).bitmap, actual.bitmap, tolerance: .exact, frames: frames))
    #expect(difference.hits.map(\.frame.name) == ["partly"])
  }

  @Test("a row that is missing is reported")
  func missingRow() throws {
    var actual = Card().picture
    for x in 0..<actual.width { for y in 50..<119 { actual[x, y] = actual[x, y + 1] } }
    let difference = try PictureComparison.compare(
      Card.usual, actual.bitmap, tolerance: .perceptual)
    #expect(difference != nil)
  }

  @Test(
    "a single pixel is reported, wherever it is",
    arguments: [(0, 0), (39, 0), (0, 29), (39, 29), (17, 11)])
  func pixel(x: Int, y: Int) throws {
    var actual = DrawnPicture(40, 30)
    actual[x, y] = .hex(0x222222)
    let difference = try #require(
      try PictureComparison.compare(
        DrawnPicture(40, 30).bitmap, actual.bitmap, tolerance: .perceptual))
    #expect(difference.clusters == [PixelRect(x: x, y: y, width: 1, height: 1)])
    #expect(difference.largest.x == x && difference.largest.y == y)
    #expect(difference.largest.actual == .hex(0x222222))
  }

  @Test(
    "alpha is compared by itself, whatever the background",
    arguments: [
      (255, 200, true), (255, 250, false), (255, 247, true), (0, 2, false), (0, 10, true),
    ])
  func alpha(from: UInt8, to: UInt8, isSeen: Bool) throws {
    // The colour is the background's, over which no alpha can be seen.
    let color: UInt32 = 0xf6f5f4
    let difference = try PictureComparison.compare(
      DrawnPicture(20, 20, .hex(color, alpha: from)).bitmap,
      DrawnPicture(20, 20, .hex(color, alpha: to)).bitmap, tolerance: .perceptual)
    #expect((difference != nil) == isSeen)
  }

  @Test("what is transparent has no colour, but for an exact comparison")
  func transparent() throws {
    let pictures = try [0xff0000, 0x0000ff].map {
      try DrawnPicture(20, 20, .hex($0, alpha: 0)).bitmap
    }
    func difference(_ tolerance: Tolerance) throws -> PictureDifference? {
      try PictureComparison.compare(pictures[0], pictures[1], tolerance: tolerance)
    }
    #expect(try difference(.perceptual) == nil)
    #expect(try difference(.exact)?.differingPixels == 400)
  }

  @Test(
    "transparent colours are judged over the background and over its inverse",
    arguments: [PictureComparison.background, RGBAColor(red: 9, green: 10, blue: 11)])
  func inverse(background: RGBAColor) throws {
    // 0.017 apart over light, 0.031 over dark.
    let pictures = try [0x000f00, 0x00003c].map {
      try DrawnPicture(20, 20, .hex($0, alpha: 40)).bitmap
    }
    let difference = try #require(
      try PictureComparison.compare(
        pictures[0], pictures[1], tolerance: .perceptual, background: background))
    #expect(abs(difference.largest.distance - 0.031) < 0.001)
  }

  @Test("noise of two steps passes, of three where it is dark does not")
  func noise() throws {
    func noisy(_ step: Int) throws -> Bitmap {
      var pixels = try Card.usual.pixels
      for index in pixels.indices where index % 4 != 3 {
        let value = Int(pixels[index]) + (index * 7 % (2 * step + 1)) - step
        pixels[index] = UInt8(clamping: value)
      }
      return try Bitmap(width: 200, height: 120, pixels: pixels)
    }
    #expect(
      try PictureComparison.compare(Card.usual, noisy(2), tolerance: .perceptual) == nil)
    let difference = try #require(
      try PictureComparison.compare(Card.usual, noisy(2), tolerance: .exact))
    #expect(difference.differingPixels > 10_000)
    #expect(
      try PictureComparison.compare(Card.usual, noisy(9), tolerance: .perceptual) != nil)
  }

  @Test("a tolerance may let some pixels pass in each square, never more")
  func window() throws {
    var tolerance = Tolerance.perceptual
    tolerance.perWindow = 3
    // Three pixels in each of four corners, and then a fourth, near enough to one of them.
    var actual = DrawnPicture(80, 80)
    for (x, y) in [(0, 0), (70, 0), (0, 70), (70, 70)] {
      for step in 0..<3 { actual[x + step * 2, y] = .hex(0) }
    }
    let reference = try DrawnPicture(80, 80).bitmap
    #expect(
      try PictureComparison.compare(reference, actual.bitmap, tolerance: tolerance) == nil)
    actual[75, 79] = .hex(0)
    let difference = try #require(
      try PictureComparison.compare(reference, actual.bitmap, tolerance: tolerance))
    #expect(difference.densest == 4)
    #expect(difference.differingPixels == 13)
  }
}
