import DialogSnapshots
import Dialogs
import Testing

extension Lifecycle {
  @Suite("Updates")
  @MainActor
  struct Updates {
    let journal = Journal()

    @Test func `an update in the queue is there when the dialog opens`() async throws {
      let puppet = Puppet(journal: journal)
      let stage = Stage(puppet)
      let first = Lifecycle.question("first").show(on: stage)
      let queued = Dialog.progress("Copying", progress: .fraction(0)).show(on: stage)
      queued.update(progress: .fraction(0.5), message: "Half")
      try await puppet.surface(0).press("keep")
      let surface = try await puppet.surface(1)
      #expect(surface.opened.content.message?.string == "Half")
      #expect(surface.opened.content.progress == .fraction(0.5))
      surface.press("cancel")
      _ = try await first.response
      _ = try await queued.response
      #expect(surface.updateCount == 0)
    }

    @Test(
      arguments: [
        (1.5, .fraction(1)), (-0.5, .fraction(0)), (.nan, .unknown), (.infinity, .fraction(1)),
      ] as [(Double, DialogProgress)])
    func `a progress outside 0 to 1 is brought there`(
      done: Double, shown: DialogProgress
    ) async throws {
      let puppet = Puppet(journal: journal)
      let handle = Dialog.progress("Copying").show(on: Stage(puppet))
      let surface = try await puppet.surface()
      handle.update(progress: .fraction(done))
      #expect(try await surface.update(0).progress == shown)
      surface.press("cancel")
      _ = try await handle.response
    }

    @Test func `an update while the dialog opens is shown as soon as it is open`() async throws {
      let gate = Watched(false)
      let puppet = Puppet(journal: journal) { _ in try await gate.first { $0 ? () : nil } }
      var handle: DialogHandle?
      handle = Dialog.alert("Copying", message: "Before").onWillPresent {
        handle?.update(message: "After")
      }
      .show(on: Stage(puppet), delegate: JournalDelegate(journal))
      try await journal.until("willPresent")
      gate.change { $0 = true }
      let surface = try await puppet.surface()
      #expect(surface.opened.content.message?.string == "Before")
      #expect(try await surface.update(0).message?.string == "After")
      surface.press("ok")
      _ = try await handle?.response
      #expect(journal.line == Journal.click(0))
    }

    @Test func `updates of a shown dialog arrive in order, in its languages`() async throws {
      let puppet = Puppet(journal: journal)
      let german = DictionaryLocalizer(
        words: ["de": ["Copying {n}": "Kopiere {n}"], "fr": ["Done": "Terminé"]],
        reader: "de:fr")
      let handle = Dialog.progress("Copying").show(on: Stage(puppet, localizer: german))
      let surface = try await puppet.surface()
      for n in 1...3 {
        handle.update(progress: .fraction(Double(n) / 4), message: "Copying \(n, as: "n")")
      }
      handle.update(message: "Done")
      handle.update(progress: .unknown)
      let last = try await surface.update(4)
      #expect(last.progress == .unknown)
      #expect(last.message?.string == "Terminé")
      for n in 1...3 {
        let content = try await surface.update(n - 1)
        #expect(content.progress == .fraction(Double(n) / 4))
        #expect(content.message?.string == "Kopiere \(n)")
      }
      surface.press("cancel")
      #expect(try await handle.response.button == "cancel")
    }

    @Test func `an update while the dialog closes is not shown`() async throws {
      let puppet = Puppet(journal: journal)
      var handle: DialogHandle?
      handle = Lifecycle.question().onWillDismiss { _ in handle?.update(message: "Late") }
        .show(on: Stage(puppet), delegate: JournalDelegate(journal))
      let surface = try await puppet.surface()
      surface.press("keep")
      _ = try await handle?.response
      #expect(surface.updateCount == 0)
      #expect(journal.line == Journal.click(1))
    }

    @Test func `only a progress dialog has progress`() async throws {
      let puppet = Puppet(journal: journal)
      let handle = Lifecycle.question().show(on: Stage(puppet))
      let surface = try await puppet.surface()
      handle.update(progress: .fraction(0.5), message: "Hello")
      #expect(try await surface.update(0).progress == nil)
      #expect(try await surface.update(0).message?.string == "Hello")
      surface.press("keep")
      _ = try await handle.response
    }

    @Test func `callbacks see the content as it is when they are called`() async throws {
      let puppet = Puppet(journal: journal)
      var messages: [String?] = []
      func note(_ presentation: Presentation) {
        messages.append(presentation.content.message?.string)
      }
      let handle = Dialog.alert("Copying", message: "Before")
        .onDidPresent(note).onDidDismiss { presentation, _ in note(presentation) }
        .show(on: Stage(puppet), delegate: JournalDelegate(journal))
      let surface = try await puppet.surface()
      try await journal.until("didPresent")
      handle.update(message: "After")
      _ = try await surface.update(0)
      surface.press("ok")
      _ = try await handle.response
      #expect(messages == ["Before", "After"])
    }
  }
}
