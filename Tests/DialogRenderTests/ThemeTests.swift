import Dialogs
import Testing

@testable import DialogRender

@Suite("A theme")
struct ThemeTests {
  private let colors = Theme.light.colors

  @Test(
    "knows the contrast that WCAG gives as an example",
    arguments: [
      (0x000000, 0xFFFFFF, 21.0), (0xFFFFFF, 0xFFFFFF, 1), (0x777777, 0xFFFFFF, 4.48),
    ] as [(UInt32, UInt32, Double)])
  func contrast(ink: UInt32, paper: UInt32, ratio: Double) {
    #expect(abs(Theme.Color(ink).contrast(on: Theme.Color(paper)) - ratio) < 0.005)
  }

  @Test("mixes a translucent colour with what lies below")
  func mixing() {
    let mixed = Theme.Color(0xFF0000, alpha: 0.5).over(Theme.Color(0x0000FF))
    #expect(mixed == Theme.Color(red: 0.5, green: 0, blue: 0.5))
  }

  @Test("has a colour for every tone and every tint")
  func completeness() {
    #expect(Set(colors.texts.keys) == Set(Theme.Tone.allCases))
    #expect(Set(colors.fills.keys) == Set(Theme.Tint.allCases))
    #expect(Set(Theme.light.type.fonts.keys) == Set(Theme.TextStyle.allCases))
    #expect(colors.canvas.alpha == 1 && colors.card.alpha == 1)
  }

  @Test(
    "sets every text in a colour that can be read on what lies below it (WCAG 2.2 AA)",
    arguments: Sample.allCases)
  func reading(sample: Sample) throws {
    var content = try sample.content()
    var dialogs = [content]
    // Each button as the default, whatever its role.
    for button in content.buttons where button.isEnabled {
      content.defaultButton = button.id
      dialogs.append(content)
    }
    for content in dialogs {
      let layout = try DialogLayout(content, theme: .light, measurer: BlockMeasurer())
      for element in layout.elements {
        guard case .text(let text) = element.part, text.tone != .disabled else { continue }
        let paper = layout.elements.compactMap { $0.fill(colors, under: element) }.last
        let ratio = colors[text: text.tone].contrast(on: paper ?? colors.card)
        #expect(ratio >= 4.5, "\(text.tone) on \(element.owner): \(ratio)")
      }
    }
  }

  @Test("has outlines and fills that can be told from the card (WCAG 2.2, 1.4.11)")
  func outlines() {
    for color in [colors.outline, colors[fill: .accent], colors[text: .problem]] {
      #expect(color.contrast(on: colors.card) >= 3)
    }
    #expect(colors[fill: .accent].contrast(on: colors.track) >= 3)
    #expect(colors[text: .onAccent].contrast(on: colors[fill: .accent]) >= 3)
  }
}

extension DialogLayout.Element {
  /// The opaque colour that this element puts under another.
  fileprivate func fill(_ colors: Theme.Colors, under other: DialogLayout.Element) -> Theme.Color? {
    guard frame.overlaps(other.frame) else { return nil }
    return switch part {
    case .button(let tint), .row(let tint, _, _): colors[fill: tint].over(colors.card)
    case .box: colors.box.over(colors.card)
    default: nil
    }
  }
}
