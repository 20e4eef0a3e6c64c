import DialogTerminal
import Dialogs
import Testing

@Suite(.timeLimit(.minutes(1))) struct `A dialog with one line to fill` {
  private func input(_ field: DialogField, _ buttons: DialogButton...) -> Dialog {
    Dialog(
      .alert, title: "Name?",
      buttons: buttons.isEmpty ? [.stock(.cancel), .stock(.ok)] : buttons, fields: [field])
  }

  @Test(arguments: [DialogField.Kind.text, .secure])
  func `is answered by that line`(kind: DialogField.Kind) async throws {
    let desk = Desk(.init("Bob\nnext\n"))
    let field = DialogField(id: "value", kind: kind, value: .text(""))
    let response = try await desk.present(input(field))
    #expect(response.button == "ok")
    #expect(response.values == ["value": .text("Bob")])
    #expect(desk.screen.text == "Name?\n>\n")
    #expect(desk.keyboard.textNow() == "next\n")
  }

  @Test func `an empty line accepts what the field holds`() async throws {
    let response = try await Desk(.init("\n")).present(input(.text("value", value: "Ann")))
    #expect(response.button == "ok")
    #expect(response.values == ["value": .text("Ann")])
  }

  @Test func `a line that is refused is asked for again`() async throws {
    let desk = Desk(.init("\nB\nBob\n"))
    let response = try await desk.present(
      input(
        .text("value", isRequired: true) { $0.count < 3 ? "That is too short." : nil }))
    #expect(response.values == ["value": .text("Bob")])
    #expect(desk.screen.text.contains("! This is required.\n"))
    #expect(desk.screen.text.contains("! That is too short.\n"))
  }

  @Test func `asks for the button where there is a choice`() async throws {
    let choices: [[DialogButton]] = [
      [DialogButton("Delete", id: "ok", role: .destructive), .stock(.cancel)],
      [.stock(.ok), DialogButton("Later"), .stock(.cancel)],
      [DialogButton("Save"), .stock(.cancel)],
    ]
    for buttons in choices {
      var dialog = Dialog.alert("Name?", buttons: buttons, fields: [.text("value")])
      dialog.defaultButton = dialog.buttons[0].id
      #expect(try await Desk(.init("Bob\ncancel\n")).present(dialog).button == "cancel")
    }
  }

  @Test func `asks for the button after a check or a choice`() async throws {
    let fields: [DialogField] = [
      .checkbox("value", label: "Sure"), .choices("value", items: [.init("A")]),
    ]
    for field in fields {
      let response = try await Desk(.init("\ncancel\n")).present(input(field))
      #expect(response.button == "cancel")
    }
  }

  @Test func `a secret that was refused is not kept by an empty line`() async throws {
    let desk = Desk(.init("wrong\n\nsesame\n"))
    let response = try await desk.present(
      input(
        .secure("pin", label: "PIN", isRequired: true) { $0 == "sesame" ? nil : "That is wrong." }))
    #expect(response.values == ["pin": .text("sesame")])
    #expect(!desk.screen.text.contains("****"))
    #expect(desk.screen.text.contains("! PIN: That is wrong.\n"))
    #expect(desk.screen.text.contains("! PIN: This is required.\n"))
  }
}
