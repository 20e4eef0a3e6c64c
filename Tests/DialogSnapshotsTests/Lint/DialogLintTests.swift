import DialogSnapshots
import Dialogs
import Testing

@Suite struct DialogLintTests {
  /// A localizer that has what it is told.
  private struct Words: Localizer {
    let words: [String: [String: String]]

    func language(for tag: String?) -> Language {
      tag.flatMap { words[$0] == nil ? nil : Language(tag: $0) } ?? .source
    }

    func translation(of message: LocalizableMessage, in language: Language) -> String? {
      words[language.tag]?[message.key]
    }
  }

  private static let complete = [
    "Delete {name}?": "{name} löschen?", "It is gone.": "Sie ist fort.", "OK": "Gut",
    "Delete": "Löschen", "Keep": "Behalten", "Why": "Warum", "optional": "freiwillig",
    "Too big": "Zu groß", "Just so": "Nur so",
  ]

  private static var dialog: Dialog {
    Dialog(
      .alert, title: "Delete \("Sunset", as: "name")?", message: "It is gone.",
      buttons: [
        .stock(.delete), DialogButton("Keep"), DialogButton(DialogText(verbatim: "Ask Ann")),
      ],
      fields: [
        .text("why", label: "Why", placeholder: "optional"),
        .choice("size", items: [DialogField.Item("Too big"), DialogField.Item("Just so")]),
      ])
  }

  private func findings(
    _ dialog: Dialog = dialog, _ change: (inout [String: String]) -> Void = { _ in }
  ) throws -> [String] {
    var german = Self.complete
    change(&german)
    let localizer = Words(words: ["de": german, "fr": Self.complete])
    let languages = ["de", "en", "fr"].map { Language(tag: $0) }
    return try DialogLint.findings(in: dialog, languages: languages, by: localizer)
      .map { ($0.isNote ? "note: " : "") + "\($0)" }
  }

  @Test func `nothing is found where every language has every text`() throws {
    #expect(try findings() == [])
  }

  @Test(
    arguments: [
      ("Delete {name}?", "title: not translated: “Delete {name}?”"),
      ("It is gone.", "message: not translated: “It is gone.”"),
      ("Delete", "button “delete”: not translated: “Delete”"),
      ("Why", "field “why”: not translated: “Why”"),
      ("optional", "placeholder of the field “why”: not translated: “optional”"),
      ("Just so", "item “Just so” of the field “size”: not translated: “Just so”"),
    ])
  func `a text without a translation is told with its place`(key: String, told: String) throws {
    #expect(try findings { $0[key] = nil } == ["de: \(told)"])
  }

  @Test func `a text that reads as the source is told, and a single word only noted`() throws {
    let found = try findings {
      $0["It is gone."] = "It is gone."
      $0["Keep"] = "Keep"
    }
    #expect(
      found == [
        "de: message: the same as in the source: “It is gone.”",
        "note: de: button “keep”: the same as in the source: “Keep”",
      ])
  }

  @Test(arguments: ["Löschen?", "{namn} löschen?", "{name} {x}?"])
  func `arguments that are lost or invented are told`(words: String) throws {
    #expect(
      try findings { $0["Delete {name}?"] = words }
        == ["de: title: not translated with the same arguments: “Delete {name}?”"])
  }

  @Test func `an argument without a value is told of the source alone`() throws {
    var dialog = Self.dialog
    dialog.title = DialogText(key: "Delete {name}?")
    #expect(try findings(dialog) == ["en: title: an argument has no value: “Delete {name}?”"])
  }

  @Test func `a button for which no letter is left is told`() throws {
    var dialog = Dialog.alert(
      "It is gone.", buttons: [DialogButton("Why"), DialogButton("Keep"), DialogButton("OK")])
    dialog.add(DialogButton(DialogText(verbatim: "42"), id: "number"))
    let found = try findings(dialog) {
      $0["Why"] = "A"
      $0["Keep"] = "B"
      $0["OK"] = "Ab"
    }
    #expect(
      found == [
        "en: button “number”: no letter can be the access key: “42”",
        "de: button “ok”: other buttons have taken every letter as their access key: “Ab”",
      ])
  }

  @Test(
    arguments: [
      ("Behalten %@", "%@"), ("%1$s Behalten", "%1$s"), ("%(n)s da", "%(n)s"), ("{0} da", "{0}"),
      ("{{name}} da", "{name}"), ("%lld da %5.2f", "%lld, %5.2f"), ("100%ige", nil),
      ("da 50%", nil), ("5 % der", nil), ("5%d", nil), ("{ da }", nil), ("da 100%", nil),
    ])
  func `a placeholder that nothing replaced is told`(words: String, leftover: String?) throws {
    let told = leftover.map { leftover in
      let shown = words.replacing("{{", with: "{").replacing("}}", with: "}")
      return "de: button “keep”: a placeholder is left over (\(leftover)): “\(shown)”"
    }
    #expect(try findings { $0["Keep"] = words } == (told.map { [$0] } ?? []))
  }

  @Test func `a placeholder of the source is told once, and braces that are meant are not`() throws
  {
    var dialog = Self.dialog
    dialog.message = "It is {0}, %s, {gone} and \("%@", as: "size")"
    let found = try findings(dialog) {
      $0["It is {{0}}, %s, {{gone}} and {size}"] = "Es ist {{0}}, %s, {{gone}} und {size}"
    }
    #expect(
      found.filter { !$0.hasPrefix("fr") } == [
        "en: message: a placeholder is left over (%s, {0}): “It is {0}, %s, {gone} and %@”"
      ])
  }

  @Test(
    arguments: [
      ("حذف photo (1).jpg؟", true), ("Delete تقرير (1).pdf?", true),
      ("حذف \u{2068}photo (1).jpg\u{2069}؟", false), ("حذف photo\u{200F} (1)", false),
      ("حذف (1)؟", false), ("Delete (1)?", false), ("حذف 12؟", false),
    ])
  func `words of both directions with nothing to keep them apart are told`(
    words: String, isTold: Bool
  ) throws {
    var dialog = Self.dialog
    dialog.title = DialogText(verbatim: words)
    let told = "en: title: words of both directions with nothing to keep them apart: “\(words)”"
    #expect(try findings(dialog) == (isTold ? [told] : []))
    dialog.title = "Delete \(words, as: "name")?"
    #expect(try findings(dialog) == [])
  }

  @Test func `the language of the dialog does not matter, and an impossible dialog is an error`()
    throws
  {
    var dialog = Self.dialog
    dialog.language = "fr"
    #expect(try findings(dialog) { $0["Why"] = nil } == ["de: field “why”: not translated: “Why”"])
    dialog.defaultButton = "nothing"
    #expect(throws: DialogError.self) { try findings(dialog) }
  }
}
