import Dialogs
import Glibc
import Testing

@testable import DialogRender

@Suite("Text")
struct TypesetterTests {
  private let type = Theme.light.type

  private func layout(
    _ string: String, language: String = "en", style: Theme.TextStyle = .message,
    width: Double = .infinity
  ) throws -> TextLayout {
    let language = SampleLocalizer().language(for: language)
    let text = StyledText(ResolvedText(verbatim: string, language: language), style)
    return try #require(try Typesetter().layout(of: text, in: type, width: width))
  }

  @Test("of every sample has a glyph for each of its letters", arguments: Sample.languages)
  func glyphs(language: String) throws {
    let letters = ["ja": "あ漢", "ar": "ب"][language] ?? "a"
    guard try layout(letters, language: language).unknownScalars.isEmpty else {
      let isCI = getenv("CI") != nil
      if isCI {
        Issue.record("no font for \(language): install fonts-noto-core and fonts-noto-cjk")
      }
      print("skipped: no font for \(language) is installed")
      return
    }
    for sample in Sample.allCases {
      let typesetter = try Typesetter()
      for text in try DialogLayout(sample.content(in: language)).elements.compactMap(\.text) {
        let layout = try #require(typesetter.layout(of: text, in: type, width: .infinity))
        #expect(layout.unknownScalars.isEmpty, "\(text.text.string)")
        #expect(!layout.isCut)
      }
    }
  }

  @Test("without a glyph is noticed")
  func unknownGlyph() throws {
    #expect(try layout("\u{F8FF}\u{E123}").unknownScalars == ["\u{F8FF}", "\u{E123}"])
  }

  @Test(
    "is never set wider than asked, not even a word that cannot be broken",
    arguments: ["WWWWWWWWWWWWWWWWWWWWWWWWWWW", "削除しますか削除しますか", "a b c d e f g h i j k l m"])
  func width(string: String) throws {
    for style in Theme.TextStyle.allCases {
      for width in [30.0, 61.5, 97.3] {
        let layout = try layout(string, style: style, width: width)
        #expect(layout.width <= width)
        #expect(layout.lines.count <= type[style].lineLimit)
      }
    }
  }

  @Test("ends in an ellipsis after as many lines as its style allows, however they are broken")
  func limit() throws {
    let limit = type[.message].lineLimit
    let words = String(repeating: "word ", count: 5_000)
    for string in [words, String(repeating: "a\n", count: 500)] {
      let layout = try layout(string, width: 200)
      #expect(layout.lines.count == limit)
      #expect(layout.isCut)
    }
    #expect(try layout("first\nsecond", style: .value).lines.count == 1)
  }

  @Test("takes the same room again when it is set as wide as it was")
  func stability() throws {
    for string in ["Move everything to another folder", "سيُحذف الملف من جميع الأجهزة", "削除しますか"] {
      for width in stride(from: 40.0, to: 200, by: 13) {
        let first = try layout(string, width: width)
        let second = try layout(string, width: first.width.rounded(.up))
        #expect(second.lines.count == first.lines.count)
      }
    }
  }

  @Test("has lines of the same height in every script")
  func lineHeight() throws {
    for (language, string) in [("en", "Ågy"), ("ja", "削除ょ"), ("ar", "حذف الملف")] {
      #expect(try layout(string, language: language, style: .button).height == 20)
    }
  }

  @Test("goes on after a NUL, which is to be seen")
  func controls() {
    let text = ResolvedText(verbatim: "a\u{0}b\u{7}\tc\nd\u{7F}")
    #expect(text.marked == "a␀b␇\tc\nd␡")
  }

  @Test("isolates what the program put in")
  func isolation() {
    let text = DialogText("Delete \("a.txt", as: "name")?")
      .resolved(in: .source, by: SourceLocalizer())
    #expect(text.marked == "Delete \u{2068}a.txt\u{2069}?")
    let turned = DialogText("Delete \("a\u{202E}\u{0}b\u{2069}", as: "name")?")
      .resolved(in: .source, by: SourceLocalizer())
    #expect(turned.marked == "Delete \u{2068}a␀b\u{2069}?")
  }

  @Test(
    "is in a language that Pango knows",
    arguments: [
      ("en", "en"), ("pt_BR", "pt-br"), ("sr@latin", "sr-latn"), ("zh_TW", "zh-tw"),
      ("zh-Hans", "zh-cn"), ("zh_HK", "zh-hk"), ("ko_KR", "ko"), ("", "en"),
    ])
  func language(tag: String, pango: String) {
    #expect(Language(tag: tag).pangoTag == pango)
  }

  @Test(
    "tells in which language its Han letters are meant",
    arguments: [
      ("ja", "漢字", "ja"), ("zh_TW", "漢字", "zh-tw"), ("zh_HK", "漢字", "zh-hk"),
      ("zh-Hans", "漢字かな", "zh-cn"), ("en", "漢字", "zh-cn"), ("de", "漢字とかな", "ja"),
      ("en", "漢字 한글", "kor"), ("ko", "漢字", "kor"), ("", "漢字", "zh-cn"),
    ])
  func han(tag: String, text: String, pango: String) {
    #expect(Language(tag: tag).hanTag(in: text) == pango)
  }
}
