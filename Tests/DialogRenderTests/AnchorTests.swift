import Dialogs
import Testing

@testable import DialogRender

@Suite("A popover")
struct AnchorTests {
  private let metrics = Theme.light.metrics

  private func layout(
    _ anchor: DialogAnchor, in language: String = "en", of sample: Sample = .photo,
    textSize: Double = 1
  ) throws -> DialogLayout {
    try DialogLayout(
      sample.content(in: language, anchor: anchor), theme: .light.withTextSize(textSize),
      measurer: BlockMeasurer())
  }

  static let rects: [DialogRect] = [0, 8, 40, 200, 390, 900].flatMap { x in
    [0, 40, 270, 600].flatMap { y in
      [10, 60, 500].map { DialogRect(x: x, y: y, width: $0, height: 24) }
    }
  }

  @Test(
    "points at its rectangle from within its card, and both are on the canvas", arguments: rects)
  func rectangle(rect: DialogRect) throws {
    for (language, sample, textSize) in [
      ("en", Sample.photo, 1.0), ("ar", .photo, 1), ("de", .deletion, 1), ("en", .many, 2),
      ("ar", .signIn, 0.8),
    ] {
      let layout = try layout(.rect(rect), in: language, of: sample, textSize: textSize)
      let arrow = try #require(layout.arrow)
      #expect(layout.hints.map(\.frame) == [rect])
      #expect((rect.x...rect.maxX).contains(arrow.tipX))
      let gap =
        switch arrow.edge {
        case .top: arrow.tipY - rect.maxY
        case .bottom: rect.y - arrow.tipY
        }
      #expect(gap == metrics.arrowGap)
      let corner = metrics.cardRadius + metrics.arrowWidth / 2
      #expect(((layout.card.x + corner)...(layout.card.maxX - corner)).contains(arrow.footX))
      #expect((layout.card.x...layout.card.maxX).contains(arrow.tipX))
      #expect(layout.card.x >= metrics.popoverMargin)
      #expect(layout.card.maxX <= layout.width - metrics.popoverMargin)
      #expect(layout.card.maxY <= layout.height - metrics.popoverMargin)
      #expect(layout.card.y >= metrics.popoverMargin)
      #expect(!layout.card.overlaps(rect))
    }
  }

  @Test("stands below its anchor, and above it only where there is no room below")
  func flipping() throws {
    func edge(y: Double) throws -> DialogLayout.Arrow.Edge? {
      try layout(.rect(DialogRect(x: 100, y: y, width: 24, height: 24))).arrow?.edge
    }
    #expect(try edge(y: 40) == .top)
    #expect(try edge(y: 600) == .bottom)
  }

  @Test("slides along the edge of the canvas while its arrow stays at the anchor")
  func sliding() throws {
    let left = try layout(.rect(DialogRect(x: 40, y: 40, width: 24, height: 24)))
    #expect(left.card.x == 52 - metrics.cardRadius - metrics.arrowWidth / 2)
    #expect(left.arrow?.tipX == 52)
    #expect(left.arrow?.footX == 52)
    let middle = try layout(.rect(DialogRect(x: 208, y: 40, width: 24, height: 24)))
    #expect(middle.card.midX == 220)
  }

  @Test(
    "has the margin of other cards wherever the arrow leaves it",
    arguments: [80, 200, 300, 360, 700], ["en", "ar"])
  func margin(x: Double, language: String) throws {
    for y in [0.0, 40, 270, 600] {
      for sample in [Sample.photo, .deletion] {
        let rect = DialogRect(x: x, y: y, width: 24, height: 24)
        let layout = try layout(.rect(rect), in: language, of: sample)
        #expect(layout.card.x >= metrics.canvasMargin)
        #expect(layout.card.maxX <= layout.width - metrics.canvasMargin)
        #expect(layout.card.y >= metrics.canvasMargin || layout.arrow?.edge == .top)
        #expect(layout.card.maxY <= layout.height - metrics.canvasMargin)
      }
    }
  }

  @Test(
    "from a named place stands where such things are by custom",
    arguments: [
      (DialogAnchor.view("v"), 0.5, DialogLayout.Arrow.Edge.top), (.toolbar("t"), 0.5, .top),
      (.tabBar("t"), 0.5, .bottom), (.barButton("b"), 0.9, .top),
    ])
  func named(anchor: DialogAnchor, place: Double, edge: DialogLayout.Arrow.Edge) throws {
    for sample in [Sample.photo, .deletion, .many] {
      let english = try layout(anchor, of: sample)
      let arrow = try #require(english.arrow)
      #expect(arrow.edge == edge)
      #expect(abs(arrow.tipX / english.width - place) < 0.02)
      let arabic = try layout(anchor, in: "ar", of: sample)
      #expect(abs((arabic.arrow?.tipX ?? 0) / arabic.width - (1 - place)) < 0.02)
      for hint in english.hints { #expect(!hint.frame.overlaps(english.card)) }
    }
  }

  @Test(
    "bears an anchor that is nowhere",
    arguments: [
      DialogRect(x: .nan, y: .nan, width: .nan, height: .nan),
      DialogRect(x: -50, y: -50, width: -1, height: 10),
      DialogRect(x: .infinity, y: 0, width: 1, height: 1),
    ])
  func nowhere(rect: DialogRect) throws {
    let layout = try layout(.rect(rect))
    #expect(layout.width.isFinite && layout.height.isFinite)
  }
}
