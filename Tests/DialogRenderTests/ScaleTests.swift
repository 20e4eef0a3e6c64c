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
        guard let edge = element.edge(theme) else { continue }
        let depth = max(1, (edge.width * scale).rounded())
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
          for (color, steps) in [
            (theme.colors.card, 1), (edge.line, 0), (edge.line, 1 - depth), (edge.inner, -depth),
          ] {
            #expect(
              picture.isColored(color, x: x + steps * outX, y: y + steps * outY, scale: 1),
              "\(element)")
          }
        }
      }
    }
  }
}

extension DialogLayout.Element {
  /// The line around what stands by itself on the card, and the colour within.
  fileprivate func edge(
    _ theme: Theme
  ) -> (line: Theme.Color, width: Double, inner: Theme.Color)? {
    let colors = theme.colors
    let width = theme.metrics.outlineWidth
    switch part {
    case .button(let tint):
      let fill = colors[fill: tint].over(colors.card)
      return (colors.edges[tint] ?? fill, width, fill)
    case .box(let isWrong):
      return isWrong
        ? (colors[text: .problem], width * 1.5, colors.box) : (colors.outline, width, colors.box)
    case .mark(false, let isOn):
      let accent = colors[fill: .accent]
      return isOn ? (accent, width, accent) : (colors.outline, width, colors.box)
    case .row, .mark, .icon, .text, .separator, .progress: return nil
    }
  }
}
