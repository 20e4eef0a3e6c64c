import CPango
import DialogGraphics
import DialogLocalization
import Dialogs
import Testing

@testable import DialogRender

@Suite("The fonts of a picture", .serialized)
struct FontSetTests {
  /// What takes time besides texts is left out.
  private let options: RenderOptions = {
    var theme = Theme.light
    theme.shadows = []
    theme.metrics.canvasMargin = 0
    return RenderOptions(theme: theme, fonts: .hermetic)
  }()

  private func title(_ string: String, in language: String) throws -> DialogContent {
    var dialog = Dialog.alert(DialogText(verbatim: string))
    dialog.language = language
    return try dialog.content(localizedBy: SampleLocalizer())
  }

  @Test(
    "that are named have a glyph for every letter of the stock words, at the right weight",
    arguments: GettextLocalizer.shipped().languages.map(\.tag))
  func stockWords(language: String) throws {
    var dialog = Dialog(
      .alert, title: .stock(.delete),
      buttons: StockTitle.allCases.map { DialogButton($0.text, id: $0.rawValue) })
    dialog.language = language
    let content = try dialog.content(localizedBy: GettextLocalizer.shipped())
    for text in try rendering(of: content, options).texts {
      #expect(text.unknownScalars == [], "\(text.text.text.string)")
      #expect(!text.hasOtherWeight, "\(text.text.text.string)")
      #expect(text.families.allSatisfy { $0.hasPrefix("Noto Sans") })
    }
  }

  @Test(
    "that are named draw Han letters as their language does",
    arguments: [
      ("ja", "JP"), ("ko", "KR"), ("zh_CN", "SC"), ("zh_TW", "TC"), ("zh_HK", "HK"), ("en", "SC"),
    ])
  func han(language: String, region: String) throws {
    let texts = try rendering(of: title("直骨", in: language), options).texts
    #expect(texts.first?.families == ["Noto Sans CJK \(region)"])
  }

  @Test("differ in what 直骨 looks like in Japanese and in Chinese")
  func hanForms() throws {
    let pictures = try ["ja", "zh_CN"].map { try render(title("直骨", in: $0), options) }
    let isSame = pictures[0] == pictures[1]
    #expect(!isSame)
  }

  @Test("have letters of scripts that no catalog is written in, for names")
  func names() throws {
    let string = "Ελλ Жњ Հայ ქარ አማ தமி తెలు ಕನ್ನ മല ગુજ ਪੰਜ ଓଡ଼ିଆ සිං ខ្មែ ລາວ မြန် नम বাং ไทย עב ∑ ↦ ⌘"
    let text = try #require(try rendering(of: title(string, in: "en"), options).texts.first)
    #expect(text.unknownScalars == [])
  }

  @Test("that are missing are an error, which names the file and the package that has it")
  func missing() throws {
    for path in ["/nowhere/NotoSans-Regular.ttf", "/etc/passwd"] {
      let fonts = FontSet(files: [FontSet.File(path: path, package: "fonts-noto-core")])
      let error = try #require(throws: PictureError.self) {
        try render(title("Title", in: "en"), RenderOptions(fonts: fonts))
      }
      #expect(error == .noFont(path: path, package: "fonts-noto-core"))
      #expect(
        error.description
          == "there is no font in “\(path)”: install the package fonts-noto-core")
    }
  }

  @Test("that are the only ones there are show the rest as unknown")
  func fewFonts() throws {
    let file = try #require(FontSet.notoFiles.first)
    let texts = try rendering(
      of: title("a漢", in: "ja"), RenderOptions(fonts: FontSet(files: [file]))
    ).texts
    #expect(texts.first?.families == ["Noto Sans"])
    #expect(texts.first?.unknownScalars == ["漢"])
  }

  @Test("draw the same whatever was drawn before, and with which fonts")
  func order() throws {
    let contents = try [("en", "Title ع 漢"), ("ja", "直骨 Title"), ("ko", "漢字 데")].map {
      try title($0.1, in: $0.0)
    }
    for fonts in [FontSet.hermetic, .system] {
      let options = RenderOptions(fonts: fonts)
      let first = try contents.map { try render($0, options) }
      let other = fonts == .system ? FontSet.hermetic : .system
      _ = try contents.map { try render($0, RenderOptions(fonts: other)) }
      let second = try contents.reversed().map { try render($0, options) }
      let isSame = first == second.reversed()
      #expect(isSame)
    }
  }

  @Test("leave the configuration of the program, and of GTK in it, as it is")
  func currentConfiguration() throws {
    let current = FcConfigGetCurrent()
    _ = try render(title("Title", in: "en"), options)
    #expect(FcConfigGetCurrent() == current)
    #expect(try FontConfiguration.shared(FontSet.notoFiles).pointer != current)
  }

  @Test("draw the same hundreds of times at once")
  func concurrency() async throws {
    let contents = try ["en", "ja", "ar", "ko"].map { try title("Title 直骨 حذف", in: $0) }
    let pictures = try contents.map { try render($0, options) }
    let mismatches = try await withThrowingTaskGroup(of: Bool.self) { group in
      for number in 0..<400 {
        group.addTask { [options] in
          try render(contents[number % 4], options) != pictures[number % 4]
        }
      }
      return try await group.reduce(0) { $0 + ($1 ? 1 : 0) }
    }
    #expect(mismatches == 0)
  }

  @Test("that were used are in the fingerprint, with the versions of what drew them")
  func fingerprint() throws {
    let fingerprint = try rendering(of: title("a 直骨", in: "zh_TW"), options).fingerprint
    #expect(
      Set(fingerprint.fonts.keys) == ["NotoSans-Bold.ttf", "NotoSansCJK-Bold.ttc#3"])
    #expect(
      fingerprint.fonts.values.allSatisfy { $0.wholeMatch(of: /[0-9a-f]{8}-[1-9][0-9]+/) != nil })
    #expect(Set(fingerprint.fonts.values).count == fingerprint.fonts.count)
    for name in ["pango", "cairo", "freetype", "harfbuzz", "fontconfig"] {
      #expect(fingerprint.versions[name]?.wholeMatch(of: /[0-9]+\.[0-9]+\.[0-9]+/) != nil)
    }
    #expect(fingerprint.options == options)
    #expect(try rendering(of: title("a", in: "zh_TW"), options).fingerprint != fingerprint)
  }
}
