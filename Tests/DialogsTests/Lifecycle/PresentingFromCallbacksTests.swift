import Dialogs
import Testing

extension Lifecycle {
  @Suite("Presenting from callbacks")
  @MainActor
  struct PresentingFromCallbacks {
    let journal = Journal()
    let puppet: Puppet
    let stage: Stage

    init() {
      puppet = Puppet(journal: journal)
      stage = Stage(puppet)
    }

    enum Callback: CaseIterable {
      case willPresent, didPresent, clicked, cancel, willDismiss, didDismiss
    }

    @Test(arguments: Callback.allCases)
    func `showing from any callback is safe: the next opens once the first is gone`(
      callback: Callback
    ) async throws {
      var next: DialogHandle?
      let first = question(callback) { [stage, journal] in
        next = Lifecycle.question("next").show(on: stage, delegate: JournalDelegate(journal))
      }.show(on: stage, delegate: JournalDelegate(journal))
      try await answer(0, callback == .cancel ? .escape : .clicked("keep"))
      try await answer(1, .clicked("delete"))
      _ = try await first.response
      #expect(try await next?.response.button == "delete")
      expectOneAfterTheOther(isCancelled: callback == .cancel)
    }

    @Test(arguments: Callback.allCases)
    func `presenting from any callback in a task of its own is safe`(callback: Callback)
      async throws
    {
      var next: Task<Response, any Error>?
      let first = question(callback) { [stage, journal] in
        next = Task {
          try await Lifecycle.question("next").present(
            on: stage, delegate: JournalDelegate(journal))
        }
      }.show(on: stage, delegate: JournalDelegate(journal))
      try await answer(0, callback == .cancel ? .escape : .clicked("keep"))
      try await answer(1, .clicked("delete"))
      _ = try await first.response
      #expect(try await next?.value.button == "delete")
      expectOneAfterTheOther(isCancelled: callback == .cancel)
    }

    @Test func `from every callback at once: they open one after the other, in order`()
      async throws
    {
      var handles: [DialogHandle] = []
      func showNext() {
        handles.append(
          Lifecycle.question("\(handles.count + 1)")
            .show(on: stage, delegate: JournalDelegate(journal)))
      }
      let first = Lifecycle.question("0")
        .onWillPresent(showNext).onDidPresent(showNext).onClick { _ in showNext() }
        .onWillDismiss { _ in showNext() }.onDidDismiss { _ in showNext() }
        .show(on: stage, delegate: JournalDelegate(journal))
      for index in 0...5 { try await answer(index, .clicked("keep")) }
      for handle in [first] + handles { _ = try await handle.response }
      let lives = (0...5).flatMap { tag in
        Journal.click(1).split(separator: " → ").map { "\(tag):\($0)" }
      }
      #expect(journal.line == lives.joined(separator: " → "))
    }

    @Test func `from the button's closure, and waiting there for the answer`() async throws {
      var answer: String?
      let dialog = Dialog(
        .alert, title: "Delete?",
        buttons: [
          .destructive("Delete") { [stage, journal] in
            let sure = Dialog(.alert, title: "Sure?", buttons: [.stock(.yes)], tag: "sure")
            answer = try? await sure.present(on: stage, delegate: JournalDelegate(journal)).button
          }
        ], tag: "delete")
      let handle = dialog.show(on: stage, delegate: JournalDelegate(journal))
      try await self.answer(0, .clicked("delete"))
      try await self.answer(1, .clicked("yes"))
      #expect(try await handle.response.button == "delete")
      #expect(answer == "yes")
      #expect(journal.line(of: "delete") == Journal.click(0))
      #expect(journal.line(of: "sure") == Journal.click(0))
    }

    @Test func `a dialog shown again from its own didDismiss works again`() async throws {
      var again: DialogHandle?
      let dialog = Lifecycle.question()
      let first = dialog.onDidDismiss { [stage, journal] _ in
        again = dialog.show(on: stage, delegate: JournalDelegate(journal))
      }.show(on: stage, delegate: JournalDelegate(journal))
      try await answer(0, .clicked("keep"))
      try await answer(1, .escape)
      _ = try await first.response
      _ = try await again?.response
      #expect(journal.line == "\(Journal.click(1)) → \(Journal.cancel(.escape, 2))")
    }

    @Test(arguments: [Callback.willPresent, .didPresent])
    func `dismissing from a callback before the answer`(callback: Callback) async throws {
      var handle: DialogHandle?
      handle = question(callback) { handle?.dismiss() }
        .show(on: stage, delegate: JournalDelegate(journal))
      #expect(try await handle?.response.cancelReason == .dismissed)
      let told = journal.line(of: "first").replacing("[shown] → ", with: "")
      let rest = "cancel(dismissed) → willDismiss(2) → [gone] → didDismiss(2)"
      switch callback {
      case .willPresent:
        #expect(told.replacing("[gone] → ", with: "") == "willPresent → \(rest.withoutGone)")
      default: #expect(told == "willPresent → didPresent → \(rest)")
      }
    }

    @Test(arguments: [Callback.clicked, .willDismiss, .didDismiss])
    func `dismissing from a callback after the answer changes nothing`(callback: Callback)
      async throws
    {
      var handle: DialogHandle?
      handle = question(callback) { handle?.dismiss() }
        .show(on: stage, delegate: JournalDelegate(journal))
      try await answer(0, .clicked("keep"))
      #expect(try await handle?.response.button == "keep")
      #expect(journal.line(of: "first") == Journal.click(1))
    }

    private func question(_ callback: Callback, does act: @escaping () -> Void) -> Dialog {
      let dialog = Lifecycle.question("first")
      return switch callback {
      case .willPresent: dialog.onWillPresent { act() }
      case .didPresent: dialog.onDidPresent { act() }
      case .clicked: dialog.onClick { _ in act() }
      case .cancel: dialog.onCancel { _ in act() }
      case .willDismiss: dialog.onWillDismiss { _ in act() }
      case .didDismiss: dialog.onDidDismiss { _ in act() }
      }
    }

    private func answer(_ index: Int, _ event: SurfaceEvent) async throws {
      try await puppet.surface(index).tell(event)
    }

    private func expectOneAfterTheOther(isCancelled: Bool) {
      let first = isCancelled ? Journal.cancel(.escape, 2) : Journal.click(1)
      let words =
        first.split(separator: " → ").map { "first:\($0)" }
        + Journal.click(0).split(separator: " → ").map { "next:\($0)" }
      #expect(journal.line == words.joined(separator: " → "))
    }
  }
}

extension String {
  /// A dialog that goes while it opens may never have been shown.
  fileprivate var withoutGone: String { replacing("[gone] → ", with: "") }
}
