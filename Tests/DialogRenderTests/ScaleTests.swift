import DialogGraphics
import Dialogs
import Testing

@testable import DialogRender

@Suite("A scale", .serialized)
struct ScaleTests {
  static let scales = [1, 1.5, 2, 3]

  @Test("breaks no line elsewhere", arguments: Sample.languages + ["he", "th", "zh_TW"])
  func lines(language: String) throws {
    for sample in [Sample.deletion, .signIn] {
      let content = try sample.content(in: language)
      let drawings = try Self.scales.map { try Drawing(content, RenderOptions(scale: $0)) }
      for other in drawings.dropFirst() {
        #expect(other.layout == drawings[0].layout)
        #expect(other.setTexts.map(\.text) == drawings[0].setTexts.map(\.text))
      }
    }
  }

  @Test(
    "leaves edges on whole pixels, so that they are sharp", arguments: scales, Theme.all.indices)
  func edges(scale: Double, index: Int) throws {
    let theme = Theme.all[index]
    for (sample, language) in [(Sample.many, "en"), (.signIn, "ar")] {
      let content = try sample.content(in: language, hasIcons: false)
      let layout = try DialogLayout(content)
      let picture = try render(content, RenderOptions(theme: theme, scale: scale))
      for element in layout.elements {
        guard let line = element.edge(theme.colors) else { continue }
        let frame = element.frame
        func pixel(_ x: Double, _ y: Double) -> (Double, Double) {
          ((x * scale).rounded() + 0.5, (y * scale).rounded() + 0.5)
        }
        let (left, top) = pixel(frame.x, frame.y)
        let (right, bottom) = pixel(frame.maxX, frame.maxY)
        let (middleX, middleY) = pixel(frame.midX, frame.midY)
        for (x, y, outX, outY) in [
          (left, middleY, -1.0, 0.0), (right - 1, middleY, 1, 0), (middleX, top, 0, -1),
          (middleX, bottom - 1, 0, 1),
        ] {
          #expect(picture.isColored(line, x: x, y: y, scale: 1), "\(element)")
          #expect(
            picture.isColored(theme.colors.card, x: x + outX, y: y + outY, scale: 1),
            "\(element)")
        }
      }
    }
  }
}

extension DialogLayout.Element {
  /// The colour at the edge of what stands by itself on the card.
  fileprivate func edge(_ colors: Theme.Colors) -> Theme.Color? {
    switch part {
    case .button(let tint): (colors.edges[tint] ?? colors[fill: tint]).over(colors.card)
    case .box(let isWrong): isWrong ? colors[text: .problem] : colors.outline
    case .mark(false, let isOn): isOn ? colors[fill: .accent] : colors.outline
    case .progress: nil
    case .row, .mark, .icon, .text, .separator: nil
    }
  }
}
