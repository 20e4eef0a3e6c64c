import Dialogs
import Testing

extension Lifecycle {
  @Suite("Escape")
  @MainActor
  struct Escape {
    struct Case: CustomTestStringConvertible, Sendable {
      let testDescription: String
      let make: @Sendable () -> Dialog
      let transcript: String
    }

    nonisolated static let cases = [
      Case(
        testDescription: "cancels when there is a cancel button",
        make: { .alert("Go?", buttons: [.stock(.ok), .cancel()]) },
        transcript: Journal.cancel(.escape, 1)),
      Case(
        testDescription: "cancels when cancel is the only button",
        make: { .alert("Go?", buttons: [.cancel()]) }, transcript: Journal.cancel(.escape, 0)),
      Case(
        testDescription: "cancels a progress with a cancel button",
        make: { .progress("Copying") }, transcript: Journal.cancel(.escape, 0)),
      Case(
        testDescription: "presses a lone written button",
        make: { .alert("Go?", buttons: [DialogButton("Understood")]) },
        transcript: Journal.click(0)),
      Case(
        testDescription: "presses the stock button of a dialog without buttons",
        make: { .alert("Go?") }, transcript: Journal.click(0)),
      Case(
        testDescription: "does nothing to a lone destructive button",
        make: { .alert("Go?", buttons: [.destructive("Delete")]) },
        transcript: Journal.cancel(.closed, -1)),
      Case(
        testDescription: "does nothing to a lone button that cannot be chosen",
        make: { .alert("Go?", buttons: [DialogButton("Go", isEnabled: false)]) },
        transcript: Journal.cancel(.closed, -1)),
      Case(
        testDescription: "does nothing to two buttons without cancel",
        make: { .alert("Go?", buttons: [.stock(.yes), .stock(.no)]) },
        transcript: Journal.cancel(.closed, -1)),
      Case(
        testDescription: "does nothing to a progress without buttons",
        make: { .progress("Copying", cancel: nil) }, transcript: Journal.cancel(.closed, -1)),
    ]

    @Test(arguments: cases)
    func escape(_ rule: Case) async throws {
      let puppet = Puppet(.escape, .ended(.closed))
      try await rule.make().present(on: Stage(puppet), delegate: JournalDelegate(puppet.journal))
      #expect(puppet.journal.line == rule.transcript)
    }

    @Test func `escape does not run the cancel button's closure`() async throws {
      var ran = false
      try await Dialog.alert("Go?", buttons: [.stock(.ok), .cancel { ran = true }])
        .present(on: Stage(Puppet(.escape)))
      #expect(!ran)
    }

    @Test func `escape on a lone button runs its closure`() async throws {
      var ran = false
      try await Dialog.alert("Go?", buttons: [.stock(.ok) { ran = true }])
        .present(on: Stage(Puppet(.escape)))
      #expect(ran)
    }

    @Test func `escape on a lone button does not get past a field that must be filled`()
      async throws
    {
      let puppet = Puppet(.escape)
      let handle = Dialog.alert(
        "Who?", buttons: [.stock(.ok)], fields: [.text("name", isRequired: true)]
      ).show(on: Stage(puppet))
      let surface = try await puppet.surface()
      #expect(try await surface.update(0).field(id: "name")?.problem != nil)
      surface.tell(.edited("name", .text("Ada")))
      surface.tell(.escape)
      let response = try await handle.response
      #expect(response.button == "ok")
      #expect(response.values == ["name": .text("Ada")])
    }
  }
}
