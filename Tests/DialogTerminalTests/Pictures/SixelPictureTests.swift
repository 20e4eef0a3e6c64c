import DialogGraphics
import Testing

@testable import DialogTerminal

@Suite struct `A picture in sixels` {
  @Test(arguments: [(1, 1), (7, 5), (8, 6), (5, 7), (12, 12), (13, 20)])
  func `has each pixel at its place in its colour`(width: Int, height: Int) throws {
    let picture = try TestPictures.noise(width, height)
    let sequence = try SixelPicture.sequence(of: picture, width: width, height: height)
    let drawn = try #require(SixelDecoder(sequence))
    #expect(drawn.size == [width, height])
    for y in 0..<height {
      for x in 0..<width {
        let start = (y * width + x) * 4
        let color = drawn.pixels[y][x].flatMap { drawn.registers[$0] }
        if picture.pixels[start + 3] == 0 {
          #expect(color == nil)
        } else {
          let hundredths = (0..<3).map { (Double(picture.pixels[start + $0]) / 2.55).rounded() }
          #expect(color == hundredths.map { Int($0) })
        }
      }
    }
  }

  @Test func `says once what repeats, and nothing of blank ends`() throws {
    let picture = try TestPictures.drawn(9, 7) { x, y in [255, 0, 0, x < 5 || y == 6 ? 255 : 0] }
    let sequence = try SixelPicture.sequence(of: picture, width: 9, height: 7)
    #expect(sequence == "\u{1B}P0;1;0q\"1;1;9;7#0;2;100;0;0#0!5~-#0!9@\u{1B}\\")
  }

  @Test func `has no colours where nothing is to be seen`() throws {
    let picture = try TestPictures.drawn(2, 2) { _, _ in [9, 9, 9, 127] }
    #expect(
      try SixelPicture.sequence(of: picture, width: 2, height: 2)
        == "\u{1B}P0;1;0q\"1;1;2;2\u{1B}\\")
  }

  @Test(arguments: [1, 2, 16, 256])
  func `keeps to the colours that there are, and near to those of the picture`(
    count: Int
  ) throws {
    let picture = try TestPictures.drawn(32, 32) { x, y in [UInt8(x * 8), UInt8(y * 8), 128, 255] }
    let sequence = try SixelPicture.sequence(
      of: picture, width: 32, height: 32, colorCount: count)
    let drawn = try #require(SixelDecoder(sequence))
    #expect(drawn.registers.count == count)
    let worst =
      (0..<32).flatMap { y in
        (0..<32).map { x -> Int in
          let color = drawn.pixels[y][x].flatMap { drawn.registers[$0] } ?? [1000, 1000, 1000]
          return max(abs(color[0] - x * 800 / 255), abs(color[1] - y * 800 / 255))
        }
      }.max() ?? 1000
    // A cut in n parts leaves squares whose sides are the root of 1/n.
    let side = [1: 100, 2: 100, 16: 25, 256: 7][count] ?? 0
    #expect(worst <= side / 2 + 3)
  }

  @Test func `is scaled to the pixels`() throws {
    let picture = try TestPictures.drawn(4, 4) { _, _ in [0, 255, 0, 255] }
    let drawn = try #require(
      SixelDecoder(try SixelPicture.sequence(of: picture, width: 10, height: 8)))
    #expect(drawn.size == [10, 8])
    #expect(drawn.registers == [0: [0, 100, 0]])
    #expect(drawn.pixels.joined().allSatisfy { $0 == 0 })
  }
}
