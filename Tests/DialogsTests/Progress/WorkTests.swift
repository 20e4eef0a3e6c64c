import DialogSnapshots
import Dialogs
import Testing

extension Lifecycle {
  /// Work that is done while a dialog shows it.
  @Suite("Work")
  @MainActor
  struct Work {
    let journal = Journal()
    let clock = ManualClock()
    let puppet: Puppet
    let stage: Stage

    init() {
      puppet = Puppet(journal: journal)
      stage = Stage(puppet, clock: clock)
    }

    private func work<Value: Sendable>(
      _ dialog: Dialog = .progress("Copying"),
      _ work: @escaping (ProgressReporter) async throws -> Value
    ) -> Task<ProgressResult<Value>, any Error> {
      Task { try await dialog.run(on: stage, delegate: JournalDelegate(journal), work) }
    }

    @Test func `begins when the dialog is shown, and takes it down when it is over`() async throws {
      let result = try await work { [journal] _ in
        journal.write("work")
        return 7
      }.value
      #expect(result == .finished(7))
      #expect(
        journal.line == "willPresent → [shown] → didPresent → work → cancel(dismissed)"
          + " → willDismiss(0) → [gone] → didDismiss(0)")
    }

    @Test func `runs on the caller's actor, and may use what is local`() async throws {
      var count = 0
      let result = try await Dialog.progress("Counting").onDidDismiss { _ in count += 10 }
        .run(on: stage) { _ in
          MainActor.assertIsolated()
          count += 1
          await Task.yield()
          count += 1
        }
      guard case .finished = result else { return #expect(Bool(false), "\(result)") }
      #expect(count == 12)
    }

    @Test func `what it throws is thrown once the dialog is gone`() async throws {
      let task = work { _ in throw Broken() }
      await #expect(throws: Broken()) { try await task.value }
      #expect(journal.line == Journal.cancel(.dismissed, 0))
    }

    nonisolated static let endings: [(SurfaceEvent, Response.Outcome)] = [
      (.clicked("cancel"), .button(id: "cancel", index: 0)),
      (.escape, .cancelled(.escape, index: 0)),
      (.ended(.closed), .cancelled(.closed, index: 0)),
      (.ended(.endOfInput), .cancelled(.endOfInput, index: 0)),
    ]

    @Test(arguments: endings)
    func `is cancelled by the reader`(event: SurfaceEvent, outcome: Response.Outcome) async throws {
      let task = work { _ in try await Task.sleep(for: .seconds(3600)) }
      try await puppet.surface().tell(event)
      guard case .cancelled(let response) = try await task.value else {
        return #expect(Bool(false), "the work went on")
      }
      #expect(response.outcome == outcome)
    }

    @Test func `is cancelled with its caller, by a timeout and by a signal`() async throws {
      let byCaller = work { _ in try await Task.sleep(for: .seconds(3600)) }
      _ = try await puppet.surface(0)
      byCaller.cancel()
      #expect(try await byCaller.value.reason == .taskCancelled)

      var brief = Dialog.progress("Copying")
      brief.timeout = .seconds(5)
      let byTimeout = work(brief) { _ in try await Task.sleep(for: .seconds(3600)) }
      _ = try await puppet.surface(1)
      try await clock.untilSleeping()
      clock.advance(by: .seconds(5))
      #expect(try await byTimeout.value.reason == .timeout)

      let bySignal = work { _ in try await Task.sleep(for: .seconds(3600)) }
      _ = try await puppet.surface(2)
      stage.interrupt()
      #expect(try await bySignal.value.reason == .interrupted)
    }

    @Test func `that returns in spite of being cancelled has finished`() async throws {
      let task = work { _ in
        try? await Task.sleep(for: .seconds(3600))
        return Task.isCancelled
      }
      try await puppet.surface().press("cancel")
      #expect(try await task.value == .finished(true))
    }

    @Test func `another button lets it go on, and the caller can still cancel it`() async throws {
      let gate = Watched(false)
      var dialog = Dialog.progress("Copying")
      dialog.addButton("Hide")
      let task = work(dialog) { _ in try await gate.first { $0 ? 7 : nil } }
      try await puppet.surface().press("hide")
      try await journal.until("didDismiss(1)")
      gate.change { $0 = true }
      #expect(try await task.value == .finished(7))

      let other = work(dialog) { _ in try await Task.sleep(for: .seconds(3600)) }
      try await puppet.surface(1).press("hide")
      try await journal.until("didDismiss(1)", times: 2)
      other.cancel()
      guard case .cancelled(let response) = try await other.value else {
        return #expect(Bool(false), "the work went on")
      }
      #expect(response.button == "hide")
    }

    @Test func `goes on where the presenter only draws`() async throws {
      let task = work { _ in
        await Task.yield()
        return Task.isCancelled
      }
      try await puppet.surface().tell(.ended(.notAsked))
      #expect(try await task.value == .finished(false))
    }

    @Test func `is not begun where the dialog cannot be shown`() async throws {
      let broken = Stage(Puppet { _ in throw Broken() })
      var isBegun = false
      await #expect(throws: Broken()) {
        try await Dialog.progress("Copying").run(on: broken) { _ in isBegun = true }
      }
      await #expect(throws: DialogError.titleMissing(.progress)) {
        try await Dialog(.progress).run(on: stage) { _ in isBegun = true }
      }
      #expect(!isBegun)
    }

    @Test func `is cancelled where the dialog breaks`() async throws {
      let task = work { _ in try await Task.sleep(for: .seconds(3600)) }
      try await puppet.surface().breakDown(Broken())
      await #expect(throws: Broken()) { try await task.value }
    }

    @Test func `goes on without answers in a script, and leaves other dialogs theirs`() async throws
    {
      let stage = Stage(ScriptedPresenter("keep", "cancel"))
      #expect(try await Dialog.progress("A").run(on: stage) { _ in 1 } == .finished(1))
      #expect(try await Lifecycle.question().present(on: stage).button == "keep")
      let result = try await Dialog.progress("B").run(on: stage) { _ in
        try await Task.sleep(for: .seconds(3600))
      }
      #expect(result.reason == nil)
      guard case .cancelled(let response) = result else { return #expect(Bool(false)) }
      #expect(response.button == "cancel")
      #expect(try await Dialog.progress("C").run(on: stage) { _ in 1 } == .finished(1))
    }
  }
}

extension ProgressResult {
  fileprivate var reason: CancelReason? {
    if case .cancelled(let response) = self { response.cancelReason } else { nil }
  }
}
