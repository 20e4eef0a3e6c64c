import DialogGraphics
import Dialogs
import Testing

@testable import DialogRender

@Suite("A picture")
struct RenderTests {
  private let theme = Theme.light

  @Test("is twice as large at scale 2, in both directions", arguments: ["en", "ar"])
  func scale(language: String) throws {
    let content = try Sample.progress.content(in: language)
    let layout = try DialogLayout(content)
    for scale in [1, 1.5, 2, 3] {
      let picture = try render(content, RenderOptions(scale: scale))
      #expect(Double(picture.width) == (layout.width * scale).rounded())
      #expect(Double(picture.height) == (layout.height * scale).rounded())
    }
  }

  @Test("has the same pixels whenever it is drawn, also several at once")
  func determinism() async throws {
    let content = try Sample.many.content(in: "ja")
    let picture = try render(content, RenderOptions(scale: 2))
    #expect(picture.isOpaque)
    let png = try picture.png()
    try await withThrowingTaskGroup(of: [UInt8].self) { group in
      for _ in 0..<6 { group.addTask { try render(content, RenderOptions(scale: 2)).png() } }
      for try await other in group { #expect(other == png) }
    }
  }

  @Test(
    "fills the default button with the accent and a destructive one with red",
    arguments: Sample.languages)
  func roles(language: String) throws {
    let content = try Sample.deletion.content(in: language, hasIcons: false)
    let picture = try render(content, RenderOptions(scale: 2))
    let fills = try DialogLayout(content).elements.compactMap { element in
      if case .button(let tint) = element.part { (tint, element.frame) } else { nil }
    }
    #expect(
      fills.map(\.0).sorted { $0.rawValue < $1.rawValue } == [.accent, .destructive, .neutral])
    for (tint, frame) in fills {
      let color = theme.colors[fill: tint].over(theme.colors.card)
      #expect(picture.isColored(color, x: frame.x + 4, y: frame.midY, scale: 2), "\(tint)")
    }
  }

  @Test("paints text within its frame and nowhere else on the card")
  func ink() throws {
    let word = String(repeating: "W", count: 400)
    var dialog = Dialog.alert(
      DialogText(verbatim: word), message: DialogText(verbatim: word),
      fields: [.text("f", label: DialogText(verbatim: word), value: word)])
    dialog.addButton(DialogText(verbatim: word))
    let content = try dialog.content()
    let layout = try DialogLayout(content)
    let picture = try render(content)
    for x in [layout.card.x + 12, layout.card.maxX - 12] {
      for y in Int(layout.card.y + 2)..<Int(layout.card.maxY - 2) {
        #expect(picture.isColored(theme.colors.card, x: x, y: Double(y), scale: 1))
      }
    }
    for element in layout.elements where element.text != nil {
      #expect(picture.hasInk(in: element.frame, scale: 1))
    }
  }

  @Test("shows the icon on the right in Arabic, and on the left in English")
  func icon() throws {
    for language in ["en", "ar"] {
      let content = try Sample.deletion.content(in: language)
      let card = try DialogLayout(content).card
      let picture = try render(content)
      let left = DialogRect(x: card.x + 24, y: card.y + 20, width: 48, height: 48)
      let amber = [left, left.mirrored(in: Double(picture.width))].map { frame in
        picture.colors(in: frame, scale: 1).contains { $0[0] > 230 && $0[1] > 140 && $0[2] < 90 }
      }
      #expect(amber == [language == "en", language == "ar"])
    }
  }

  @Test("begins the lines of every language on the dialog's own side")
  func alignment() throws {
    for (language, isRight) in [("en", false), ("de", false), ("ar", true)] {
      for title in ["Latin", "عربي", "日本語"] {
        var dialog = Dialog.alert(DialogText(verbatim: title))
        dialog.language = language
        let content = try dialog.content(localizedBy: SampleLocalizer())
        let frame = try #require(try DialogLayout(content).elements.first { $0.text != nil }?.frame)
        let half = DialogRect(x: frame.x, y: frame.y, width: frame.width / 2, height: frame.height)
        let picture = try render(content)
        #expect(picture.hasInk(in: half, scale: 1) != isRight)
        #expect(
          picture.hasInk(in: half.mirrored(in: Double(picture.width)), scale: 1) == isRight)
      }
    }
  }

  @Test("fills a progress bar from the side where lines begin", arguments: ["en", "ar"])
  func progress(language: String) throws {
    let content = try Sample.progress.content(in: language)
    let picture = try render(content)
    let bar = try #require(
      try DialogLayout(content).elements.first {
        if case .progress = $0.part { true } else { false }
      }?.frame)
    let colors = [theme.colors[fill: .accent], theme.colors.track]
    for (place, color) in [(0.1, 0), (0.3, 0), (0.5, 1), (0.9, 1)] {
      let x = language == "ar" ? bar.maxX - bar.width * place : bar.x + bar.width * place
      #expect(picture.isColored(colors[color], x: x, y: bar.midY, scale: 1))
    }
  }

  @Test("has a shadow that is deepest at the card and fades without a step")
  func shadow() throws {
    let content = try Sample.notice.content()
    let card = try DialogLayout(content).card
    let picture = try render(content)
    let below = (Int(card.maxY) + 1..<picture.height).map { y in
      Int(picture.color(x: Int(card.midX), y: y)[0])
    }
    #expect(below == below.sorted())
    #expect(below[0] < Int(theme.colors.canvas.red * 255) - 20)
    #expect(below.suffix(4).allSatisfy { $0 == Int((theme.colors.canvas.red * 255).rounded()) })
    #expect(zip(below.dropFirst(3), below.dropFirst(4)).allSatisfy { $1 - $0 <= 6 })
  }

  @Test("of a megabyte of text is drawn in reasonable time, and is no larger than it must be")
  func megabyte() throws {
    let words = DialogText(verbatim: String(repeating: "word ", count: 200_000))
    let content = try Dialog.alert(words, message: words, buttons: [DialogButton(words)]).content()
    var picture: Bitmap?
    let time = try ContinuousClock().measure { picture = try render(content) }
    #expect(time < .seconds(30))
    #expect((picture?.height ?? .max) < 2_000)
  }

  @Test(
    "draws every sample in every language, with and without an anchor",
    arguments: Sample.allCases, Sample.languages)
  func everything(sample: Sample, language: String) throws {
    for anchor in [nil, DialogAnchor.tabBar("t")] {
      let content = try sample.content(in: language, anchor: anchor, hasIcons: false)
      let layout = try DialogLayout(content)
      let picture = try render(content)
      for element in layout.elements where element.text?.text.string.isEmpty == false {
        #expect(picture.hasInk(in: element.frame, scale: 1), "\(element)")
      }
    }
  }
}

extension Bitmap {
  func color(x: Int, y: Int) -> ArraySlice<UInt8> {
    let start = y * bytesPerRow + x * 4
    return ArraySlice(pixels[start..<start + 3].map(\.self))
  }

  func isColored(_ color: Theme.Color, x: Double, y: Double, scale: Double) -> Bool {
    let found = self.color(x: Int(x * scale), y: Int(y * scale))
    let wanted = [color.red, color.green, color.blue].map { $0 * 255 }
    return zip(found, wanted).allSatisfy { abs(Double($0) - $1) <= 1.5 }
  }

  func colors(in frame: DialogRect, scale: Double) -> [ArraySlice<UInt8>] {
    (Int(frame.y * scale)..<Int(frame.maxY * scale)).flatMap { y in
      (Int(frame.x * scale)..<Int(frame.maxX * scale)).map { color(x: $0, y: y) }
    }
  }

  /// Whether not all of a frame has one colour.
  func hasInk(in frame: DialogRect, scale: Double) -> Bool {
    let colors = colors(in: frame.inset(x: 1, y: 1), scale: scale)
    return colors.contains { $0 != colors.first }
  }
}
