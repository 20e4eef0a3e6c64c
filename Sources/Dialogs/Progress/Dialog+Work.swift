extension Dialog {
  /// Does work while the dialog shows how far it has come.
  ///
  /// ```swift
  /// let result = try await Dialog.progress("Copying").run(on: stage) { progress in
  ///   for (index, file) in files.enumerated() {
  ///     try await copy(file)
  ///     progress.update(completed: index + 1, of: files.count)
  ///   }
  /// }
  /// ```
  ///
  /// The work begins once the dialog is shown, and the dialog goes when the work is over. Where the
  /// dialog ends before, by its cancel button, escape, a timeout, a signal or the cancellation of
  /// the calling task, the work's task is cancelled; work that heeds this by throwing
  /// `CancellationError` was cancelled, work that returns all the same has finished. Another button
  /// takes the dialog down and lets the work go on, and so does a presenter that only draws.
  ///
  /// - Parameters:
  ///   - stage: Where to show it.
  ///   - anchor: What it is presented from; the dialog's own where it is `nil`.
  ///   - delegate: Told of this presentation, after the dialog's own handlers.
  ///   - isolation: Where the work and the closures run: the caller's actor. A caller without one
  ///     does not compile, for work and closures would run at the same time.
  ///   - work: What to do; it is given what tells the dialog how far it has come.
  /// - Returns: What the work returned, or how the dialog ended that cancelled it; once the work is
  ///   over.
  /// - Throws: What the work throws; ``DialogError`` or what the presenter threw where the dialog
  ///   could not be shown, and the work was not begun or was cancelled.
  public func run<Value: Sendable>(
    on stage: Stage, from anchor: DialogAnchor? = nil, delegate: (any DialogDelegate)? = nil,
    isolation: isolated any Actor = #isolation,
    _ work: @escaping (ProgressReporter) async throws -> Value
  ) async throws -> ProgressResult<Value> {
    let mailbox = Mailbox()
    let reporter = ProgressReporter(mailbox, clock: stage.clock)
    var task: Task<Value, any Error>?
    let cancelIndex = cancelIndex
    let dialog =
      onDidPresent {
        task = Task {
          _ = isolation
          defer { reporter.finish() }
          return try await work(reporter)
        }
      }
      .onClick { if $0 == cancelIndex { task?.cancel() } }
      .onCancel { if $0 != .notAsked { task?.cancel() } }
    let ending: Result<Response, any Error>
    do {
      ending = .success(
        try await dialog.present(on: stage, from: anchor, delegate: delegate, by: mailbox))
    } catch {
      ending = .failure(error)
    }
    guard let task else { return .cancelled(try ending.get()) }
    let outcome = await withTaskCancellationHandler {
      await task.result
    } onCancel: {
      task.cancel()
    }
    switch outcome {
    case .success(let value): return .finished(value)
    case .failure(is CancellationError) where task.isCancelled: return .cancelled(try ending.get())
    case .failure(let error): throw error
    }
  }
}
