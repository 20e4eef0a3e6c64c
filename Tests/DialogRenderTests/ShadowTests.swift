import DialogGraphics
import Dialogs
import Glibc
import Testing

@testable import DialogRender

@Suite("A shadow")
struct ShadowTests {
  /// Some at which a mean has just taken in one more pixel of the grid, and others.
  static let blurs = [0, 0.8, 1.87, 2.93, 3, 3.99, 5.06, 5.9, 6, 20]

  @Test("is not cut off where its blur ends", arguments: blurs)
  func rim(blur: Double) throws {
    // The same grid, but with many more points around the card.
    let spare = 20 * max(1, (blur / 3).rounded(.down))
    for scale in [1, 1.5, 3] {
      for fraction in [0, 0.5, 0.9] {
        let margin = (4 * blur + 10).rounded()
        let card = DialogRect(
          x: margin + fraction, y: margin, width: 10 + fraction / 2, height: 10 + fraction)
        let found = try shade(of: card, within: card, blur: blur, scale: scale)
        let whole = try shade(
          of: card, within: card.inset(x: -spare, y: -spare), blur: blur, scale: scale)
        // Pixman rounds two steps apart where the grid begins elsewhere.
        #expect(
          zip(found, whole).allSatisfy { abs($0 - $1) <= 2 }, "at \(scale), \(fraction)")
      }
    }
  }

  @Test("comes near the Gaussian of what casts it", arguments: [2, 2.9, 8, 20])
  func gaussian(blur: Double) throws {
    // Below each other on the right, the wider one reaching to the left: nothing mirrors itself.
    let casting = [
      DialogRect(x: 70, y: 80, width: 60, height: 20),
      DialogRect(x: 110, y: 110, width: 20, height: 30),
    ]
    let shadow = Theme.Shadow(blur: blur, offsetY: 0, color: Theme.Color(0x000000))
    let picture = try Canvas.bitmap(width: 200, height: 200, scale: 1, ground: nil) {
      (canvas) throws(PictureError) in
      let bounds = DialogRect(x: 70, y: 80, width: 60, height: 60)
      try canvas.paintShadow(shadow, within: bounds, hiddenBy: []) { canvas in
        for rect in casting { canvas.addRounded(rect, radius: 0) }
      }
    }
    /// How much of a Gaussian around each pixel of a line lies between two places.
    func shares(_ start: Double, _ end: Double) -> [Double] {
      (0..<200).map { place in
        let (start, end) = (start - Double(place) - 0.5, end - Double(place) - 0.5)
        return (erf(end / blur / 2.0.squareRoot()) - erf(start / blur / 2.0.squareRoot())) / 2
      }
    }
    let across = casting.map { shares($0.x, $0.maxX) }
    let down = casting.map { shares($0.y, $0.maxY) }
    var farthest = 0.0
    for y in stride(from: 0, to: 200, by: 3) {
      for x in 0..<200 {
        let expected = across[0][x] * down[0][y] + across[1][x] * down[1][y]
        let found = Double(picture.pixels[(y * 200 + x) * 4 + 3]) / 255
        farthest = max(farthest, abs(found - expected))
      }
    }
    #expect(farthest < 0.1)
  }

  @Test("can be far away, much larger than the card, or of one that is larger than the picture")
  func extremes() throws {
    for card in [
      DialogRect(x: 20, y: 20, width: 10, height: 10),
      DialogRect(x: -500, y: -500, width: 2_000, height: 3_000),
      DialogRect(x: 20.3, y: 10.7, width: 0, height: 0),
    ] {
      for blur in [0, 0.1, 100, 10_000] {
        for offset in [-10_000, -0.3, 10_000] {
          for format in PictureFormat.allCases {
            let file = try Canvas.file(
              as: format, width: 50, height: 40, scale: 3, ground: nil, compression: .fast
            ) { (canvas) throws(PictureError) in
              try paint(of: card, within: card, blur: blur, offset: offset, on: canvas)
            }
            #expect(!file.isEmpty)
          }
        }
      }
    }
  }

  /// How opaque the shade is from side to side through the middle of the card, and from top to bottom.
  private func shade(
    of card: DialogRect, within bounds: DialogRect, blur: Double, scale: Double
  ) throws -> [Int] {
    let picture = try Canvas.bitmap(
      width: card.maxX + card.x, height: card.maxY + card.y, scale: scale, ground: nil
    ) { (canvas) throws(PictureError) in
      try paint(of: card, within: bounds, blur: blur, offset: 0.4, on: canvas)
    }
    let (middle, center) = (picture.height / 2, picture.width / 2)
    let places =
      (0..<picture.width).map { middle * picture.width + $0 }
      + (0..<picture.height).map { $0 * picture.width + center }
    return places.map { Int(picture.pixels[$0 * 4 + 3]) }
  }

  /// Paints a black shade.
  private func paint(
    of card: DialogRect, within bounds: DialogRect, blur: Double, offset: Double, on canvas: Canvas
  ) throws(PictureError) {
    let shadow = Theme.Shadow(blur: blur, offsetY: offset, color: Theme.Color(0x000000))
    try canvas.paintShadow(shadow, within: bounds, hiddenBy: []) { canvas in
      canvas.addRounded(card, radius: 1)
    }
  }
}
