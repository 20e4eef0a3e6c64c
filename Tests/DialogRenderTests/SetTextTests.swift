import DialogGraphics
import Dialogs
import Testing

@testable import DialogRender

@Suite("A text as it was set")
struct SetTextTests {
  private func rendering(
    title: String, language: String = "en", fields: [DialogField] = [],
    change: (inout Theme) -> Void = { _ in }
  ) throws -> Rendering {
    var dialog = Dialog.alert(DialogText(verbatim: title), fields: fields)
    dialog.language = language
    var theme = Theme.light
    change(&theme)
    let content = try dialog.content(localizedBy: SampleLocalizer())
    return try DialogRender.rendering(
      of: content, RenderOptions(theme: theme, fonts: .hermetic))
  }

  private func title(
    _ title: String, language: String = "en", change: (inout Theme) -> Void = { _ in }
  ) throws -> SetText {
    try #require(
      try rendering(title: title, language: language, change: change).texts.first {
        $0.text.style == .title
      })
  }

  private func value(_ value: String) throws -> SetText {
    let field = DialogField.text("f", value: value)
    return try #require(
      try rendering(title: "Title", fields: [field]).texts.first { $0.owner == .field("f") })
  }

  @Test("belongs to the picture that is drawn without it", arguments: Sample.allCases)
  func sameText(sample: Sample) throws {
    let content = try sample.content(in: "ja")
    let options = RenderOptions(scale: 1.5, fonts: .hermetic)
    let rendering = try DialogRender.rendering(of: content, options)
    #expect(rendering.bitmap == (try render(content, options)))
    #expect(rendering.layout == (try DialogLayout(content, options)))
    let elements = rendering.layout.elements.filter { $0.text != nil }
    #expect(rendering.texts.map(\.text) == elements.compactMap(\.text))
    #expect(rendering.texts.map(\.frame) == elements.map(\.frame))
    #expect(rendering.texts.map(\.owner) == elements.map(\.owner))
  }

  @Test(
    "has ink exactly where the picture has",
    arguments: [
      ("en", "Ågy"), ("ar", "حذف الملف"), ("ja", "削除ょ"), ("th", "ปู่ที่"), ("en", "One line\nand two"),
    ])
  func ink(language: String, string: String) throws {
    let rendering = try rendering(title: string, language: language)
    let text = try #require(rendering.texts.first)
    let found = try #require(rendering.bitmap.ink(in: text.frame.inset(x: -8, y: -8)))
    for (told, seen) in [
      (text.ink.x, found.x), (text.ink.y, found.y), (text.ink.maxX, found.maxX),
      (text.ink.maxY, found.maxY),
    ] {
      #expect(abs(told - seen) <= 1.01, "\(text.ink) \(found)")
    }
  }

  @Test("tells its lines, each in its own room")
  func lines() throws {
    let text = try title("First line\nsecond, which is a bit longer")
    #expect(text.lines.map(\.string) == ["First line", "second, which is a bit longer"])
    #expect(text.lines.map(\.frame.y) == [text.frame.y, text.frame.y + 24])
    #expect(text.lines.allSatisfy { $0.frame.x == text.frame.x && $0.frame.height == 24 })
    let arabic = try title("حذف الملف", language: "ar")
    let line = try #require(arabic.lines.first)
    #expect(abs(line.frame.maxX - arabic.frame.maxX) < 0.01)
  }

  @Test("tells what it shows, without marks that isolate what the program put in")
  func isolates() throws {
    let content = try Dialog.alert("Delete \("a.txt", as: "name")?").content()
    let text = try DialogRender.rendering(of: content, RenderOptions(fonts: .hermetic)).texts.first
    #expect(text?.text.text.isolatedString == "Delete \u{2068}a.txt\u{2069}?")
    #expect(text?.lines.map(\.string) == ["Delete a.txt?"])
  }

  @Test(
    "has the direction of its first line, whatever the dialog's is",
    arguments: [
      ("en", "Title", TextDirection.leftToRight), ("en", "عربي", .rightToLeft),
      ("ar", "عربي", .rightToLeft), ("ar", "Title", .leftToRight),
    ])
  func direction(language: String, string: String, direction: TextDirection) throws {
    #expect(try title(string, language: language).direction == direction)
  }

  @Test("names the families in the order in which they are used")
  func families() throws {
    #expect(
      try title("a 漢 ب ✓ b").families
        == ["Noto Sans", "Noto Sans CJK SC", "Noto Sans Arabic", "Noto Sans Symbols2"])
    #expect(
      try title("حذف abc", language: "ar").families == ["Noto Sans Arabic", "Noto Sans"])
  }

  @Test(
    "names what no font has a glyph for, once and but for control characters",
    arguments: [
      ("plain", ""), ("a\u{F8FF}b\u{E123}\u{F8FF}", "\u{F8FF}\u{E123}"), ("a\u{7}\u{85}\tb", ""),
      ("\u{F8FF}\nsecond\u{E000}", "\u{F8FF}\u{E000}"), ("e\u{200D}\u{FE0F}x", ""),
    ])
  func unknown(string: String, unknown: String) throws {
    #expect(try title(string).unknownScalars == Array(unknown.unicodeScalars))
  }

  @Test("is cut where an ellipsis stands for some of it, and tells what is unknown behind that")
  func cut() throws {
    let words = String(repeating: "word ", count: 60)
    let line = try value(words + "\u{F8FF}")
    #expect(line.isCut)
    #expect(line.lines.first?.string.hasSuffix("…") == true)
    #expect(line.unknownScalars == ["\u{F8FF}"])
    let paragraphs = try title(String(repeating: "a\n", count: 20) + "\u{F8FF}")
    #expect(paragraphs.isCut)
    #expect(paragraphs.unknownScalars == ["\u{F8FF}"])
    let whole = try value("An ellipsis of its own…")
    #expect(!whole.isCut)
  }

  @Test("names the words that are broken inside")
  func broken() throws {
    let word = String(repeating: "Donaudampfschiff", count: 6)
    #expect(try title("A \(word) here").brokenWords == [word])
    #expect(try title(String(repeating: "word ", count: 40)).brokenWords == [])
    #expect(try title(String(repeating: "削除", count: 40), language: "ja").brokenWords == [])
    #expect(try title("first\nsecond").brokenWords == [])
  }

  @Test("overflows where not even a letter fits")
  func overflow() throws {
    let text = try title("W") { theme in
      theme.type.fonts[.title]?.size = 500
      theme.type.fonts[.title]?.weight = 700
    }
    #expect(text.isOverflowing)
    #expect(try !title(String(repeating: "Wide ", count: 30)).isOverflowing)
  }

  @Test("tells where letters are not as heavy as its style asks")
  func weight() throws {
    #expect(try !title("Title").hasOtherWeight)
    #expect(try title("Title") { $0.type.fonts[.title]?.weight = 500 }.hasOtherWeight)
    // There is no bold face of these symbols.
    #expect(try title("Done ✓").hasOtherWeight)
  }
}

extension Bitmap {
  /// The smallest rectangle around all that has another colour than the corner of a frame.
  fileprivate func ink(in frame: DialogRect) -> DialogRect? {
    let ground = color(x: Int(frame.x), y: Int(frame.y))
    let places = (Int(frame.y)..<Int(frame.maxY)).flatMap { y in
      (Int(frame.x)..<Int(frame.maxX)).filter { color(x: $0, y: y) != ground }.map { ($0, y) }
    }
    guard let left = places.map(\.0).min(), let right = places.map(\.0).max(),
      let top = places.map(\.1).min(), let bottom = places.map(\.1).max()
    else { return nil }
    return DialogRect(
      x: Double(left), y: Double(top), width: Double(right + 1 - left),
      height: Double(bottom + 1 - top))
  }
}
