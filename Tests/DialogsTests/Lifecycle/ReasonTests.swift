import DialogSnapshots
import Dialogs
import Testing

extension Lifecycle {
  @Suite("Click and cancel")
  @MainActor
  struct Reasons {
    let puppet = Puppet()

    /// What ends a dialog that is on show.
    enum Ending: CaseIterable {
      case escape, vanished, timeUp, inputEnded, interrupted, dismissed, taskCancelled, notAsked

      var reason: CancelReason {
        switch self {
        case .escape: .escape
        case .vanished: .closed
        case .timeUp: .timeout
        case .inputEnded: .endOfInput
        case .interrupted: .interrupted
        case .dismissed: .dismissed
        case .taskCancelled: .taskCancelled
        case .notAsked: .notAsked
        }
      }
    }

    @Test(arguments: Ending.allCases)
    func `every cancel has its reason, and is a response, not an error`(ending: Ending)
      async throws
    {
      let clock = ManualClock()
      let stage = Stage(puppet, clock: clock)
      var dialog = Lifecycle.question()
      dialog.timeout = .seconds(60)
      let journal = puppet.journal
      var handle: DialogHandle?
      var task: Task<Response, any Error>?
      if ending == .taskCancelled {
        task = Task { try await dialog.present(on: stage, delegate: JournalDelegate(journal)) }
      } else {
        handle = dialog.show(on: stage, delegate: JournalDelegate(journal))
      }
      let surface = try await puppet.surface()
      try await journal.until("didPresent")
      switch ending {
      case .escape: surface.tell(.escape)
      case .vanished: surface.vanish()
      case .timeUp:
        try await clock.untilSleeping()
        clock.advance(by: .seconds(60))
      case .inputEnded: surface.tell(.ended(.endOfInput))
      case .interrupted: stage.interrupt()
      case .dismissed: handle?.dismiss()
      case .taskCancelled: task?.cancel()
      case .notAsked: surface.tell(.ended(.notAsked))
      }
      let response = if let handle { try await handle.response } else { try await task?.value }
      #expect(response?.outcome == .cancelled(ending.reason, index: 2))
      #expect(response?.button == nil)
      #expect(journal.line == Journal.cancel(ending.reason, 2))
      #expect(clock.sleeperCount == 0)
    }

    @Test func `a surface that says it failed is an error`() async throws {
      let puppet = Puppet(.ended(.failed))
      await #expect(throws: PresenterError.surfaceLost) {
        try await Lifecycle.question().present(on: Stage(puppet))
      }
    }

    @Test func `choosing the cancel button is a click on it, and its closure runs`() async throws {
      let puppet = Puppet(.clicked("cancel"))
      var ran = false
      let response = try await Dialog.alert(
        "Go?", buttons: [.stock(.ok), .cancel { ran = true }]
      ).present(on: Stage(puppet), delegate: JournalDelegate(puppet.journal))
      #expect(response.outcome == .button(id: "cancel", index: 1))
      #expect(puppet.journal.line == Journal.click(1))
      #expect(ran)
    }

    @Test func `the response tells the fields' values as they were left`() async throws {
      let handle = Dialog.alert(
        "Who?", buttons: [.stock(.ok), .cancel()],
        fields: [.text("name", value: "A"), .checkbox("keep", label: "Keep"), .secure("word")]
      ).show(on: Stage(puppet))
      let surface = try await puppet.surface()
      surface.tell(.edited("name", .text("B")))
      surface.tell(.edited("name", .text("C")))
      surface.tell(.edited("nobody", .text("D")))
      surface.press("ok", values: ["keep": .flag(true), "nothing": .flag(true)])
      #expect(
        try await handle.response.values
          == ["name": .text("C"), "keep": .flag(true), "word": .text("")])
    }

    @Test func `a cancel too tells the values`() async throws {
      let handle = Dialog.alert("Who?", fields: [.text("name")]).show(on: Stage(puppet))
      let surface = try await puppet.surface()
      surface.tell(.edited("name", .text("B")))
      surface.tell(.ended(.closed))
      #expect(
        try await handle.response
          == Response(.cancelled(.closed, index: nil), values: ["name": .text("B")]))
    }

    @Test func `a button that cannot be chosen is not chosen`() async throws {
      let handle = Dialog.alert(
        "Go?", buttons: [DialogButton("Go", isEnabled: false), DialogButton("Stay")]
      ).show(on: Stage(puppet), delegate: JournalDelegate(puppet.journal))
      let surface = try await puppet.surface()
      surface.press("go")
      surface.press("stay")
      #expect(try await handle.response.button == "stay")
      #expect(puppet.journal.line == Journal.click(1))
    }
  }
}
