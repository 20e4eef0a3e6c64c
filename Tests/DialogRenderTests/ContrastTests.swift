import DialogGraphics
import Dialogs
import Testing

@testable import DialogRender

/// What WCAG 2.2 asks for, of everything that layouts put on something.
@Suite("In every theme")
struct ContrastTests {
  /// What is painted on what in samples and made-up dialogs, with each answer as the default.
  private static let pairs: Set<PaintedPair> = {
    let samples = Sample.allCases.compactMap { try? $0.content() }
    let generated = (0..<40).compactMap { seed in
      try? GeneratedContent.content(seed: seed, language: "en")
    }
    let layouts = (samples + generated).flatMap { content in
      content.buttons.map(\.id).compactMap { id in
        var content = content
        content.defaultButton = id
        return try? DialogLayout(content, theme: .light, measurer: BlockMeasurer())
      }
    }
    return Set(layouts.flatMap(\.pairs))
  }()

  @Test(
    "texts can be read on what lies below them; in “contrast” also answers that cannot be given",
    arguments: Theme.all.indices)
  func texts(index: Int) {
    let theme = Theme.all[index]
    var tones: Set<Theme.Tone> = []
    for pair in Self.pairs {
      guard case .text(let tone) = pair.ink else { continue }
      tones.insert(tone)
      let ratio = theme.colors[text: tone].contrast(on: pair.ground.color(in: theme))
      #expect(ratio >= theme.leastRatio(of: tone), "\(tone) on \(pair.ground)")
    }
    #expect(tones == Set(Theme.Tone.allCases))
  }

  @Test(
    "outlines, marks and bars can be told from what is beside them", arguments: Theme.all.indices)
  func outlines(index: Int) {
    let colors = Theme.all[index].colors
    for pair in Self.pairs {
      for (ink, ground) in pair.ink.boundaries(colors) {
        #expect(ink.contrast(on: ground) >= 3, "\(pair)")
      }
    }
  }

  @Test("the rest of “contrast” can be told from what is beside it")
  func contrast() {
    let theme = Theme.contrast
    let colors = theme.colors
    for (ink, ground) in [
      (colors.cardEdge, colors.canvas), (colors.cardEdge, colors.card),
      (colors.separator, colors.card), (colors.track, colors.card), (colors.anchor, colors.hint),
    ] {
      #expect(ink.contrast(on: ground) >= 3)
    }
    for tint in Theme.Tint.allCases {
      let ratios = [colors[fill: tint], colors.edges[tint] ?? colors.card].map {
        $0.contrast(on: colors.card)
      }
      #expect(ratios.contains { $0 >= 3 }, "\(tint)")
    }
  }

  @Test("icons are seen wherever they lie", arguments: Theme.all.indices, DialogIcon.names)
  func icons(index: Int, name: String) throws {
    let theme = Theme.all[index]
    let grounds = Set(
      Self.pairs.compactMap { pair -> Theme.Color? in
        guard case .icon(let ground) = pair.ink, ground != .disabled else { return nil }
        return ground == .strong ? theme.colors.card : pair.ground.color(in: theme)
      })
    #expect(grounds.count > 1)
    let frame = DialogRect(x: 0, y: 0, width: 20, height: 20)
    let icon = try DialogIcon.named(name).bitmap(fitting: frame, scale: 2)
    for ground in grounds {
      #expect(icon.shareSeen(on: ground) >= (theme.name == "contrast" ? 0.4 : 1 / 12))
    }
  }

  @Test("an icon of the card's own colour lies on a plate", arguments: Theme.all.indices)
  func plates(index: Int) throws {
    let theme = Theme.all[index]
    let isDark = theme.colors.card.luminance < 0.5
    for (shade, needsPlate) in [(UInt8(0), isDark), (255, !isDark)] {
      let glyph = try Bitmap(
        width: 8, height: 8, color: RGBAColor(red: shade, green: shade, blue: shade))
      let content = try Dialog.alert("Title", icon: .png(glyph.png())).content()
      let frame = try #require(
        try DialogLayout(content).elements.first {
          if case .icon = $0.part { true } else { false }
        }?.frame)
      let picture = try render(content, RenderOptions(theme: theme))
      let color = needsPlate ? theme.colors.plate : theme.colors.card
      #expect(picture.isColored(color, x: frame.x - 2, y: frame.midY, scale: 1))
    }
  }

  @Test("pictures have the grounds that contrasts are reckoned with", arguments: Theme.all.indices)
  func pixels(index: Int) throws {
    let theme = Theme.all[index]
    for sample in [Sample.deletion, .signIn, .photo] {
      let content = try sample.content(hasIcons: false)
      let layout = try DialogLayout(content)
      let picture = try render(content, RenderOptions(theme: theme))
      for element in layout.elements where element.text != nil {
        let ground = layout.ground(of: element).color(in: theme)
        #expect(
          picture.isColored(ground, x: element.frame.x, y: element.frame.y, scale: 1),
          "\(sample) \(element.owner)")
      }
    }
  }
}

extension Theme {
  /// WCAG 2.2, 1.4.3 and, in “contrast”, 1.4.6; what cannot be chosen is exempt there but not in it.
  fileprivate func leastRatio(of tone: Tone) -> Double {
    switch (name, tone) {
    case ("contrast", .disabled): 4.5
    case ("contrast", _): 7
    case (_, .disabled): 1
    default: 4.5
    }
  }
}
