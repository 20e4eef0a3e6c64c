import DialogSnapshots
import Dialogs
import Testing

extension Lifecycle {
  @Suite("Timeout")
  @MainActor
  struct Timeout {
    let clock = ManualClock()
    let journal = Journal()

    private func question(_ tag: String = "", timeout: Duration) -> Dialog {
      var dialog = Lifecycle.question(tag)
      dialog.timeout = timeout
      return dialog
    }

    @Test func `the timeout is counted from when the dialog is shown`() async throws {
      let puppet = Puppet(journal: journal) { [clock] _ in
        try await clock.sleep(for: .seconds(100))
      }
      let handle = question(timeout: .seconds(5))
        .show(on: Stage(puppet, clock: clock), delegate: JournalDelegate(journal))
      try await clock.untilSleeping()
      clock.advance(by: .seconds(100))
      try await journal.until("didPresent")
      try await clock.untilSleeping()
      clock.advance(by: .milliseconds(4_999))
      #expect(clock.sleeperCount == 1)
      clock.advance(by: .milliseconds(1))
      #expect(try await handle.response.cancelReason == .timeout)
      #expect(journal.line == Journal.cancel(.timeout, 2))
    }

    @Test func `the time in the queue does not count`() async throws {
      let puppet = Puppet(journal: journal)
      let stage = Stage(puppet, clock: clock)
      let first = Lifecycle.question("first").show(on: stage)
      let second = question("second", timeout: .seconds(5))
        .show(on: stage, delegate: JournalDelegate(journal))
      let surface = try await puppet.surface()
      clock.advance(by: .seconds(60))
      surface.press("keep")
      _ = try await first.response
      try await clock.untilSleeping()
      #expect(clock.now.elapsed == .seconds(60))
      clock.advance(by: .seconds(5))
      #expect(try await second.response.cancelReason == .timeout)
      #expect(journal.line(of: "second") == Journal.cancel(.timeout, 2))
    }

    @Test func `an answer in time stops the counting`() async throws {
      let puppet = Puppet(journal: journal)
      let handle = question(timeout: .seconds(5))
        .show(on: Stage(puppet, clock: clock), delegate: JournalDelegate(journal))
      try await clock.untilSleeping()
      clock.advance(by: .seconds(4))
      try await puppet.surface().press("keep")
      #expect(try await handle.response.button == "keep")
      #expect(clock.sleeperCount == 0)
      clock.advance(by: .seconds(4))
      #expect(journal.line == Journal.click(1))
    }

    @Test func `a dialog without a timeout waits`() async throws {
      let puppet = Puppet(journal: journal)
      let handle = Lifecycle.question()
        .show(on: Stage(puppet, clock: clock), delegate: JournalDelegate(journal))
      try await journal.until("didPresent")
      clock.advance(by: .seconds(1_000_000))
      try await puppet.surface().press("keep")
      #expect(try await handle.response.button == "keep")
    }

    @Test func `a dialog that goes while it opens never counts`() async throws {
      let puppet = Puppet(journal: journal) { [clock] _ in
        try await clock.sleep(for: .seconds(100))
      }
      let handle = question(timeout: .zero)
        .show(on: Stage(puppet, clock: clock), delegate: JournalDelegate(journal))
      try await clock.untilSleeping()
      handle.dismiss()
      #expect(try await handle.response.cancelReason == .dismissed)
      #expect(clock.sleeperCount == 0)
    }
  }
}
