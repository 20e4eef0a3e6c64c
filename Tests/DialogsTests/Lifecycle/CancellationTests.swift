import DialogSnapshots
import Dialogs
import Testing

extension Lifecycle {
  @Suite("Cancellation")
  @MainActor
  struct Cancellation {
    let clock = ManualClock()
    let journal = Journal()

    @Test func `a task that was cancelled before presenting shows nothing and tells nothing`()
      async throws
    {
      let puppet = Puppet(journal: journal)
      let stage = Stage(puppet)
      let task = Task { [journal] in
        withUnsafeCurrentTask { $0?.cancel() }
        return try await Lifecycle.question()
          .present(on: stage, delegate: JournalDelegate(journal))
      }
      #expect(try await task.value.outcome == .cancelled(.taskCancelled, index: 2))
      #expect(journal.line == "")
      #expect(puppet.shownCount == 0)
    }

    /// What ends a dialog while it opens.
    enum Ending: CaseIterable {
      case dismissed, taskCancelled, interrupted
    }

    @Test(arguments: Ending.allCases)
    func `a dialog that goes while it opens gives up opening`(ending: Ending) async throws {
      let puppet = Puppet(journal: journal) { [clock] _ in
        try await clock.sleep(for: .seconds(1_000))
      }
      let stage = Stage(puppet)
      let (task, handle) = start(on: stage, ending)
      try await clock.untilSleeping()
      end(stage, task, handle, ending)
      let response = if let task { try await task.value } else { try await handle?.response }
      #expect(response?.cancelReason == ending.reason)
      #expect(
        journal.line
          == "willPresent → cancel(\(ending.reason)) → willDismiss(2) → didDismiss(2)")
      #expect(puppet.shownCount == 0)
      #expect(clock.sleeperCount == 0)
    }

    @Test(arguments: Ending.allCases)
    func `a presenter that opens all the same is closed before didDismiss, and not heard`(
      ending: Ending
    ) async throws {
      let gate = Watched(false)
      let isOpening = Watched(false)
      let puppet = Puppet(.clicked("delete"), journal: journal) { _ in
        isOpening.change { $0 = true }
        // Like a presenter that cannot give up: it is not woken by cancellation.
        await Task { _ = try? await gate.first { $0 ? () : nil } }.value
      }
      let stage = Stage(puppet)
      let (task, handle) = start(on: stage, ending)
      try await isOpening.first { $0 ? () : nil }
      end(stage, task, handle, ending)
      try await journal.until("willDismiss(2)")
      gate.change { $0 = true }
      let response = if let task { try await task.value } else { try await handle?.response }
      #expect(response?.cancelReason == ending.reason)
      #expect(
        journal.line
          == "willPresent → cancel(\(ending.reason)) → willDismiss(2) → [shown] → [gone]"
          + " → didDismiss(2)")
    }

    @Test func `closing the surface is shielded from cancellation`() async throws {
      let isClosing = Watched(false)
      let wasCancelled = Watched(false)
      let puppet = Puppet(
        journal: journal,
        beforeGone: { [clock] in
          isClosing.change { $0 = true }
          do { try await clock.sleep(for: .seconds(1)) } catch { wasCancelled.change { $0 = true } }
          if Task.isCancelled { wasCancelled.change { $0 = true } }
        })
      let stage = Stage(puppet)
      let task = Task { [journal] in
        try await Lifecycle.question().present(on: stage, delegate: JournalDelegate(journal))
      }
      _ = try await puppet.surface()
      try await journal.until("didPresent")
      task.cancel()
      try await isClosing.first { $0 ? () : nil }
      task.cancel()
      try await clock.untilSleeping()
      clock.advance(by: .seconds(1))
      #expect(try await task.value.cancelReason == .taskCancelled)
      #expect(!wasCancelled.value)
      #expect(journal.line == Journal.cancel(.taskCancelled, 2))
    }

    @Test func `a click, then cancellation of the task: a click, and its closure runs`()
      async throws
    {
      let puppet = Puppet(journal: journal)
      let stage = Stage(puppet)
      let task = Task { [journal] in
        try await Dialog.alert("Go?", buttons: [.stock(.ok) { journal.write("closure") }])
          .onClick { _ in withUnsafeCurrentTask { $0?.cancel() } }
          .present(on: stage, delegate: JournalDelegate(journal))
      }
      try await puppet.surface().press("ok")
      #expect(try await task.value.button == "ok")
      #expect(journal.line == "\(Journal.click(0)) → closure")
    }

    private func start(on stage: Stage, _ ending: Ending)
      -> (Task<Response, any Error>?, DialogHandle?)
    {
      let delegate = JournalDelegate(journal)
      return ending == .taskCancelled
        ? (Task { try await Lifecycle.question().present(on: stage, delegate: delegate) }, nil)
        : (nil, Lifecycle.question().show(on: stage, delegate: delegate))
    }

    private func end(
      _ stage: Stage, _ task: Task<Response, any Error>?, _ handle: DialogHandle?, _ ending: Ending
    ) {
      switch ending {
      case .dismissed: handle?.dismiss()
      case .taskCancelled: task?.cancel()
      case .interrupted: stage.interrupt()
      }
    }
  }
}

extension Lifecycle.Cancellation.Ending {
  fileprivate var reason: CancelReason {
    switch self {
    case .dismissed: .dismissed
    case .taskCancelled: .taskCancelled
    case .interrupted: .interrupted
    }
  }
}
