import CPNG
import Testing

@testable import DialogGraphics

/// Pixels are looked at in parts of 4096, which must not be seen in what is said of them.
@Suite("What pixels are")
struct PixelContentTests {
  private static let counts = [1, 2, 4095, 4096, 4097, 8192, 8193]

  @Test("one pixel that is not gray or not opaque is seen wherever it is", arguments: counts)
  func onePixel(count: Int) {
    for place in Self.places(count) {
      for channel in 0..<4 {
        var samples = [UInt8](repeating: 255, count: count * 4)
        samples[place * 4 + channel] = 254
        expect(PixelContent(samples), channel, "\(place)")
        for value: UInt16 in [0xFFFE, 0xFEFF] {
          var samples = [UInt16](repeating: .max, count: count * 4)
          samples[place * 4 + channel] = value
          expect(PixelContent(samples), channel, "\(place), \(value)")
        }
      }
    }
  }

  private func expect(_ content: PixelContent, _ channel: Int, _ comment: Comment) {
    #expect(content.isGray == (channel == 3), comment)
    #expect(content.isOpaque == (channel != 3), comment)
  }

  @Test("every change from one pixel to the next is counted", arguments: counts)
  func changes(count: Int) {
    #expect(changes(in: [UInt8](repeating: 9, count: count * 4)) == 1)
    let steps = (0..<count * 4).map { UInt8($0 / 4 % 2) }
    #expect(changes(in: steps) == count)
    #expect(changes(in: steps.map { UInt16($0) << 8 }) == count)
    for place in Self.places(count) where place > 0 {
      var samples = [UInt8](repeating: 9, count: count * 4)
      samples[place * 4 + 1] = 8
      #expect(changes(in: samples) == (place == count - 1 ? 2 : 3), "\(place)")
    }
  }

  @Test(
    "256 colours are found, and one more, also where the last has the last pixel alone",
    arguments: [256, 257], counts)
  func colors(colorCount: Int, count: Int) {
    guard count >= colorCount else { return }
    var samples: [UInt8] = []
    for place in 0..<count {
      let color = place == count - 1 ? colorCount - 1 : place % (colorCount - 1)
      samples += [UInt8(color % 256), 7, UInt8(color / 256), 255]
    }
    let colors = PixelContent(samples).colors
    #expect(colors.map(\.count) == (colorCount == 256 ? 256 : nil))
    #expect(colors.map { Set($0).count } == colors?.count)
  }

  @Test("a picture of more than 256 colours has no palette, however late the last one comes")
  func lateColor() throws {
    for (last, colorType) in [(255, PNGHeader.ColorType.palette), (256, .rgb)] {
      var state: UInt32 = 7
      let picture = try Pictures.drawn(100, 100) { x, y in
        state = state &* 1_664_525 &+ 1_013_904_223
        let place = y * 100 + x
        let color =
          place == 9_999 ? last : place < last ? place : Int(state >> 16) % last
        return [UInt8(color % 256), 7, UInt8(color / 256), 255]
      }
      let image = try PNGImage(bytes: picture.png())
      #expect(image.header.colorType == colorType)
      #expect(try image.bitmap == picture)
    }
  }

  /// Both ends of all, and of the parts.
  private static func places(_ count: Int) -> [Int] {
    [0, 1, 4094, 4095, 4096, 4097, 8191, 8192].filter { $0 < count } + [count - 1]
  }

  private func changes<Sample: FixedWidthInteger>(in samples: [Sample]) -> Int {
    var colors = [UInt32](repeating: 0, count: 256)
    return CPNGContentOfPixels(samples, samples.count / 4, Int32(Sample.bitWidth), &colors).changes
  }
}
