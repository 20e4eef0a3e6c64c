import DialogGraphics
import Dialogs
import Testing

@testable import DialogRender

@Suite("A size of texts")
struct TextSizeTests {
  static let sizes = [0.8, 1, 1.25, 1.5, 2]

  @Test("of 1 is the theme's own")
  func own() {
    for theme in Theme.all { #expect(theme.withTextSize(1) == theme) }
  }

  @Test("changes every text alike, and no colour", arguments: sizes)
  func texts(size: Double) {
    for theme in Theme.all {
      let other = theme.withTextSize(size)
      for style in Theme.TextStyle.allCases {
        let (font, larger) = (theme.type[style], other.type[style])
        #expect(larger.size == font.size * size)
        #expect(larger.lineHeight == (font.lineHeight * size).rounded(.up))
        #expect(larger.weight == font.weight && larger.lineLimit == font.lineLimit)
      }
      #expect(other.colors == theme.colors && other.name == theme.name)
    }
  }

  @Test("leaves boxes with room for a line, and buttons that can be hit", arguments: sizes)
  func boxes(size: Double) {
    let theme = Theme.light.withTextSize(size)
    let metrics = theme.metrics
    for height in [metrics.buttonHeight, metrics.rowHeight] {
      #expect(height >= theme.type[.button].lineHeight + 2 * metrics.textInset)
      #expect(height >= 24)
    }
    #expect(metrics.boxHeight >= theme.type[.value].lineHeight + 2 * metrics.textInset)
    #expect(metrics.markSize <= theme.type[.item].lineHeight)
    for length in [metrics.buttonHeight, metrics.rowHeight, metrics.boxHeight, metrics.iconSize] {
      #expect(length == length.rounded())
    }
  }

  @Test("makes cards larger the larger it is", arguments: Sample.allCases)
  func growth(sample: Sample) throws {
    let content = try sample.content()
    let areas = try Self.sizes.map { size in
      let card = try DialogLayout(
        content, theme: .light.withTextSize(size), measurer: BlockMeasurer()
      ).card
      return card.width * card.height
    }
    #expect(areas == areas.sorted() && Set(areas).count == areas.count)
  }

  @Test("is an option of a picture")
  func option() throws {
    let content = try Sample.deletion.content()
    for size in [0.8, 2] {
      let layout = try DialogLayout(content, RenderOptions(textSize: size))
      let themed = try DialogLayout(content, RenderOptions(theme: .light.withTextSize(size)))
      #expect(layout == themed)
      let picture = try render(content, RenderOptions(textSize: size))
      #expect(Double(picture.width) == layout.width)
    }
  }

  @Test("that is none is refused", arguments: [0, 0.79, 2.01, -1, .infinity, .nan])
  func refused(size: Double) throws {
    let content = try Sample.notice.content()
    let error = #expect(throws: PictureError.self) {
      try render(content, RenderOptions(textSize: size))
    }
    #expect(error?.description.contains("give a number from 0.8 to 2") == true)
  }
}
