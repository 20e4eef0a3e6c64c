import DialogTerminal
import Dialogs
import Glibc

/// A program with no signal handlers of its own that shows dialogs on its terminal, for tests: the
/// words after its name are what it does, one after another.
///
/// Standard output gets how each dialog ended.
@main enum TerminalProbe {
  static func main() async throws {
    let stage = Stage(InteractivePresenter.onTerminal() ?? InteractivePresenter())
    for word in CommandLine.arguments.dropFirst() {
      switch word {
      case "sleep": try await Task.sleep(for: .milliseconds(500))
      case "fail": try await failing(on: stage)
      default: try await show(dialog(word), on: stage, word)
      }
    }
  }

  private static func show(_ dialog: Dialog, on stage: Stage, _ word: String) async throws {
    let response =
      try await dialog
      .onDidPresent {
        if word == "exit" { exit(3) }
        if word == "crash" { preconditionFailure("This is what the test wants.") }
      }
      .present(on: stage)
    print(response.button ?? response.cancelReason?.rawValue ?? "", terminator: "")
    for (_, value) in response.values { print("", value, terminator: "") }
    print()
    fflush(nil)
  }

  private static func failing(on stage: Stage) async throws {
    let task = Task { try await dialog("alert").present(on: stage) }
    try await Task.sleep(for: .milliseconds(200))
    task.cancel()
    print(try await task.value.cancelReason?.rawValue ?? "")
    fflush(nil)
  }

  private static func dialog(_ kind: String) -> Dialog {
    switch kind {
    case "sheet":
      return .sheet(
        "Add a photo", buttons: [DialogButton("Take Photo"), .destructive("Remove"), .cancel()])
    case "input":
      return .alert(
        "Name the album", buttons: [.stock(.cancel), .stock(.save)],
        fields: [.text("name", label: "Name")])
    case "secret":
      return .alert(
        "Log in", buttons: [.stock(.cancel), .stock(.ok)],
        fields: [.secure("password", label: "Password")])
    case "choose":
      return .alert(
        "Which colours?", buttons: [.stock(.cancel), .stock(.ok)],
        fields: [.choices("colors", items: [.init("Red", id: "r"), .init("Blue", id: "b")])])
    case "brief":
      var dialog = Dialog.alert("Go on?")
      dialog.timeout = .milliseconds(1)
      return dialog
    case "timeout":
      var dialog = Dialog.alert("Go on?")
      dialog.timeout = .milliseconds(300)
      return dialog
    default:
      return .alert(
        "Delete “Sunset.png”?", message: "This cannot be undone.",
        buttons: [DialogButton("Delete", role: .destructive), DialogButton("Keep"), .cancel()])
    }
  }
}
