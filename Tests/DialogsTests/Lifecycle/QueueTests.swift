import Dialogs
import Testing

extension Lifecycle {
  @Suite("Queue")
  @MainActor
  struct Queue {
    let journal = Journal()

    @Test func `a stage speaks the source language and counts real time, unless told otherwise`() {
      let stage = Stage(Puppet())
      #expect(stage.localizer is SourceLocalizer)
      #expect(stage.clock is ContinuousClock)
    }

    @Test func `first in, first out, one at a time`() async throws {
      let puppet = Puppet(.clicked("keep"), journal: journal)
      let stage = Stage(puppet)
      let handles = ["a", "b", "c"].map {
        Lifecycle.question($0).show(on: stage, delegate: JournalDelegate(journal))
      }
      for handle in handles { _ = try await handle.response }
      let lives = ["a", "b", "c"].flatMap { tag in
        Journal.click(1).split(separator: " → ").map { "\(tag):\($0)" }
      }
      #expect(journal.line == lives.joined(separator: " → "))
    }

    @Test func `showing takes its place at once, before a task that presents has run`()
      async throws
    {
      let puppet = Puppet(.clicked("keep"), journal: journal)
      let stage = Stage(puppet)
      let presented = Task { [journal] in
        try await Lifecycle.question("presented")
          .present(on: stage, delegate: JournalDelegate(journal))
      }
      let shown = Lifecycle.question("shown").show(on: stage, delegate: JournalDelegate(journal))
      _ = try await presented.value
      _ = try await shown.response
      #expect(journal.line.hasPrefix("shown:"))
      #expect(journal.line.hasSuffix("presented:didDismiss(1)"))
    }

    /// What takes a dialog out of the queue.
    enum Removal: CaseIterable {
      case dismissed, taskCancelled, interrupted
    }

    @Test(arguments: Removal.allCases)
    func `a queued dialog that goes before its turn has no callbacks, and the next has its turn`(
      removal: Removal
    ) async throws {
      let puppet = Puppet(journal: journal)
      let stage = Stage(puppet)
      let first = Lifecycle.question("first").show(on: stage, delegate: JournalDelegate(journal))
      _ = try await puppet.surface(0)
      let queued = Task { [journal] in
        try await Lifecycle.question("queued")
          .present(on: stage, delegate: JournalDelegate(journal))
      }
      await Task.yield()
      let handle = Lifecycle.question("handle").show(on: stage, delegate: JournalDelegate(journal))
      switch removal {
      case .dismissed:
        handle.dismiss()
        #expect(try await handle.response.outcome == .cancelled(.dismissed, index: 2))
        queued.cancel()
      case .taskCancelled:
        queued.cancel()
        #expect(try await queued.value.outcome == .cancelled(.taskCancelled, index: 2))
        handle.dismiss()
      case .interrupted:
        stage.interrupt()
        #expect(try await handle.response.outcome == .cancelled(.interrupted, index: 2))
        #expect(try await first.response.outcome == .cancelled(.interrupted, index: 2))
        queued.cancel()
      }
      _ = try await queued.value
      _ = try await handle.response
      #expect(journal.line(of: "queued") == "")
      #expect(journal.line(of: "handle") == "")

      let last = Lifecycle.question("last").show(on: stage, delegate: JournalDelegate(journal))
      if removal != .interrupted { try await puppet.surface(0).press("keep") }
      try await puppet.surface(1).press("keep")
      #expect(try await last.response.button == "keep")
      #expect(journal.line(of: "last") == Journal.click(1))
      #expect(puppet.shownCount == 2)
    }

    @Test func `a presenter that can show several shows them at once`() async throws {
      let puppet = Puppet(capabilities: [.severalAtOnce], journal: journal)
      let stage = Stage(puppet)
      let handles = ["a", "b", "c"].map {
        Lifecycle.question($0).show(on: stage, delegate: JournalDelegate(journal))
      }
      for tag in ["a", "b", "c"] { try await journal.until("\(tag):didPresent") }
      for index in 0...2 { try await puppet.surface(index).press("keep") }
      for handle in handles { #expect(try await handle.response.button == "keep") }
      for tag in ["a", "b", "c"] { #expect(journal.line(of: tag) == Journal.click(1)) }
    }

    @Test func `dialogs that are shown at once begin in the order in which they were shown`()
      async throws
    {
      for _ in 0..<50 {
        let journal = Journal()
        let puppet = Puppet(.clicked("keep"), capabilities: [.severalAtOnce], journal: journal)
        let stage = Stage(puppet)
        let handles = (0..<5).map {
          Lifecycle.question("\($0)").show(on: stage, delegate: JournalDelegate(journal))
        }
        for handle in handles { _ = try await handle.response }
        let begun = journal.line.split(separator: " → ").filter { $0.hasSuffix("willPresent") }
        #expect(begun == (0..<5).map { "\($0):willPresent" })
      }
    }

    @Test func `interrupting ends what is shown and what waits, and not what comes later`()
      async throws
    {
      let puppet = Puppet(capabilities: [.severalAtOnce], journal: journal)
      let stage = Stage(puppet)
      let shown = ["a", "b"].map {
        Lifecycle.question($0).show(on: stage, delegate: JournalDelegate(journal))
      }
      for tag in ["a", "b"] { try await journal.until("\(tag):didPresent") }
      stage.interrupt()
      let later = Lifecycle.question("later").show(on: stage, delegate: JournalDelegate(journal))
      for handle in shown { #expect(try await handle.response.cancelReason == .interrupted) }
      try await puppet.surface(2).press("keep")
      #expect(try await later.response.button == "keep")
      for tag in ["a", "b"] { #expect(journal.line(of: tag) == Journal.cancel(.interrupted, 2)) }
    }

    @Test func `a dialog that cannot be shown as it was made never enters the queue`()
      async throws
    {
      let puppet = Puppet(.clicked("ok"), journal: journal)
      let stage = Stage(puppet)
      let handle = Dialog(.alert).show(on: stage, delegate: JournalDelegate(journal))
      let error = DialogError.titleMissing(.alert)
      await #expect(throws: error) { try await handle.response }
      #expect(
        try await thrown(DialogError.self) {
          try await Dialog(.alert).present(on: stage, delegate: JournalDelegate(journal))
        } == error)
      #expect(journal.line == "")
      #expect(try await Dialog.alert("Right").present(on: stage).button == "ok")
    }
  }
}
