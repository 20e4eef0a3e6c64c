import Dialogs
import Testing

/// What becomes of a text in the reader's language.
@Suite("Resolution")
struct ResolutionTests {
  static let german = Language(tag: "de")

  private func resolved(
    _ text: DialogText, _ words: [String: String] = [:], in language: Language = german
  ) -> ResolvedText {
    text.resolved(in: language, by: DictionaryLocalizer(words: [language.tag: words]))
  }

  @Test func `a translation is in the dialog's language, and says so`() {
    let text = resolved("Keep \("a", as: "name")", ["Keep {name}": "{name} behalten"])
    #expect(text.string == "a behalten")
    #expect(text.pieces == [.argument("a"), .literal(" behalten")])
    #expect(text.status == .translated)
    #expect(text.language == Self.german)
    #expect(text.key == "Keep {name}")
  }

  @Test func `without a translation it is the source text, in the source language`() {
    let text = resolved("Keep")
    #expect(text.string == "Keep")
    #expect(text.status == .fallback)
    #expect(text.language == .source)
  }

  @Test func `the source language needs no translation, and may have one`() {
    #expect(resolved("Keep", in: .source).status == .translated)
    #expect(resolved("Keep", ["Keep": "Retain"], in: .source).string == "Retain")
  }

  @Test func `verbatim text has no key and the dialog's language`() {
    let text = resolved(DialogText(verbatim: "Keep"), ["Keep": "Behalten"])
    #expect(text.string == "Keep")
    #expect(text.status == .verbatim)
    #expect(text.key == nil)
    #expect(text.language == Self.german)
  }

  @Test func `a right-to-left language gives its direction`() {
    let arabic = Language(tag: "ar", direction: .rightToLeft)
    #expect(resolved("Keep", ["Keep": "احتفظ"], in: arabic).direction == .rightToLeft)
    #expect(resolved("Keep", in: arabic).direction == .leftToRight)
  }

  /// Translations of `Move {name} to {place}`.
  static let unusable = [
    "Nach {place}", "{name} verschieben", "Verschieben", "{name} nach {place} von {origin}",
    "{name} nach {Place}", "{{name}} nach {place}", "{name nach {place}",
  ]

  @Test(arguments: unusable)
  func `a translation that loses or invents a name is not used`(translation: String) {
    let text = resolved(
      "Move \("a", as: "name") to \("b", as: "place")", ["Move {name} to {place}": translation])
    #expect(text.string == "Move a to b")
    #expect(text.status == .lostPlaceholder)
    #expect(text.language == .source)
  }

  static let usable = [
    ("{place}: {name}", "b: a"), ("{name}{name} → {place}", "aa → b"),
    ("{{{name}}} → {place}", "{a} → b"), ("{name} {place} 100 % {", "a b 100 % {"),
  ]

  @Test(arguments: usable)
  func `a translation may put the names elsewhere`(translation: String, shown: String) {
    let text = resolved(
      "Move \("a", as: "name") to \("b", as: "place")", ["Move {name} to {place}": translation])
    #expect(text.string == shown)
    #expect(text.status == .translated)
  }

  @Test func `what an argument says is never read again`() {
    let text = resolved(
      "Move \("{place}", as: "name") to \("{name} {{x}}", as: "place")",
      ["Move {name} to {place}": "{place} ← {name}"])
    #expect(text.string == "{name} {{x}} ← {place}")
  }

  @Test func `a name without a value stays visible, and is told`() {
    let text = resolved(DialogText(key: "Move {name}"), ["Move {name}": "{name} verschieben"])
    #expect(text.string == "Move {name}")
    #expect(text.pieces == [.literal("Move "), .literal("{name}")])
    #expect(text.status == .lostPlaceholder)
    #expect(resolved(DialogText(key: "Move {name}"), in: .source).status == .lostPlaceholder)
  }

  /// Forms of `Delete {name}?` and `Delete {count} files from {folder}?`, for 1 and for 5.
  static let plurals: [(one: String, five: String, isUsable: Bool)] = [
    ("{name} löschen?", "{count} Dateien aus {folder} löschen?", true),
    ("Eine löschen?", "Alle löschen?", true),
    ("{count} löschen?", "{folder} löschen?", true),
    ("{who} löschen?", "{who} löschen?", false),
  ]

  @Test(arguments: plurals)
  func `a plural form may leave out the count, and what only one form has`(
    plural: (one: String, five: String, isUsable: Bool)
  ) {
    for count in [1, 5] {
      let text = DialogText(
        "Delete \("a", as: "name")?",
        plural: "Delete \(count, as: "count") files from \("b", as: "folder")?", count: count)
      let shown = resolved(
        text,
        [
          "Delete {name}?": plural.one, "Delete {count} files from {folder}?": plural.five,
        ])
      #expect(shown.status == (plural.isUsable ? .translated : .lostPlaceholder))
    }
  }

  @Test func `a plural form must keep what both of the source's forms have`() {
    for (translation, status): (String, ResolvedText.Status) in [
      ("Aus {folder}", .translated), ("{count} daraus", .lostPlaceholder),
    ] {
      let text = DialogText(
        "One from \("b", as: "folder")", plural: "\(2, as: "count") from \("b", as: "folder")",
        count: 2)
      #expect(resolved(text, ["{count} from {folder}": translation]).status == status)
    }
  }

  @Test func `every stock title is one of its own, in the context button`() {
    for title in StockTitle.allCases {
      let words = ["button|\(title.text.key)": "Übersetzt"]
      let text = resolved(.stock(title), words)
      #expect(text.string == "Übersetzt")
      #expect(text.status == .stock)
      #expect(resolved(.stock(title), in: .source).status == .stock)
      #expect(resolved(.stock(title)).status == .fallback)
      guard case .message(let message, _) = title.text.source else {
        Issue.record("\(title) cannot be translated")
        continue
      }
      #expect(message.isStock)
      #expect(message.context == "button")
    }
  }

  @Test func `a text is looked up in one language after the other`() {
    let localizer = DictionaryLocalizer(
      words: [
        "de": ["Keep": "Behalten", "Move {name}": "Weg"],
        "fr": [
          "Keep": "Garder", "Open": "Ouvrir", "Move {name}": "Déplacer {name}",
        ],
      ])
    func said(_ text: DialogText) -> ResolvedText {
      text.resolved(in: localizer.languages(for: "de:fr"), by: localizer)
    }
    #expect(said("Keep").string == "Behalten")
    #expect(said("Open").string == "Ouvrir")
    #expect(said("Open").language.tag == "fr")
    #expect(said("Open").status == .translated)
    #expect(said("Print").status == .fallback)
    #expect(said("Print").language == .source)
    // The damage is told, rather than hidden by another language.
    let lost = said("Move \("a", as: "name")")
    #expect(lost.string == "Move a")
    #expect(lost.status == .lostPlaceholder)
    #expect(said(DialogText(verbatim: "Keep")).language.tag == "de")
  }

  @Test func `one dialog is shown in several languages at once`() throws {
    let localizer = DictionaryLocalizer(
      words: ["de": ["Keep?": "Behalten?"], "fr": ["Keep?": "Garder ?"]], reader: "fr")
    var dialog = Dialog.alert("Keep?")
    #expect(try dialog.content(localizedBy: localizer).title?.string == "Garder ?")
    dialog.language = "de"
    #expect(try dialog.content(localizedBy: localizer).title?.string == "Behalten?")
    #expect(try dialog.content(localizedBy: localizer).language.tag == "de")
    dialog.language = "xx"
    #expect(try dialog.content(localizedBy: localizer).title?.string == "Keep?")
    #expect(try dialog.content(localizedBy: localizer).language == .source)
  }
}
