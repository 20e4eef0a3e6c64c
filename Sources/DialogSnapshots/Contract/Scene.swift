import Dialogs

/// A presenter and its user in one scenario.
final class Scene {
  let presenter: any Presenter
  let user: ContractUser
  let inspection: Inspection
  private var showings: [Showing] = []

  init(_ presenter: any Presenter, user: ContractUser, inspection: Inspection) {
    self.presenter = presenter
    self.user = user
    self.inspection = inspection
  }

  /// Whether the user can act while a dialog is open.
  var isLive: Bool { user.press != nil && !user.isScripted }

  /// Opens a dialog that every presenter can show.
  func open(_ dialog: Dialog) async throws -> Showing {
    switch try await tryToOpen(dialog) {
    case .success(let showing): return showing
    case .failure(let error):
      try inspection.judge(.opens, false, "`open` threw: \(error)")
      throw error
    }
  }

  /// Opens a dialog that the presenter may refuse.
  func tryToOpen(_ dialog: Dialog) async throws -> Result<Showing, any Error> {
    let presentation = try present(dialog)
    let opened = await within(inspection.patience(for: .opens)) { [presenter] in
      try await presenter.open(presentation)
    }
    try inspection.judge(.opens, opened != nil, "`open` did not return in time")
    return (opened ?? .failure(SceneOver())).map { watch($0, showing: presentation) }
  }

  /// Listens to a surface until the scenario is over.
  func watch(_ surface: any PresenterSurface, showing presentation: Presentation) -> Showing {
    let showing = Showing(presentation, on: surface, in: self)
    showings.append(showing)
    return showing
  }

  /// A dialog as a stage would hand it to the presenter.
  func present(_ dialog: Dialog) throws -> Presentation {
    Presentation(
      try dialog.content(), tag: dialog.tag, capabilities: presenter.capabilities)
  }

  /// Has the user do something, or ends the scenario; what was planned beforehand is done already.
  func act(
    _ action: ContractAction, on presentation: Presentation, judging check: ContractCheck
  ) async throws {
    guard user.can(action) else { throw SceneOver() }
    guard !user.isScripted else { return }
    let done = await within(inspection.patience(for: check)) { [user] in
      try await user.perform(action, on: presentation)
    }
    if case .success = done { return }
    try inspection.judge(check, false, "the user could not \(action)\(done.trouble())")
  }

  /// Judges whether the user sees a text, at once or when it has come through a pipe.
  func seesText(_ text: String, judging check: ContractCheck) async throws {
    guard let sees = user.sees else { return }
    let limit = inspection.patience(for: check)
    let deadline = ContinuousClock.now + limit
    var seen = ""
    repeat {
      seen = try await look(sees, judging: check)
      if seen.contains(text) { return try inspection.judge(check, true, "") }
      await pause(.milliseconds(2))
    } while ContinuousClock.now < deadline
    try inspection.judge(check, false, "“\(text)” is not in what the user sees:\n\(seen)")
  }

  /// Judges whether the user does not see a text.
  func doesNotSee(_ text: String, judging check: ContractCheck) async throws {
    guard let sees = user.sees else { return }
    let seen = try await look(sees, judging: check)
    try inspection.judge(
      check, !seen.contains(text), "“\(text)” is in what the user sees:\n\(seen)")
  }

  /// Takes down what a scenario has left open.
  func clear() async {
    for showing in showings {
      try? await showing.closeOnce()
      showing.stopListening()
    }
    // Each holds the scene.
    showings = []
  }

  private func look(
    _ sees: @escaping @Sendable () async throws -> String, judging check: ContractCheck
  ) async throws -> String {
    let seen = await within(inspection.patience(for: check), sees)
    if case .success(let text) = seen { return text }
    try inspection.judge(check, false, "what the user sees could not be had\(seen.trouble())")
    return ""
  }
}
