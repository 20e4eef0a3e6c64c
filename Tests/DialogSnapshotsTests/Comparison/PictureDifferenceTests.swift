import DialogGraphics
import DialogSnapshots
import Testing

@Suite("What a difference between pictures tells")
struct PictureDifferenceTests {
  @Test("its text counts, says the greatest distance, where it is and in what")
  func text() throws {
    var actual = DrawnPicture(100, 50)
    for x in 10..<14 { for y in 20..<22 { actual[x, y] = .hex(0x000000) } }
    actual[60, 40] = .hex(0x222222)
    actual[5, 5] = .hex(0xf5f5f4)
    let difference = try #require(
      try PictureComparison.compare(
        DrawnPicture(100, 50).bitmap, actual.bitmap, tolerance: .perceptual,
        frames: [
          PictureFrame("mark", PixelRect(x: 8, y: 18, width: 10, height: 10)),
          PictureFrame("rest", PixelRect(x: 70, y: 0, width: 30, height: 50)),
        ]))
    #expect(
      difference.description == """
        9 of 5000 pixels differ (ratio 0.001800); 1 more is within the tolerance
        largest difference 0.968 at (10, 20): #f6f5f4 → #000000
        would differ by distance: 9 at 0.01, 9 at 0.02, 9 at 0.05, 9 at 0.1, 9 at 0.2
        where: 4 × 2 at (10, 20), 1 × 1 at (60, 40)
        in: mark (8 pixels)
        """)
  }

  @Test("which tolerance would do is told by trying some")
  func sweep() throws {
    var actual = DrawnPicture(60, 20, .hex(0xffffff))
    // 0.031, 0.059, 0.119 and 1 from white.
    for (x, color) in [(10, 0xf6f6f6), (20, 0xeeeeee), (30, 0xdddddd), (40, 0)] as [(Int, UInt32)] {
      actual[x, 10] = .hex(color)
    }
    let difference = try #require(
      try PictureComparison.compare(
        DrawnPicture(60, 20, .hex(0xffffff)).bitmap, actual.bitmap,
        tolerance: .lenient.withWindow(0)))
    #expect(difference.sweep.map(\.pixels) == [4, 4, 3, 2, 1])
    #expect(difference.differingPixels == 3)
  }

  @Test("pixels that lie together are one cluster, and only the largest are listed")
  func clusters() throws {
    var actual = DrawnPicture(200, 40)
    for index in 0..<12 { actual[index * 12, 10] = .hex(0) }
    // Three with gaps of four pixels, also upwards.
    for (x, y) in [(150, 20), (155, 20), (160, 15)] { actual[x, y] = .hex(0) }
    let difference = try #require(
      try PictureComparison.compare(
        DrawnPicture(200, 40).bitmap, actual.bitmap, tolerance: .perceptual))
    #expect(difference.clusterCount == 13)
    #expect(difference.clusters.count == 8)
    #expect(difference.clusters[0] == PixelRect(x: 150, y: 15, width: 11, height: 6))
    #expect(difference.clusters[1] == PixelRect(x: 0, y: 10, width: 1, height: 1))
    #expect(difference.description.contains(", and 5 more"))
  }

  @Test(
    "another size always differs, even where nothing else does",
    arguments: [Tolerance.exact, .perceptual, .lenient])
  func size(tolerance: Tolerance) throws {
    let reference = try DrawnPicture(40, 30, .hex(0, alpha: 0)).bitmap
    let actual = try DrawnPicture(38, 33, .hex(0, alpha: 0)).bitmap
    let difference = try #require(
      try PictureComparison.compare(reference, actual, tolerance: tolerance))
    #expect(difference.differingPixels == 0)
    #expect(
      difference.description == """
        the picture is 38 × 33, the reference 40 × 30: Δw -2, Δh +3
        0 of 1320 pixels differ (ratio 0.000000)
        """)
    let picture = try difference.diffPicture()
    #expect(picture.width == 40)
    #expect(picture.height == 33)
  }

  @Test("where one picture is larger, all of that differs")
  func padding() throws {
    let difference = try #require(
      try PictureComparison.compare(
        DrawnPicture(40, 30).bitmap, DrawnPicture(40, 33).bitmap, tolerance: .perceptual))
    #expect(difference.clusters == [PixelRect(x: 0, y: 30, width: 40, height: 3)])
    #expect(difference.description.contains("Δw 0, Δh +3"))
    #expect(difference.largest.distance == 1)
  }

  @Test("its picture is red where it is darker, orange where lighter, yellow at edges, else faded")
  func picture() throws {
    var reference = DrawnPicture(40, 20, .hex(0x808080))
    var actual = reference
    actual[5, 5] = .hex(0x787878)
    actual[15, 5] = .hex(0x888888)
    actual[25, 5] = .hex(0xffffff)
    actual[35, 5] = .hex(0x818181)
    // An edge, one pixel of which is covered a little more.
    for x in 0..<40 {
      for (y, color) in [(12, 0x555555), (13, 0x222222), (14, 0x222222), (15, 0x222222)]
        as [(Int, UInt32)]
      {
        reference[x, y] = .hex(color)
        actual[x, y] = .hex(color)
      }
    }
    actual[20, 12] = .hex(0x606060)
    let difference = try #require(
      try PictureComparison.compare(reference.bitmap, actual.bitmap, tolerance: .perceptual))
    let drawn = DrawnPicture(try difference.diffPicture())
    #expect(drawn[5, 5] == .hex(0xa00000))
    #expect(drawn[15, 5] == .hex(0xa06000))
    #expect(drawn[25, 5] == .hex(0xff9900))
    #expect(drawn[20, 12] == .hex(0xffff00))
    #expect(difference.antialiasedPixels == 1)
    for (x, y) in [(35, 5), (0, 0)] { #expect(drawn[x, y] == .hex(0xe0e0e0)) }
    #expect(drawn[0, 14] == .hex(0xc8c8c8))
  }
}

extension Tolerance {
  func withWindow(_ count: Int) -> Tolerance {
    var tolerance = self
    tolerance.perWindow = count
    return tolerance
  }
}
