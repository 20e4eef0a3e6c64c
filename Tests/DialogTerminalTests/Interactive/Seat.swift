import Dialogs
import ProgramRunner

@testable import DialogTerminal

/// An interactive presenter on a terminal, and whoever sits at it.
struct Seat {
  let window: TerminalWindow
  let presenter: InteractivePresenter

  init(
    columns: Int = 80, rows: Int = 24, answerDelay: UInt32? = 0, terminal: String = "xterm-256color"
  ) throws {
    window = try TerminalWindow(columns: columns, rows: rows, answerDelay: answerDelay)
    let variables = ["TERM": terminal, "LANG": "C.UTF-8"]
    presenter = InteractivePresenter(
      input: window.program, output: window.program,
      TerminalEnvironment { variables[$0] })
  }

  /// Presents a dialog and waits for its answer.
  func present(_ dialog: Dialog) async throws -> Response {
    try await dialog.present(on: Stage(presenter))
  }

  /// Fills fields, the first of which has the keys, and leaves the others.
  func fill(_ values: [String: FieldValue], of content: DialogContent) {
    for field in content.fields {
      switch values[field.id] {
      case .text(let text): window.type("\u{15}" + text)
      case .flag(let isOn): if field.value != .flag(isOn) { window.type(" ") }
      case .items(let ids):
        for item in field.items {
          let isWanted = ids.contains(item.id)
          if field.kind == .choices, isWanted { window.type(" ") }
          if field.kind == .choice, isWanted { break }
          window.type("\u{1B}[B")
        }
      case nil: break
      }
      window.type("\t")
    }
  }

  /// Presses a button by its access key.
  func press(_ button: String, of content: DialogContent) {
    guard let button = content.button(id: button), let key = button.accessKey else { return }
    window.type("\u{1B}\(key.lowercased())")
    // One that destroys is only gone to.
    if button.role == .destructive { window.type("\r") }
  }
}
