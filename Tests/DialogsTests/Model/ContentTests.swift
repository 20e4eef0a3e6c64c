import Dialogs
import Testing

/// What a presenter is given.
@Suite("Content")
struct ContentTests {
  struct Default: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let expected: String?
    let make: @Sendable () -> Dialog
  }

  static let defaults = [
    Default(testDescription: "the first normal button", expected: "a") {
      .sheet(buttons: [.cancel(), .destructive("Delete"), DialogButton("A"), DialogButton("B")])
    },
    Default(testDescription: "not one that cannot be chosen", expected: "b") {
      .sheet(buttons: [DialogButton("A", isEnabled: false), DialogButton("B")])
    },
    Default(testDescription: "cancel rather than destructive", expected: "cancel") {
      .sheet(buttons: [.destructive("Delete"), .cancel()])
    },
    Default(testDescription: "a destructive button never by itself", expected: nil) {
      .sheet(buttons: [.destructive("Delete")])
    },
    Default(testDescription: "a destructive button where it is named", expected: "delete") {
      Dialog(.sheet, buttons: [.destructive("Delete"), .cancel()], defaultButton: "delete")
    },
    Default(testDescription: "any other where it is named", expected: "b") {
      Dialog(.sheet, buttons: [DialogButton("A"), DialogButton("B")], defaultButton: "b")
    },
    Default(testDescription: "the stock button", expected: "ok") { .alert("A") },
    Default(testDescription: "the cancel button of a progress", expected: "cancel") {
      .progress("A")
    },
    Default(testDescription: "none of a progress without buttons", expected: nil) {
      .progress("A", cancel: nil)
    },
  ]

  @Test(arguments: defaults)
  func `the default button`(rule: Default) throws {
    #expect(try rule.make().content().defaultButton == rule.expected)
  }

  @Test func `no buttons at all are one stock button, in the reader's language`() throws {
    let german = DictionaryLocalizer(words: ["de": ["button|OK": "Verstanden"]], reader: "de")
    for dialog in [Dialog.alert("A"), .sheet()] {
      let button = try #require(try dialog.content(localizedBy: german).buttons.first)
      #expect(button.id == "ok")
      #expect(button.title.string == "Verstanden")
      #expect(button.role == .normal)
      #expect(button.isEnabled)
      #expect(try dialog.content().buttons.count == 1)
    }
    #expect(try Dialog.progress("A", cancel: nil).content().buttons.isEmpty)
  }

  static let accessKeys: [(titles: [String], keys: String)] = [
    (["Save", "Don't Save", "Cancel"], "sdc"),
    (["Copy", "Cancel", "Close"], "cal"),
    (["Aa", "aA", "AA"], "a--"),
    (["…", "Go"], "-g"),
    (["10 %", "2 Days"], "-d"),
    (["Überschreiben", "Umbenennen"], "üu"),
    (["取消", "好"], "取好"),
    (["İptal", "İleri", "मिटाएँ"], "ilम"),
    (["A & B", "& B"], "ab"),
    ((1...12).map { "Item \($0)" }, "item--------"),
  ]

  @Test(arguments: accessKeys)
  func `access keys are letters of the titles, no two alike`(
    rule: (titles: [String], keys: String)
  ) throws {
    let dialog = Dialog(
      .sheet, buttons: rule.titles.map { DialogButton(DialogText(verbatim: $0)) })
    let keys = try dialog.content().buttons.map { $0.accessKey ?? "-" }
    #expect(String(keys) == rule.keys)
  }

  @Test func `access keys are those of the language that is shown`() throws {
    let german = DictionaryLocalizer(
      words: ["de": ["button|Save": "Sichern", "button|Cancel": "Abbrechen"]], reader: "de")
    let dialog = Dialog(.sheet, buttons: [.stock(.save), .cancel()])
    #expect(try dialog.content(localizedBy: german).buttons.map(\.accessKey) == ["s", "a"])
    #expect(try dialog.content().buttons.map(\.accessKey) == ["s", "c"])
  }

  @Test func `everything that a presenter needs comes through`() throws {
    let anchor = DialogAnchor.rect(DialogRect(x: 1, y: 2, width: 3, height: 4))
    let content = try Dialog(
      .alert, title: "Title", message: "Message", icon: .named("warning"),
      buttons: [
        DialogButton("A", icon: .file("a.png"), isEnabled: false), .destructive("Delete"),
      ],
      anchor: anchor
    ).content()
    #expect(content.kind == .alert)
    #expect(content.title?.string == "Title")
    #expect(content.message?.string == "Message")
    #expect(content.icon == .named("warning"))
    #expect(content.anchor == anchor)
    #expect(content.buttons.map(\.icon) == [.file("a.png"), nil])
    #expect(content.buttons.map(\.isEnabled) == [false, true])
    #expect(content.buttons.map(\.role) == [.normal, .destructive])
    #expect(content.progress == nil)
    #expect(content.button(id: "delete")?.index == 1)
    #expect(content.button(id: "nobody") == nil)
    #expect(content.cancelButton == nil)
  }

  @Test func `only a progress has progress, unknown unless it is told`() throws {
    #expect(try Dialog.progress("A").content().progress == .unknown)
    #expect(
      try Dialog.progress("A", progress: .fraction(0.25)).content().progress == .fraction(0.25))
    #expect(
      try Dialog(.alert, title: "A", progress: .fraction(0.25)).content().progress == nil)
  }

  @Test func `the same dialog gives equal content, and another language other content`() throws {
    let dialog = Lifecycle.question("a")
    #expect(try dialog.content() == dialog.content())
    let german = DictionaryLocalizer(words: ["de": [:]], reader: "de")
    #expect(try dialog.content() != dialog.content(localizedBy: german))
  }
}
