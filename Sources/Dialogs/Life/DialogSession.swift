/// The life of one presentation as a pure value: events in, effects out.
///
/// The one place where it is decided what happens when. Every `willPresent` is followed by exactly
/// one `didDismiss`, whatever the events and their order.
public struct DialogSession: Sendable {
  private enum Phase: Sendable, Hashable {
    case queued
    /// Stale where the content has changed since the presenter was given it.
    case opening(isStale: Bool)
    case shown
    case closing(Response)
    case over
  }

  /// What is shown, the fields' values as last edited.
  public private(set) var content: DialogContent
  /// The button or field that the reader is at, where the presenter tells.
  public private(set) var focus: String?
  private var phase = Phase.queued

  /// A session that waits for its turn.
  public init(content: DialogContent) {
    self.content = content
  }

  /// The id of the button that escape presses: a lone one that is neither cancel nor destructive.
  public var buttonForEscape: String? {
    guard content.buttons.count == 1, let button = content.buttons.first, button.role == .normal
    else { return nil }
    return button.id
  }

  /// Whether the dialog is on the surface and waits for the reader.
  public var isShown: Bool { phase == .shown }

  /// Whether choosing a button now would ask if the fields' values are right.
  public func checksFields(before id: String) -> Bool {
    guard isShown, let button = content.button(id: id) else { return false }
    return button.isEnabled && button.role != .cancel
  }

  /// What is to be done after an event.
  public mutating func handle(_ event: Event) -> [Effect] {
    switch (phase, event) {
    case (.queued, .turnCame):
      phase = .opening(isStale: false)
      return [.tell(.willPresent), .open]
    case (.queued, .cancelled(let reason)):
      phase = .over
      return [end(response(.cancelled(reason, index: content.cancelButton?.index)))]
    case (.opening(let isStale), .shown):
      phase = .shown
      return [.startTimeout, .tell(.didPresent)] + (isStale ? [.update] : [])
    case (.opening, .cancelled(let reason)), (.shown, .cancelled(let reason)):
      return cancel(reason)
    case (.opening, .failed), (.shown, .failed):
      return cancel(.failed)
    case (.shown, .clicked(let id, let problems)):
      return click(id, problems)
    case (.shown, .escape(let problems)):
      if content.cancelButton != nil { return cancel(.escape) }
      return buttonForEscape.map { click($0, problems) } ?? []
    case (.shown, .edited(let id, let value, let problem)):
      return edit(id, value, problem)
    case (.shown, .focused(let id)):
      focus = id
      return []
    case (_, .updated(let message, let progress, let pace, let problems)):
      return update(message, progress, pace, problems)
    case (.closing(let response), .gone):
      phase = .over
      return [.tell(.didDismiss(response.index)), end(response)]
    default:
      return []
    }
  }

  private mutating func click(_ id: String, _ problems: [String: ResolvedText]) -> [Effect] {
    guard let button = content.button(id: id), button.isEnabled else { return [] }
    if button.role != .cancel, !problems.isEmpty {
      setProblems(problems)
      return [.update]
    }
    return dismiss(.clicked(button.index), .button(id: id, index: button.index))
  }

  private mutating func cancel(_ reason: CancelReason) -> [Effect] {
    dismiss(.cancel(reason), .cancelled(reason, index: content.cancelButton?.index))
  }

  private mutating func dismiss(_ callback: Callback, _ outcome: Response.Outcome) -> [Effect] {
    let response = response(outcome)
    phase = .closing(response)
    return [.tell(callback), .tell(.willDismiss(response.index)), .close(response)]
  }

  private mutating func edit(
    _ id: String, _ value: FieldValue, _ problem: ResolvedText?
  ) -> [Effect] {
    guard let index = content.fields.firstIndex(where: { $0.id == id }),
      content.fields[index].kind.holds(value)
    else { return [] }
    content.fields[index].value = value
    guard content.fields[index].problem != nil else { return [] }
    content.fields[index].problem = problem
    // A presenter may have taken the problem away with the value.
    return [.update]
  }

  private mutating func setProblems(_ problems: [String: ResolvedText]) {
    for index in content.fields.indices {
      content.fields[index].problem = problems[content.fields[index].id]
    }
  }

  private mutating func update(
    _ message: ResolvedText?, _ progress: DialogProgress?, _ pace: ProgressPace?,
    _ problems: [String: ResolvedText]?
  ) -> [Effect] {
    if let message { content.message = message }
    if let problems { setProblems(problems) }
    if content.kind == .progress {
      if let progress { content.progress = progress.clamped }
      if let pace { content.pace = pace }
    }
    switch phase {
    case .queued, .closing, .over: return []
    case .opening:
      phase = .opening(isStale: true)
      return []
    case .shown: return [.update]
    }
  }

  private func end(_ response: Response) -> Effect {
    response.cancelReason == .failed ? .fail : .respond(response)
  }

  private func response(_ outcome: Response.Outcome) -> Response {
    Response(outcome, values: content.values)
  }
}
