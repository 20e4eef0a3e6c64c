import DialogLocalization
import Dialogs
import Testing

@Suite("Pseudo-languages")
struct PseudoLanguageTests {
  private static let localizer = GettextLocalizer.shipped(environment: [:])

  private static func resolved(_ text: DialogText, _ tag: String) -> ResolvedText {
    text.resolved(in: localizer.languages(for: tag), by: localizer)
  }

  static let texts: [(text: DialogText, accented: String, arabic: String)] = [
    ("OK", "[ÖĶ~]", "وك"), ("Open", "[Öþéñ~ö]", "وپعن"), (.stock(.cancel), "[Çáñçéļ~öñ]", "ثانثعل"),
    ("", "", ""), ("?", "[?~]", "?"), ("日本", "[日本~]", "日本"),
    ("Delete \("Tom & Jerry", as: "name")?", "[Ðéļéţé Tom & Jerry?~öñé]", "دعلعتع Tom & Jerry?"),
    ("{\("x", as: "name")} {z}", "[{x} {ž}~öñ]", "{x} {ز}"),
    (
      DialogText("One file", plural: "\(5, as: "count") files", count: 5), "[5 ƒîļéš~öñ]", "5 فيلعس"
    ),
    (
      DialogText("One file", plural: "\(1, as: "count") files", count: 1), "[Öñé ƒîļé~öñé]",
      "ونع فيلع"
    ),
    (DialogText(verbatim: "a.txt"), "a.txt", "a.txt"),
  ]

  @Test("are made of the source text, and leave the arguments alone", arguments: texts)
  func words(text: DialogText, accented: String, arabic: String) {
    #expect(Self.resolved(text, "en_XA").string == accented)
    #expect(Self.resolved(text, "ar-xb").string == arabic)
  }

  @Test("are 40 % longer, rounded up, whatever the length", arguments: 1...60)
  func length(count: Int) {
    let text = String(repeating: "abcd ", count: count).prefix(count)
    let shown = Self.resolved(DialogText(key: String(text)), "en_XA").string
    #expect(shown.count == count + (count * 4 + 9) / 10 + 2)
  }

  @Test("have a direction, no override of it, and are translated")
  func direction() {
    for (tag, direction): (String, TextDirection) in [
      ("en_XA", .leftToRight), ("ar_XB.UTF-8", .rightToLeft),
    ] {
      let text = Self.resolved("The quick brown fox jumps over the lazy dog", tag)
      #expect(text.direction == direction)
      #expect(text.status == .translated)
      #expect(Self.resolved(.stock(.ok), tag).status == .stock)
      #expect(!text.string.unicodeScalars.contains { $0.properties.isBidiControl })
      #expect(!text.string.unicodeScalars.contains { $0.isASCII && $0.properties.isAlphabetic })
      let letters = Set(text.string.filter(\.isLetter).lowercased())
      #expect(letters.count == 26, "two letters became one")
    }
  }

  @Test("let yes and no be typed, and every button be told apart")
  func dialog() throws {
    var dialog = Dialog.alert(
      "Save?", buttons: [.stock(.save), .stock(.dontSave), .stock(.cancel)])
    for tag in ["en_XA", "ar_XB"] {
      dialog.language = tag
      let content = try dialog.content(localizedBy: Self.localizer)
      #expect(content.words.yes == ["yes", "y"])
      #expect(content.words.defaultMark != "default")
      #expect(content.language.tag == tag)
      #expect(Set(content.buttons.map(\.title.string)).count == 3)
      for button in content.buttons {
        let key = try #require(button.accessKey)
        #expect(button.title.string.lowercased().contains(key))
      }
      #expect(Set(content.buttons.map(\.accessKey)).count == 3)
    }
  }

  @Test("serve those who ask for them, and are not listed")
  func notListed() throws {
    #expect(!Self.localizer.languages.contains { $0.tag.contains("_X") })
    #expect(Self.localizer.languages(for: "ar_XA").map(\.tag) == ["ar"])
    #expect(Self.localizer.languages(for: "en_XB").map(\.tag) == ["en"])
    let reader = GettextLocalizer.shipped(environment: ["LANG": "ar_XB.UTF-8"])
    #expect(reader.language(for: nil) == Language(tag: "ar_XB", direction: .rightToLeft))
    let app = LocalizerChain(Self.localizer, SourceLocalizer())
    #expect(
      DialogText("Open").resolved(in: app.languages(for: "en_XA"), by: app).string == "[Öþéñ~ö]")
  }

  @Test("give way to a catalog of that name")
  func catalog() throws {
    let folder = try TemporaryFolder.installation(["en_XA": CatalogBuilder([("Open", ["0p3n"])])])
    let localizer = try GettextLocalizer(catalogs: folder.path, environment: [:])
    let languages = localizer.languages(for: "en_XA")
    #expect(DialogText("Open").resolved(in: languages, by: localizer).string == "0p3n")
  }
}
