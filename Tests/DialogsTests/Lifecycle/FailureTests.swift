import Dialogs
import Testing

extension Lifecycle {
  @Suite("Failure")
  @MainActor
  struct Failure {
    let journal = Journal()

    @Test func `a failure before it was shown throws after didDismiss, and the stage is free`()
      async throws
    {
      let puppet = Puppet(.clicked("keep"), journal: journal) { presentation in
        if presentation.tag == "broken" { throw Broken() }
      }
      let stage = Stage(puppet)
      let broken = Lifecycle.question("broken").show(on: stage, delegate: JournalDelegate(journal))
      let next = Lifecycle.question("next").show(on: stage, delegate: JournalDelegate(journal))
      await #expect(throws: Broken()) { try await broken.response }
      #expect(
        journal.line(of: "broken")
          == "willPresent → cancel(failed) → willDismiss(2) → didDismiss(2)")
      #expect(try await next.response.button == "keep")
    }

    @Test func `a failure after it was shown throws after didDismiss, and the stage is free`()
      async throws
    {
      let puppet = Puppet(journal: journal)
      let stage = Stage(puppet)
      let broken = Task { [journal] in
        do {
          try await Lifecycle.question().present(on: stage, delegate: JournalDelegate(journal))
        } catch {
          journal.write("thrown \(error)")
        }
      }
      let surface = try await puppet.surface()
      surface.breakDown(PresenterError.nowhereToShow("no screen"))
      await broken.value
      #expect(
        journal.line == Journal.cancel(.failed, 2)
          + " → thrown there is nothing to show a dialog on (no screen): choose another presenter")
      #expect(surface.closeCount == 1)
      let next = Lifecycle.question().show(on: stage)
      try await puppet.surface(1).press("keep")
      #expect(try await next.response.button == "keep")
    }

    @Test func `without a cancel button the index of a failure is none`() async throws {
      let stage = Stage(Puppet(journal: journal) { _ in throw Broken() })
      let error = try await thrown(Broken.self) {
        try await Dialog.alert("Go?").present(on: stage, delegate: JournalDelegate(journal))
      }
      #expect(error == Broken())
      #expect(
        journal.line == "willPresent → cancel(failed) → willDismiss(-1) → didDismiss(-1)")
    }

    @Test func `no button's closure runs after a failure`() async throws {
      let puppet = Puppet(journal: journal)
      var ran = false
      let handle = Dialog.alert(
        "Go?", buttons: [.stock(.ok) { ran = true }, .cancel { ran = true }]
      )
      .show(on: Stage(puppet))
      try await puppet.surface().breakDown(Broken())
      await #expect(throws: Broken()) { try await handle.response }
      #expect(!ran)
    }
  }
}
