import Dialogs
import Testing

extension Lifecycle {
  @Suite("Exactly once")
  @MainActor
  struct ExactlyOnce {
    nonisolated static let deliveries: [([SurfaceEvent], String)] = [
      ([.clicked("keep"), .clicked("keep")], Journal.click(1)),
      ([.clicked("delete"), .clicked("keep"), .clicked("cancel")], Journal.click(0)),
      ([.escape, .clicked("keep")], Journal.cancel(.escape, 2)),
      ([.clicked("keep"), .escape], Journal.click(1)),
      ([.clicked("keep"), .ended(.failed)], Journal.click(1)),
      ([.ended(.endOfInput), .ended(.closed), .escape], Journal.cancel(.endOfInput, 2)),
      ([.clicked("no such button"), .clicked("keep")], Journal.click(1)),
    ]

    @Test(arguments: deliveries)
    func `two answers delivered: the first one counts`(
      events: [SurfaceEvent], transcript: String
    ) async throws {
      let puppet = Puppet()
      let handle = Lifecycle.question()
        .show(on: Stage(puppet), delegate: JournalDelegate(puppet.journal))
      let surface = try await puppet.surface()
      for event in events { surface.tell(event) }
      _ = try await handle.response
      #expect(puppet.journal.line == transcript)
      #expect(surface.closeCount == 1)
    }

    @Test func `a click, then a broken surface, an interruption and a dismissal: a click`()
      async throws
    {
      let puppet = Puppet()
      let stage = Stage(puppet)
      let handle = Lifecycle.question().show(on: stage, delegate: JournalDelegate(puppet.journal))
      let surface = try await puppet.surface()
      surface.press("keep")
      surface.breakDown()
      try await puppet.journal.until("clicked(1)")
      stage.interrupt()
      handle.dismiss()
      #expect(try await handle.response.button == "keep")
      #expect(puppet.journal.line == Journal.click(1))
    }

    @Test func `dismissed twice is dismissed once, and after the end nothing happens`()
      async throws
    {
      let puppet = Puppet()
      let handle = Lifecycle.question()
        .show(on: Stage(puppet), delegate: JournalDelegate(puppet.journal))
      _ = try await puppet.surface()
      handle.dismiss()
      handle.dismiss()
      #expect(try await handle.response.cancelReason == .dismissed)
      handle.dismiss()
      handle.update(message: "Too late")
      #expect(try await handle.response.cancelReason == .dismissed)
      #expect(puppet.journal.line == Journal.cancel(.dismissed, 2))
    }

    @Test func `once per presentation: the same dialog is shown again and again`() async throws {
      let puppet = Puppet(.clicked("keep"), .clicked("delete"))
      let stage = Stage(puppet)
      let dialog = Lifecycle.question()
      var ids: Set<Int> = []
      for _ in 1...3 {
        let response = try await dialog.onWillPresent { ids.insert($0.id) }
          .present(on: stage, delegate: JournalDelegate(puppet.journal))
        #expect(response.button == "keep")
      }
      #expect(ids.count == 3)
      #expect(
        puppet.journal.line
          == Array(repeating: Journal.click(1), count: 3).joined(separator: " → "))
    }

    @Test func `the same dialog on two stages at once shares nothing`() async throws {
      var dialog = Dialog(
        .alert, title: "Delete a.txt?", buttons: [DialogButton("Keep"), .cancel()],
        fields: [.text("reason")])
      dialog.tag = "left"
      let left = Puppet()
      let right = Puppet()
      let german = DictionaryLocalizer(words: ["de": ["Keep": "Behalten"]], reader: "de")
      var clicks: [String] = []
      let asked = dialog.onClick { clicks.append("\($0.content.language.tag) \($1)") }
      let onLeft = asked.show(on: Stage(left))
      let onRight = asked.show(on: Stage(right, localizer: german))
      let leftSurface = try await left.surface()
      let rightSurface = try await right.surface()
      #expect(leftSurface.opened.id != rightSurface.opened.id)
      leftSurface.press("keep", values: ["reason": .text("left")])
      #expect(try await onLeft.response.values == ["reason": .text("left")])
      rightSurface.press("cancel")
      let response = try await onRight.response
      #expect(response.values == ["reason": .text("")])
      #expect(response.button == "cancel")
      #expect(clicks == ["en 0", "de 1"])
    }

    @Test func `every presentation has an id of its own, its tag and its content`() async throws {
      let puppet = Puppet(.clicked("keep"))
      var told: [Presentation] = []
      func note(_ presentation: Presentation) { told.append(presentation) }
      try await Lifecycle.question("mark")
        .onWillPresent(note).onDidPresent(note).onClick { presentation, _ in note(presentation) }
        .onWillDismiss { presentation, _ in note(presentation) }
        .onDidDismiss { presentation, _ in note(presentation) }
        .present(on: Stage(puppet))
      let opened = try await puppet.surface().opened
      #expect(told == Array(repeating: opened, count: 5))
      #expect(opened.tag == "mark")
      #expect(opened.content == (try Lifecycle.question().content()))
      #expect(opened.capabilities == puppet.capabilities)
    }
  }
}
