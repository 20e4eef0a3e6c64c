import DialogTerminal
import Dialogs

/// A plain presenter between two pipes, and whoever sits at their other ends.
struct Desk {
  let keyboard: Line
  let screen: Screen
  let stage: Stage
  private let paper = Line()

  init(
    _ keyboard: Line = Line(), style: PlainStyle = PlainStyle(),
    localizer: any Localizer = SourceLocalizer()
  ) {
    self.keyboard = keyboard
    let paper = paper
    screen = Screen { paper.textNow() }
    let presenter = PlainPresenter(
      input: keyboard.reading, output: paper.writing, style: style)
    stage = Stage(presenter, localizer: localizer)
  }

  /// Presents a dialog and waits for its answer.
  func present(_ dialog: Dialog) async throws -> Response {
    try await keepingPipes(dialog).present(on: stage)
  }

  /// Shows a dialog.
  @MainActor func show(_ dialog: Dialog) -> DialogHandle {
    keepingPipes(dialog).show(on: stage)
  }

  /// A dialog that holds the pipes open as long as it is shown: their numbers are soon another's.
  private func keepingPipes(_ dialog: Dialog) -> Dialog {
    dialog.onDidDismiss { _ in withExtendedLifetime(self) {} }
  }

  var presenter: any Presenter { stage.presenter }
}
