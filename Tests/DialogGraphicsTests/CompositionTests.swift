import DialogGraphics
import Testing

@Suite("Composing pictures")
struct CompositionTests {
  private static let alphas = [0, 1, 2, 3, 50, 127, 128, 200, 253, 254, 255]
  private static let samples = [0, 1, 2, 100, 127, 128, 254, 255]

  @Test("is Porter and Duff's over, rounded once to the nearest", arguments: alphas, alphas)
  func over(alpha: Int, groundAlpha: Int) throws {
    for sample in Self.samples {
      for ground in Self.samples {
        let top = try one(RGBAColor(sample, alpha))
        let color = try top.composed(onto: RGBAColor(ground, groundAlpha)).colors[0]
        guard alpha > 0 else {
          #expect(color == [UInt8(ground), 7, 255, UInt8(groundAlpha)])
          continue
        }
        // Alpha in units of 1/65025, and the sample's sum: halves are exact in integers.
        let whole = alpha * 255 + groundAlpha * (255 - alpha)
        let sum = sample * alpha * 255 + ground * groundAlpha * (255 - alpha)
        #expect(isNearest(Int(color[3]), whole, 255))
        #expect(isNearest(Int(color[0]), sum, whole))
        #expect(color[1] == 7 && color[2] == 255)
      }
    }
  }

  @Test("a bitmap of one colour and the colour are the same ground")
  func sameGround() throws {
    let picture = try Pictures.noise(31, 17)
    for alpha in [0, 1, 99, 255] as [UInt8] {
      let ground = RGBAColor(red: 9, green: 99, blue: 199, alpha: alpha)
      let bitmap = try Bitmap(width: 31, height: 17, color: ground)
      let composed = try picture.composed(onto: ground)
      #expect(try picture.composed(onto: bitmap, x: 0, y: 0) == composed)
      #expect(composed.isOpaque == (alpha == 255))
    }
  }

  @Test("opaque covers, transparent leaves hidden colour as it is")
  func limits() throws {
    let ground = try Pictures.noise(5, 4)
    let opaque = try Pictures.drawn(5, 4) { x, y in [UInt8(x), UInt8(y), 3, 255] }
    #expect(try opaque.composed(onto: ground, x: 0, y: 0) == opaque)
    let nothing = try Pictures.drawn(5, 4) { x, y in [UInt8(x), UInt8(y), 3, 0] }
    #expect(try nothing.composed(onto: ground, x: 0, y: 0) == ground)
    let hidden = RGBAColor(red: 4, green: 5, blue: 6, alpha: 0)
    #expect(try nothing.composed(onto: hidden).colors.allSatisfy { $0 == [4, 5, 6, 0] })
    #expect(try opaque.composed(onto: hidden) == opaque)
  }

  @Test("what sticks out of the ground is cut off", arguments: -4...6, -3...5)
  func place(x: Int, y: Int) throws {
    let picture = try Pictures.drawn(3, 2) { x, y in [UInt8(x), UInt8(y), 100, 255] }
    let ground = try Pictures.drawn(5, 4) { _, _ in [200, 200, 200, 255] }
    let expected = try Pictures.drawn(5, 4) { column, row in
      (x..<x + 3).contains(column) && (y..<y + 2).contains(row)
        ? [UInt8(column - x), UInt8(row - y), 100, 255] : [200, 200, 200, 255]
    }
    #expect(try picture.composed(onto: ground, x: x, y: y) == expected)
  }

  @Test(
    "a place far away leaves the ground as it is",
    arguments: [.min, .min + 1, -1000, 1000, .max - 1, .max] as [Int])
  func farAway(place: Int) throws {
    let picture = try Pictures.noise(3, 2)
    let ground = try Pictures.noise(5, 4, seed: 2)
    for (x, y) in [(place, 0), (0, place), (place, place), (place, .min), (.max, place)] {
      #expect(try picture.composed(onto: ground, x: x, y: y) == ground)
    }
  }

  private func one(_ color: RGBAColor) throws -> Bitmap {
    try Bitmap(width: 1, height: 1, color: color)
  }

  /// Whether a number is the fraction, rounded halves up.
  private func isNearest(_ number: Int, _ numerator: Int, _ denominator: Int) -> Bool {
    let doubled = 2 * numerator - 2 * number * denominator
    return -denominator <= doubled && doubled < denominator
  }
}

extension RGBAColor {
  /// A colour whose red is put to the test.
  fileprivate init(_ red: Int, _ alpha: Int) {
    self.init(red: UInt8(red), green: 7, blue: 255, alpha: UInt8(alpha))
  }
}
