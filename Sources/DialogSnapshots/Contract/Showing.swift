import Dialogs

/// What a surface told.
enum Told: Sendable {
  case event(SurfaceEvent)
  case end
  case failure(any Error)
}

/// A dialog that is open, and what its surface tells.
final class Showing {
  private(set) var presentation: Presentation
  let surface: any PresenterSurface
  private let scene: Scene
  private let told = Inbox<Told>()
  private let listening: Task<Void, Never>
  private var isClosed = false

  init(_ presentation: Presentation, on surface: any PresenterSurface, in scene: Scene) {
    self.presentation = presentation
    self.surface = surface
    self.scene = scene
    listening = Task { [told] in
      do {
        for try await event in surface.events { told.post(.event(event)) }
        told.post(.end)
      } catch {
        told.post(.failure(error))
      }
    }
  }

  /// Has the user do something to this dialog.
  func act(_ action: ContractAction, judging check: ContractCheck) async throws {
    try await scene.act(action, on: presentation, judging: check)
  }

  /// The next thing told that is more than a move of the focus; `nil` where nothing is in time.
  func next(within limit: Duration) async -> Told? {
    let deadline = ContinuousClock.now + limit
    while ContinuousClock.now < deadline {
      let next = await told.next(within: deadline - .now)
      if case .event(.focused) = next { continue }
      return next
    }
    return nil
  }

  /// The next answer, or end, that is told; edits before it are taken over.
  func answer(within limit: Duration) async -> Told? {
    let deadline = ContinuousClock.now + limit
    while true {
      let next = await next(within: deadline - .now)
      switch next {
      case .event(.edited(let id, let value)):
        take([id: value])
      case .event(.clicked(_, let values)):
        take(values)
        return next
      default:
        return next
      }
    }
  }

  /// The next answer, or end, for as long as a rule gives it.
  func answer(judging check: ContractCheck) async -> Told? {
    await answer(within: scene.inspection.patience(for: check))
  }

  /// Has the user press a button, and judges that this is what is told.
  func press(
    _ button: String, values: [String: FieldValue] = [:], judging check: ContractCheck
  ) async throws {
    try await act(.press(button, values: values), judging: check)
    let answer = await answer(judging: check)
    var isTold = false
    if case .event(.clicked(button, _)) = answer { isTold = true }
    try scene.inspection.judge(
      check, isTold, "the user pressed “\(button)”, and \(answer.inWords) was told")
  }

  /// Judges that no answer is told for a while.
  func isSilent(judging check: ContractCheck) async throws {
    let answer = await answer(within: Inspection.quiet)
    try scene.inspection.judge(check, answer == nil, "\(answer.inWords) was told, unasked")
  }

  /// Hears out what is told already, and any answer that was planned.
  func settle() async {
    if scene.user.isScripted { _ = await answer(judging: .tellsButton) }
    let deadline = ContinuousClock.now + scene.inspection.patience(for: .silentUntilAnswered)
    while case .event = await answer(within: Inspection.quiet), ContinuousClock.now < deadline {}
  }

  /// Shows another content.
  func update(
    judging check: ContractCheck, _ change: (inout DialogContent) -> Void
  ) async throws {
    change(&presentation.content)
    let content = presentation.content
    let done = await within(scene.inspection.patience(for: check)) { [surface] in
      await surface.update(content)
    }
    try scene.inspection.judge(check, done != nil, "`update` did not return in time")
  }

  /// Takes the dialog down, unless that was done.
  func closeOnce() async throws {
    guard !isClosed else { return }
    isClosed = true
    let done = await within(scene.inspection.patience(for: .closes)) { [surface] in
      await surface.close(after: .takenDown)
    }
    try scene.inspection.judge(.closes, done != nil, "`close` did not return in time")
  }

  /// Lets go of the events.
  func stopListening() {
    listening.cancel()
  }

  /// Says that the dialog was taken down by other means.
  func wasClosed() {
    isClosed = true
  }

  private func take(_ values: [String: FieldValue]) {
    for index in presentation.content.fields.indices {
      let id = presentation.content.fields[index].id
      if let value = values[id] { presentation.content.fields[index].value = value }
    }
  }
}

extension Told? {
  /// Whether it says that no answer will come.
  var isLast: Bool {
    switch self {
    case .event(.ended), .end, .failure: true
    default: false
    }
  }

  /// What was told, to stand in a sentence.
  var inWords: String {
    switch self {
    case .event(.clicked(let button, _)): "a press of “\(button)”"
    case .event(.escape): "escape"
    case .event(.ended(let reason)): "an end (\(reason))"
    case .event(.edited(let field, _)): "an edit of “\(field)”"
    case .event(.focused(let id)): "a move to “\(id)”"
    case .end: "the end of the events"
    case .failure(let error): "a failure (\(error))"
    case nil: "nothing"
    }
  }
}

extension Response {
  /// How a dialog ends that the contract itself takes down.
  static let takenDown = Response(.cancelled(.dismissed, index: nil))
}
