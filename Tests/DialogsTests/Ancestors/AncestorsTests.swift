import Dialogs
import Testing

/// What the block-based alert views and action sheets could do, row by row.
@Suite("Ancestors", .timeLimit(.minutes(1)))
@MainActor
struct AncestorsTests {
  @Test func `sheet with blocks: six closures, each told which dialog and which button`()
    async throws
  {
    var calls: [String] = []
    let puppet = Puppet(.clicked("copy"))
    let sheet = Dialog(
      .sheet, title: "Photo",
      buttons: [.destructive("Delete"), DialogButton("Copy"), .cancel()],
      order: .othersCancelDestructive, tag: "photo"
    )
    .onWillPresent { calls.append("willPresent \($0.tag)") }
    .onDidPresent { calls.append("didPresent \($0.tag)") }
    .onClick { calls.append("clicked \($0.tag) \($1)") }
    .onCancel { calls.append("cancel \($0.tag) \($1)") }
    .onWillDismiss { calls.append("willDismiss \($0.tag) \($1 ?? -1)") }
    .onDidDismiss { calls.append("didDismiss \($0.tag) \($1 ?? -1)") }

    try await sheet.present(on: Stage(puppet))
    #expect(
      calls == [
        "willPresent photo", "didPresent photo", "clicked photo 0", "willDismiss photo 0",
        "didDismiss photo 0",
      ])

    calls = []
    try await sheet.present(on: Stage(Puppet(.escape)))
    #expect(
      calls == [
        "willPresent photo", "didPresent photo", "cancel photo escape", "willDismiss photo 1",
        "didDismiss photo 1",
      ])
  }

  @Test func `sheet with blocks: every closure is optional`() async throws {
    let sheet = Dialog.sheet(buttons: [DialogButton("Copy"), .cancel()])
    #expect(try await sheet.present(on: Stage(Puppet(.clicked("copy")))).button == "copy")
    #expect(try await sheet.present(on: Stage(Puppet(.escape))).cancelReason == .escape)
  }

  @Test func `sheet with blocks: buttons at construction or added one by one`() throws {
    let atOnce = Dialog.sheet("Photo", cancel: "Cancel", others: ["Copy"], destructive: "Delete")
    var oneByOne = Dialog(.sheet, title: "Photo", order: .sheet)
    #expect(oneByOne.addButton("Copy") == 0)
    #expect(oneByOne.add(.cancel("Cancel")) == 1)
    #expect(oneByOne.add(.destructive("Delete")) == 0)
    #expect(try oneByOne.content() == atOnce.content())
    #expect(oneByOne.buttons.map(\.id) == ["delete", "copy", "cancel"])
  }

  @Test func `sheet with blocks: a sheet may have no title`() async throws {
    let puppet = Puppet(.clicked("copy"))
    try await Dialog.sheet(buttons: [DialogButton("Copy")]).present(on: Stage(puppet))
    #expect(try await puppet.surface().opened.content.title == nil)
  }

  @Test func `sheet with blocks: order others, cancel, destructive`() {
    let sheet = Dialog.sheet(
      cancel: .stock(.cancel), others: ["Copy", "Share"], destructive: "Delete",
      order: .othersCancelDestructive)
    #expect(sheet.buttons.map(\.id) == ["copy", "share", "cancel", "delete"])
    #expect(sheet.cancelIndex == 2)
    #expect(sheet.destructiveIndex == 3)
  }

  @Test func `sheet with blocks: a log line for each callback when tracing is on`() async throws {
    var lines: [String] = []
    let presentations = PresentationIDs()
    try await Dialog.sheet("Photo", buttons: [DialogButton("Copy")])
      .onWillPresent(presentations.add)
      .present(on: Stage(Puppet(.clicked("copy"))), delegate: TracingDelegate { lines.append($0) })
    let id = try #require(presentations.ids.first)
    #expect(
      lines == [
        "dialog \(id) willPresent sheet “Photo”", "dialog \(id) didPresent",
        "dialog \(id) clicked 0", "dialog \(id) willDismiss 0", "dialog \(id) didDismiss 0",
      ])
  }

  @Test func `sheet with blocks: a closure for an individual button`() async throws {
    var chosen: [String] = []
    let sheet = Dialog.sheet(
      buttons: [
        DialogButton("Copy") { chosen.append("copy") },
        .destructive("Delete") { chosen.append("delete") },
        .cancel { chosen.append("cancel") },
      ])
    for id in ["delete", "copy", "cancel"] {
      try await sheet.present(on: Stage(Puppet(.clicked(id))))
    }
    #expect(chosen == ["delete", "copy", "cancel"])
  }

  @Test func `did-click sheet: one closure at construction, given the sheet and the index`()
    async throws
  {
    var clicks: [String] = []
    let sheet = Dialog(
      .sheet, buttons: [DialogButton("Copy"), .cancel(), .destructive("Delete")],
      order: .sheet, tag: "photo",
      handlers: DialogHandlers().onClick { clicks.append("\($0.tag) \($1)") })
    #expect(sheet.buttons.map(\.id) == ["delete", "copy", "cancel"])
    #expect(sheet.destructiveIndex == 0)
    #expect(sheet.cancelIndex == 2)
    try await sheet.present(on: Stage(Puppet(.clicked("cancel"))))
    try await sheet.present(on: Stage(Puppet(.clicked("delete"))))
    #expect(clicks == ["photo 2", "photo 0"])
  }

  @Test func `did-click sheet: several side by side, none confused with another`() async throws {
    var clicks: [String] = []
    let puppet = Puppet(capabilities: [.severalAtOnce])
    let stage = Stage(puppet)
    let handles = ["a", "b", "c"].map { tag in
      Dialog(
        .sheet, buttons: [DialogButton("Copy"), DialogButton("Share"), .cancel()], tag: tag,
        handlers: DialogHandlers().onClick { clicks.append("\($0.tag) \($1)") }
      ).show(on: stage)
    }
    let surfaces = try await [puppet.surface(0), puppet.surface(1), puppet.surface(2)]
    let answers = ["a": "share", "b": "copy", "c": "cancel"]
    for surface in surfaces { surface.press(answers[surface.opened.tag] ?? "") }
    var buttons: [String?] = []
    for handle in handles { buttons.append(try await handle.response.button) }
    #expect(buttons == ["share", "copy", "cancel"])
    #expect(clicks.sorted() == ["a 1", "b 0", "c 2"])
  }

  @Test(arguments: [[], ["Camera"], ["Camera", "Phone", "Mail"]])
  func `dynamic sheet: none shows nothing, one is done at once, several are asked for`(
    names: [String]
  ) async throws {
    var ran: [String] = []
    let puppet = Puppet(.clicked("phone"))
    let localizer = DictionaryLocalizer(
      words: ["de": ["Camera": "Kamera", "Mail": "Post", "button|Cancel": "Abbrechen"]],
      reader: "de")
    let targets = names.map { name in
      DialogTarget(DialogText(key: name), value: name) { ran.append(name) }
    }
    let result = try await DialogChooser(targets: targets)
      .choose(on: Stage(puppet, localizer: localizer))
    switch names.count {
    case 0:
      #expect(result == .nothingToChoose)
      #expect(puppet.shownCount == 0)
    case 1:
      #expect(result == .chosen("Camera"))
      #expect(puppet.shownCount == 0)
      #expect(ran == ["Camera"])
    default:
      #expect(result == .chosen("Phone"))
      #expect(ran == ["Phone"])
      let content = try await puppet.surface().opened.content
      #expect(content.kind == .sheet)
      #expect(content.buttons.map(\.title.string) == ["Kamera", "Phone", "Post", "Abbrechen"])
      #expect(content.buttons.last?.role == .cancel)
    }
  }

  @Test func `alert with blocks: title, message and closures with or without the dialog`()
    async throws
  {
    var calls: [String] = []
    let puppet = Puppet(.clicked("keep"))
    try await Dialog.alert(
      "Delete a.txt?", message: "This cannot be undone.", cancel: "Cancel", others: ["Keep"]
    )
    .onClick { calls.append("clicked \($0)") }
    .onClick { calls.append("clicked \($1) of \($0.content.title?.string ?? "")") }
    .onDidDismiss { calls.append("didDismiss \($0 ?? -1)") }
    .present(on: Stage(puppet))
    #expect(calls == ["clicked 1", "clicked 1 of Delete a.txt?", "didDismiss 1"])
    let content = try await puppet.surface().opened.content
    #expect(content.message?.string == "This cannot be undone.")
  }

  @Test func `alert with blocks: cancel is index 0, then the others as written`() {
    let alert = Dialog.alert(
      "Save?", cancel: .stock(.cancel), others: ["Save", "Save As…"], destructive: "Don't Save")
    #expect(alert.cancelIndex == 0)
    #expect(alert.buttons.map(\.id) == ["cancel", "dont-save", "save", "save-as"])
  }

  @Test func `alert with blocks: a sheet shown inside willDismiss appears`() async throws {
    let journal = Journal()
    let puppet = Puppet(.clicked("ok"), journal: journal)
    let stage = Stage(puppet)
    var second: DialogHandle?
    try await Dialog(.alert, title: "First", tag: "alert")
      .onWillDismiss { _ in
        second = Dialog(.sheet, buttons: [.stock(.ok)], tag: "sheet")
          .show(on: stage, delegate: JournalDelegate(journal))
      }
      .present(on: stage, delegate: JournalDelegate(journal))
    _ = try await second?.response
    #expect(journal.line(of: "sheet") == Journal.click(0))
  }

  @Test func `handler at show time: given to a dialog that had none`() async throws {
    let journal = Journal()
    let puppet = Puppet(.clicked("copy"), journal: journal)
    let sheet = Dialog.sheet(buttons: [DialogButton("Copy"), .cancel()])
    try await sheet.present(
      on: Stage(puppet), delegate: DialogHandlers().onClick { journal.write("index \($0)") })
    #expect(journal.line == "[shown] → index 0 → [gone]")
  }

  @Test(arguments: [
    DialogAnchor.view("list"), .rect(DialogRect(x: 40, y: 40, width: 24, height: 24)),
    .barButton("share"), .tabBar("tabs"), .toolbar("tools"),
  ])
  func `handler at show time: presented from anything`(anchor: DialogAnchor) async throws {
    let puppet = Puppet(.clicked("ok"))
    let stage = Stage(puppet)
    var sheet = Dialog.sheet(buttons: [.stock(.ok)])
    sheet.anchor = .view("default")
    try await sheet.present(on: stage, from: anchor)
    _ = try await sheet.show(on: stage, from: anchor).response
    try await sheet.present(on: stage)
    #expect(try await puppet.surface(0).opened.content.anchor == anchor)
    #expect(try await puppet.surface(1).opened.content.anchor == anchor)
    #expect(try await puppet.surface(2).opened.content.anchor == .view("default"))
  }

  @Test func `localized titles: a literal is a key, and dynamic titles are localized too`()
    async throws
  {
    let localizer = DictionaryLocalizer(
      words: [
        "de": [
          "Delete {name}?": "{name} löschen?", "Keep": "Behalten",
          "Move to {place}": "Nach {place}",
          "button|Cancel": "Abbrechen",
        ]
      ], reader: "de")
    let puppet = Puppet(.clicked("keep"))
    let name = "Tom & Jerry"
    let found = "Keep"
    try await Dialog.alert(
      "Delete \(name, as: "name")?",
      buttons: [
        DialogButton(DialogText(key: found)),
        DialogButton(DialogText(key: "Move to {place}", arguments: ["place": "Oz"]), id: "move"),
        .cancel(),
      ]
    ).present(on: Stage(puppet, localizer: localizer))
    let content = try await puppet.surface().opened.content
    #expect(content.title?.string == "Tom & Jerry löschen?")
    #expect(content.buttons.map(\.title.string) == ["Behalten", "Nach Oz", "Abbrechen"])
    #expect(content.buttons.map(\.id) == ["keep", "move", "cancel"])
  }
}

/// Collects the ids of presentations.
private final class PresentationIDs {
  private(set) var ids: [Int] = []

  func add(_ presentation: Presentation) {
    ids.append(presentation.id)
  }
}
