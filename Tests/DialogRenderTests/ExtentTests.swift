import DialogGraphics
import Dialogs
import Testing

@testable import DialogRender

@Suite("A picture of the card, or without a ground")
struct ExtentTests {
  private static let anchors: [DialogAnchor?] = [nil, .barButton("b"), .tabBar("t"), .view("v")]

  @Test(
    "is as large as the card, its arrow and a point on each side",
    arguments: anchors, ["en", "ar"])
  func size(anchor: DialogAnchor?, language: String) throws {
    let content = try Sample.photo.content(in: language, anchor: anchor)
    let whole = try DialogLayout(content)
    for scale in [1, 1.5, 2] {
      let options = RenderOptions(scale: scale, extent: .card)
      let layout = try DialogLayout(content, options)
      let room = whole.arrow == nil ? 0 : Theme.light.metrics.arrowHeight
      #expect(layout.card.width == whole.card.width && layout.card.height == whole.card.height)
      #expect(layout.width == whole.card.width + 2)
      #expect(layout.height == whole.card.height + room + 2)
      #expect(layout.hints.isEmpty)
      let picture = try render(content, options)
      #expect(Double(picture.width) == (layout.width * scale).rounded())
      #expect(Double(picture.height) == (layout.height * scale).rounded())
    }
  }

  @Test("shows the card as the whole picture does", arguments: anchors)
  func samePixels(anchor: DialogAnchor?) throws {
    let content = try Sample.deletion.content(in: "ja", anchor: anchor)
    let whole = try render(content, RenderOptions(scale: 2))
    let card = try render(content, RenderOptions(scale: 2, extent: .card))
    let place = try DialogLayout(content).card
    let ownPlace = try DialogLayout(content, RenderOptions(extent: .card)).card
    let length = Int(place.width) * 2 * 4
    for y in Int(place.height) / 4..<Int(place.height) * 7 / 4 {
      let start = (Int(place.y) * 2 + y) * whole.bytesPerRow + Int(place.x) * 2 * 4
      let ownStart = (Int(ownPlace.y) * 2 + y) * card.bytesPerRow + Int(ownPlace.x) * 2 * 4
      #expect(
        whole.pixels[start..<start + length] == card.pixels[ownStart..<ownStart + length],
        "row \(y)")
    }
  }

  @Test("has the theme's canvas in its corners, or nothing", arguments: anchors)
  func corners(anchor: DialogAnchor?) throws {
    let content = try Sample.deletion.content(anchor: anchor)
    for background in RenderOptions.Background.allCases {
      let picture = try render(
        content, RenderOptions(scale: 2, extent: .card, background: background))
      for (x, y) in [(0, 0), (picture.width - 1, 0), (0, picture.height - 1)] {
        if background == .filled {
          #expect(
            picture.isColored(Theme.light.colors.canvas, x: Double(x), y: Double(y), scale: 1))
        } else {
          #expect(picture.alpha(x: x, y: y) == 0)
        }
      }
      #expect(picture.isOpaque == (background == .filled))
    }
  }

  @Test("without a ground has a shadow that darkens whatever it is laid on")
  func shadow() throws {
    let content = try Sample.notice.content()
    let card = try DialogLayout(content).card
    let picture = try render(content, RenderOptions(background: .transparent))
    let x = Int(card.midX)
    let below = (Int(card.maxY) + 1..<picture.height).map { picture.alpha(x: x, y: $0) }
    #expect(below == below.sorted(by: >))
    #expect(below[0] > 40 && below.last == 0)
    for y in Int(card.maxY) + 1..<picture.height {
      #expect(picture.color(x: x, y: y).allSatisfy { $0 <= 0x30 })
    }
    #expect(picture.alpha(x: x, y: Int(card.midY)) == 255)
  }

  @Test("without a ground is, on the theme's canvas, the picture that has one")
  func composed() throws {
    let content = try Sample.photo.content(in: "ar", anchor: .barButton("b"))
    let ground = Theme.light.colors.canvas
    func part(_ value: Double) -> UInt8 { UInt8((value * 255).rounded()) }
    let laid = try render(content, RenderOptions(background: .transparent)).composed(
      onto: RGBAColor(
        red: part(ground.red), green: part(ground.green), blue: part(ground.blue), alpha: 255))
    let filled = try render(content)
    let largest = zip(laid.pixels, filled.pixels).map { abs(Int($0) - Int($1)) }.max()
    #expect((largest ?? .max) <= 2)
  }
}

extension Bitmap {
  fileprivate func alpha(x: Int, y: Int) -> UInt8 { pixels[y * bytesPerRow + x * 4 + 3] }
}
