import Dialogs
import Testing

@testable import DialogRender

@Suite("A theme")
struct ThemeTests {
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

  @Test("is found by its name, and each has its own")
  func names() {
    #expect(Theme.all.map(\.name) == ["light", "dark", "contrast"])
  }

  @Test("has a colour for every tone and every tint", arguments: Theme.all.indices)
  func completeness(index: Int) {
    let theme = Theme.all[index]
    #expect(Set(theme.colors.texts.keys) == Set(Theme.Tone.allCases))
    #expect(Set(theme.colors.fills.keys) == Set(Theme.Tint.allCases))
    #expect(Set(theme.type.fonts.keys) == Set(Theme.TextStyle.allCases))
    for color in [theme.colors.canvas, theme.colors.card, theme.colors.plate] {
      #expect(color.alpha == 1)
    }
  }
}
