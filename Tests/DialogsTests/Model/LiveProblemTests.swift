import DialogSnapshots
import Dialogs
import Testing

@Suite("Problems while a dialog is shown")
@MainActor
struct LiveProblemTests {
  let puppet = Puppet(journal: Journal())

  private func shown(_ field: DialogField) async throws -> (DialogHandle, PuppetSurface) {
    let handle = Dialog.alert("Choose a PIN", buttons: [.stock(.ok)], fields: [field])
      .show(on: Stage(puppet))
    return (handle, try await puppet.surface())
  }

  @Test func `a field that had one is checked as it is edited, until it is right`() async throws {
    let (handle, surface) = try await shown(
      .text("pin") { $0.count < 4 ? "\(4 - $0.count, as: "count") to go." : nil })
    surface.tell(.edited("pin", .text("1")))
    surface.press("ok")
    #expect(try await surface.update(0).fields[0].problem?.string == "3 to go.")
    surface.tell(.edited("pin", .text("12")))
    #expect(try await surface.update(1).fields[0].problem?.string == "2 to go.")
    surface.tell(.edited("pin", .text("1234")))
    #expect(try await surface.update(2).fields[0].problem == nil)
    // From then on it is the reader's again, until a button is chosen.
    surface.tell(.edited("pin", .text("12")))
    surface.press("ok")
    #expect(try await surface.update(3).fields[0].problem?.string == "2 to go.")
    handle.dismiss()
    _ = try await handle.response
  }

  @Test func `a value of another kind is not given to a validator`() async throws {
    var asked: [FieldValue] = []
    var field = DialogField.text("pin")
    field.validator = {
      asked.append($0)
      return "Wrong."
    }
    let (handle, surface) = try await shown(field)
    surface.press("ok")
    _ = try await surface.update(0)
    surface.tell(.edited("pin", .flag(true)))
    surface.tell(.edited("pin", .text("1")))
    #expect(try await surface.update(1).fields[0].value == .text("1"))
    #expect(asked == [.text(""), .text("1")])
    handle.dismiss()
    _ = try await handle.response
  }

  @Test func `the program says what is wrong, and keeps nobody from answering`() async throws {
    let (handle, surface) = try await shown(.text("pin"))
    handle.update(problems: ["pin": "This PIN is known.", "other": "Not here."])
    #expect(try await surface.update(0).fields[0].problem?.string == "This PIN is known.")
    handle.update(problems: [:])
    #expect(try await surface.update(1).fields[0].problem == nil)
    handle.update(problems: ["pin": "Still known."])
    surface.press("ok", values: ["pin": .text("1")])
    #expect(try await handle.response.values == ["pin": .text("1")])
  }

  @Test func `a dialog is shown again with one from the start`() async throws {
    var field = DialogField.secure("pin")
    field.problem = "Wrong PIN."
    let (handle, surface) = try await shown(field)
    #expect(surface.opened.content.fields[0].problem?.string == "Wrong PIN.")
    surface.press("ok", values: ["pin": .text("1")])
    #expect(try await handle.response.button == "ok")
  }

  @Test func `a delegate hears what the reader does, and what it then says is shown`() async throws
  {
    final class Listener: DialogDelegate {
      var heard: [String] = []
      var handle: DialogHandle?

      func dialogEdited(_ presentation: Presentation, field: String, value: FieldValue) {
        heard.append("\(field) \(value)")
        handle?.update(problems: value == .text("") ? [:] : [field: "Known."])
      }

      func dialogFocused(_ presentation: Presentation, element: String) { heard.append(element) }
    }
    let listener = Listener()
    let handle = Dialog.alert("Choose a PIN", buttons: [.stock(.ok)], fields: [.text("pin")])
      .show(on: Stage(puppet), delegate: listener)
    listener.handle = handle
    let surface = try await puppet.surface()
    surface.tell(.focused("pin"))
    surface.tell(.edited("pin", .text("1")))
    #expect(try await surface.update(0).fields[0].problem?.string == "Known.")
    // The edit clears the problem, and what the delegate says of it comes after.
    surface.tell(.edited("pin", .text("12")))
    #expect(try await surface.update(1).fields[0].problem == nil)
    #expect(try await surface.update(2).fields[0].problem?.string == "Known.")
    surface.tell(.edited("pin", .flag(true)))
    surface.press("ok", values: ["pin": .text("123")])
    surface.tell(.focused("pin"))
    _ = try await handle.response
    #expect(listener.heard == ["pin", "pin text(\"1\")", "pin text(\"12\")"])
  }
}
