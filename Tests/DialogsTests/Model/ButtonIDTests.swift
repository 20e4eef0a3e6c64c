import Dialogs
import Testing

/// Ids that are made from titles.
@Suite("Button ids")
struct ButtonIDTests {
  static let derivations: [(title: DialogText, id: String)] = [
    ("Delete", "delete"),
    ("Don't Save", "dont-save"),
    ("Don’t Save", "dont-save"),
    ("Save As…", "save-as"),
    ("  Save   As  ", "save-as"),
    ("C:\\new\\table", "c-new-table"),
    ("snake_case", "snake-case"),
    ("50 Cent", "50-cent"),
    ("OK!", "ok"),
    ("Überschreiben & löschen", "berschreiben-l-schen"),
    ("Café", "caf"),
    ("100%", "button-1"),
    ("取消", "button-1"),
    ("…", "button-1"),
    ("Delete \("a.txt", as: "name")?", "delete-name"),
    ("Use {braces}", "use-braces"),
    (DialogText(verbatim: "Tom & Jerry"), "tom-jerry"),
    (DialogText("One", plural: "Many", count: 5), "one"),
  ]

  @Test(arguments: derivations)
  func `an id comes from the title in the source language`(
    derivation: (title: DialogText, id: String)
  ) {
    let dialog = Dialog(.sheet, buttons: [DialogButton(derivation.title)])
    #expect(dialog.buttons.map(\.id) == [derivation.id])
  }

  @Test func `a repeat gets a number`() {
    let dialog = Dialog(
      .sheet,
      buttons: [
        DialogButton("Copy"), DialogButton("Copy"), DialogButton("Copy!"),
        DialogButton("Copy 2"), DialogButton("消"), DialogButton("消"),
      ])
    #expect(
      dialog.buttons.map(\.id) == ["copy", "copy-2", "copy-3", "copy-2-2", "button-5", "button-6"])
  }

  @Test func `an id that was given is kept, and the derived ones avoid it`() {
    let dialog = Dialog(
      .sheet, buttons: [DialogButton("Anything", id: "copy"), DialogButton("Copy")])
    #expect(dialog.buttons.map(\.id) == ["copy", "copy-2"])
  }

  @Test func `stock buttons have their title's name, in any language`() {
    for title in StockTitle.allCases {
      #expect(DialogButton.stock(title).id == title.rawValue)
    }
    #expect(DialogButton.stock(.delete, id: "remove").id == "remove")
    #expect(Dialog(.sheet, buttons: [.cancel()]).buttons.first?.id == "cancel")
    #expect(Dialog(.sheet, buttons: [.cancel("Not now")]).buttons.first?.id == "not-now")
  }

  @Test func `stock titles bring their role, unless another is given`() {
    let roles = Dictionary(grouping: StockTitle.allCases) { DialogButton.stock($0).role }
    #expect(roles[.cancel] == [.cancel])
    #expect(Set(roles[.destructive] ?? []) == [.delete, .dontSave, .discard])
    #expect(DialogButton.stock(.delete, role: .normal).role == .normal)
  }

  static let words: [(word: String, isValid: Bool)] = [
    ("delete", true), ("Dont-Save_2.0", true), ("0", true), ("", false), ("a b", false),
    ("ä", false), ("a=b", false), ("a\n", false), ("e\u{301}", false),
  ]

  @Test(arguments: words)
  func `an id on a command line is letters, digits, dot, underscore and hyphen`(
    word: (word: String, isValid: Bool)
  ) {
    #expect(ButtonID.isValid(word.word) == word.isValid)
  }
}
