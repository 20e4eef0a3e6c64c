import Dialogs
import Testing

extension Lifecycle {
  @Suite("Diagrams")
  @MainActor
  struct Diagrams {
    let journal = Journal()

    @Test func `a click, then the stage is free, then the button's closure`() async throws {
      let stage = Stage(Puppet(.clicked("ok"), journal: journal))
      let follower = Dialog(.alert, title: "Done", tag: "next")
      let dialog = Dialog(
        .alert, title: "Go?",
        buttons: [
          .cancel(),
          .stock(.ok) { [journal] in
            journal.write("closure")
            // Without a free stage this would wait for ever.
            _ = try? await follower.present(on: stage, delegate: JournalDelegate(journal))
            journal.write("closure done")
          },
        ])
      let response = try await dialog.present(on: stage, delegate: JournalDelegate(journal))
      journal.write("returned")
      #expect(response.outcome == .button(id: "ok", index: 1))
      let next = Journal.click(0).split(separator: " → ").map { "next:\($0)" }
      #expect(
        journal.line
          == ([Journal.click(1), "closure"] + next + ["closure done", "returned"])
          .joined(separator: " → "))
    }

    @Test(arguments: [true, false])
    func `a cancel tells the index of the cancel button, or none`(hasCancel: Bool) async throws {
      let dialog = hasCancel ? Lifecycle.question() : .alert("Go?")
      let index = hasCancel ? 2 : -1
      let stage = Stage(Puppet(.ended(.closed), journal: journal))
      let response = try await dialog.present(on: stage, delegate: JournalDelegate(journal))
      #expect(journal.line == Journal.cancel(.closed, index))
      #expect(response.outcome == .cancelled(.closed, index: hasCancel ? 2 : nil))
    }

    @Test func `cancelled before its turn: no callbacks`() async throws {
      let puppet = Puppet(journal: journal)
      let stage = Stage(puppet)
      let first = Lifecycle.question("first").show(on: stage, delegate: JournalDelegate(journal))
      let queued = Lifecycle.question("queued").show(on: stage, delegate: JournalDelegate(journal))
      queued.dismiss()
      #expect(try await queued.response.outcome == .cancelled(.dismissed, index: 2))
      try await puppet.surface().press("keep")
      _ = try await first.response
      #expect(journal.line(of: "queued") == "")
      #expect(journal.line(of: "first") == Journal.click(1))
      #expect(puppet.shownCount == 1)
    }

    @Test func `could not be shown: cancel and dismissal without didPresent, then it throws`()
      async throws
    {
      let stage = Stage(Puppet(journal: journal) { _ in throw Broken() })
      let error = try await thrown(Broken.self) {
        try await Lifecycle.question().present(on: stage, delegate: JournalDelegate(journal))
      }
      #expect(error == Broken())
      journal.write("thrown")
      #expect(
        journal.line
          == "willPresent → cancel(failed) → willDismiss(2) → didDismiss(2) → thrown")
    }

    @Test func `failed after it was shown: cancel and dismissal, then it throws`() async throws {
      let puppet = Puppet(journal: journal)
      let handle = Lifecycle.question()
        .show(on: Stage(puppet), delegate: JournalDelegate(journal))
      try await puppet.surface().breakDown(Broken())
      await #expect(throws: Broken()) { try await handle.response }
      #expect(journal.line == Journal.cancel(.failed, 2))
    }
  }
}
