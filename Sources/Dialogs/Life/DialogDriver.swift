/// Performs what the session decides, and alone calls the author's closures, in the isolation of
/// whoever presents the dialog.
///
/// One object for one presentation: `show` hands it to a task, which must not keep what the driver
/// lets go.
final class DialogDriver {
  /// What the author gave to be called; let go after the last callback.
  private struct Closures {
    /// Told of the dialog, if anybody is.
    var delegate: CombinedDelegate?
    var validators: [String: DialogField.Validator]
    var actions: [String: DialogButton.Action]
  }

  private let stage: Stage
  private let mailbox: Mailbox
  private let timeout: Duration?
  private let languages: [Language]
  private var session: DialogSession
  private let identity: Presentation
  private var closures: Closures?
  private var surface: SurfaceTasks?
  private var failure: (any Error)?
  /// Tells more once what it told was shown.
  private var reporter: ProgressReporter?

  init(
    _ dialog: Dialog, on stage: Stage, from anchor: DialogAnchor?,
    delegate: (any DialogDelegate)?, mailbox: Mailbox
  ) throws(DialogError) {
    var content = try dialog.content(localizedBy: stage.localizer)
    content.anchor = anchor ?? content.anchor
    self.stage = stage
    self.mailbox = mailbox
    timeout = dialog.timeout
    languages = stage.localizer.languages(for: dialog.language)
    session = DialogSession(content: content)
    identity = Presentation(
      content, tag: dialog.tag, capabilities: stage.presenter.capabilities)
    let handlers: (any DialogDelegate)? = dialog.handlers.isEmpty ? nil : dialog.handlers
    let told = [handlers, delegate].compactMap(\.self)
    closures = Closures(
      delegate: told.isEmpty ? nil : CombinedDelegate(told),
      validators: dialog.fields.reduce(into: [:]) { $0[$1.id] = $1.validator },
      actions: dialog.buttons.reduce(into: [:]) { $0[$1.id ?? ""] = $1.action })
  }

  /// Shows the dialog when its turn comes, and returns when the chosen button's closure has.
  func run() async throws -> Response {
    let ending = await untilOver()
    let action = ending?.button.flatMap { closures?.actions[$0] }
    closures = nil
    surface = nil
    mailbox.close()
    stage.leave(mailbox)
    await action?()
    if let ending { return ending }
    throw failure ?? PresenterError.surfaceLost
  }

  /// The response, or `nil` where the presenter failed.
  private func untilOver() async -> Response? {
    while true {
      let event = event(for: await mailbox.next())
      for effect in session.handle(event) {
        switch effect {
        case .tell(let callback): tell(callback)
        case .open: surface = SurfaceTasks(opening: presentation, on: stage, telling: mailbox)
        case .startTimeout: if let timeout { surface?.startTimeout(timeout) }
        case .update:
          surface?.update(session.content, thenResuming: reporter)
          reporter = nil
        case .close(let response): surface?.close(after: response)
        case .respond(let response): return response
        case .fail: return nil
        }
      }
      report(event)
    }
  }

  /// Tells what the reader does before a button, after the session has taken it: whoever answers with
  /// an update answers what is shown.
  private func report(_ event: DialogSession.Event) {
    guard session.isShown, let delegate = closures?.delegate else { return }
    switch event {
    case .edited(let id, let value, _) where session.content.field(id: id)?.value == value:
      delegate.dialogEdited(presentation, field: id, value: value)
    case .focused(let id): delegate.dialogFocused(presentation, element: id)
    default: break
    }
  }

  private func event(for message: Mailbox.Message) -> DialogSession.Event {
    switch message {
    case .turnCame: return .turnCame
    case .gone: return .gone
    case .cancelled(let reason): return .cancelled(reason)
    case .opened: return .shown
    case .broke(let error):
      failure = failure ?? error
      return .failed
    case .updated(let message, let progress, let pace, let problems):
      return .updated(
        message: message.map(resolve), progress: progress, pace: pace,
        problems: problems.map { $0.mapValues(resolve) })
    case .reported(let reporter):
      self.reporter = reporter
      let report = reporter.take()
      return .updated(
        message: report.message.map(resolve), progress: report.progress, pace: report.pace)
    case .surface(.escape): return .escape(problems: problems(before: session.buttonForEscape))
    case .surface(.ended(let reason)): return .cancelled(reason)
    case .surface(.edited(let id, let value)):
      return .edited(id, value, problem: remainingProblem(of: id, with: value))
    case .surface(.focused(let id)): return .focused(id)
    case .surface(.clicked(let id, let values)):
      // The last values first, so that they are what is checked and told.
      for (field, value) in values { _ = session.handle(.edited(field, value)) }
      return .clicked(id, problems: problems(before: id))
    }
  }

  /// The presentation with its content as it is now.
  private var presentation: Presentation {
    var presentation = identity
    presentation.content = session.content
    return presentation
  }

  private func tell(_ callback: DialogSession.Callback) {
    guard let delegate = closures?.delegate else { return }
    let presentation = presentation
    switch callback {
    case .willPresent: delegate.dialogWillPresent(presentation)
    case .didPresent: delegate.dialogDidPresent(presentation)
    case .clicked(let index): delegate.dialogClicked(presentation, button: index)
    case .cancel(let reason): delegate.dialogCancelled(presentation, reason: reason)
    case .willDismiss(let index): delegate.dialogWillDismiss(presentation, button: index)
    case .didDismiss(let index): delegate.dialogDidDismiss(presentation, button: index)
    }
  }

  /// What is wrong with the fields' values, by field, where a button waits for them to be right.
  private func problems(before button: String?) -> [String: ResolvedText] {
    guard let button, session.checksFields(before: button) else { return [:] }
    var problems: [String: ResolvedText] = [:]
    for field in session.content.fields {
      problems[field.id] = problem(of: field, with: field.value)
    }
    return problems
  }

  /// What is still wrong with a field that had a problem: a reader who mends it sees when it is right.
  private func remainingProblem(of id: String, with value: FieldValue) -> ResolvedText? {
    guard let field = session.content.field(id: id), field.problem != nil, field.kind.holds(value)
    else { return nil }
    return problem(of: field, with: value)
  }

  private func problem(of field: DialogContent.Field, with value: FieldValue) -> ResolvedText? {
    (field.problem(with: value) ?? closures?.validators[field.id]?(value)).map(resolve)
  }

  private func resolve(_ text: DialogText) -> ResolvedText {
    text.resolved(in: languages, by: stage.localizer)
  }
}
