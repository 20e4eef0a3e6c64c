extension Dialog {
  /// Shows the dialog and waits for its answer.
  ///
  /// The closures run in the caller's isolation. Where the task is cancelled the dialog goes, and
  /// the response says so.
  ///
  /// - Parameters:
  ///   - stage: Where to show it.
  ///   - anchor: What it is presented from; the dialog's own where it is `nil`.
  ///   - delegate: Told of this presentation, after the dialog's own handlers.
  /// - Returns: How the dialog ended, once the chosen button's closure has returned. A reader who
  ///   cancels is a response.
  /// - Throws: ``DialogError`` where the dialog cannot be shown as it was made; else what the
  ///   presenter threw because it could not present.
  @discardableResult
  public nonisolated(nonsending) func present(
    on stage: Stage, from anchor: DialogAnchor? = nil, delegate: (any DialogDelegate)? = nil
  ) async throws -> Response {
    try await present(on: stage, from: anchor, delegate: delegate, by: Mailbox())
  }

  nonisolated(nonsending) func present(
    on stage: Stage, from anchor: DialogAnchor?, delegate: (any DialogDelegate)?,
    by mailbox: Mailbox
  ) async throws -> Response {
    let driver = try DialogDriver(
      self, on: stage, from: anchor, delegate: delegate, mailbox: mailbox)
    if Task.isCancelled { mailbox.post(.cancelled(.taskCancelled)) }
    stage.enter(mailbox)
    return try await driver.run()
  }

  /// Takes a place in the stage's queue at once and shows the dialog when its turn comes.
  ///
  /// - Parameters:
  ///   - stage: Where to show it.
  ///   - anchor: What it is presented from; the dialog's own where it is `nil`.
  ///   - delegate: Told of this presentation, after the dialog's own handlers.
  ///   - isolation: Where the closures run: the caller's actor. A caller without one has no place
  ///     to be called back in, and does not compile; it can ``present(on:from:delegate:)``.
  /// - Returns: A handle to dismiss, update and await it.
  @discardableResult
  public func show(
    on stage: Stage, from anchor: DialogAnchor? = nil, delegate: (any DialogDelegate)? = nil,
    isolation: isolated any Actor = #isolation
  ) -> DialogHandle {
    let mailbox = Mailbox()
    do {
      let driver = try DialogDriver(
        self, on: stage, from: anchor, delegate: delegate, mailbox: mailbox)
      stage.enter(mailbox)
      return DialogHandle(
        mailbox: mailbox,
        task: Task {
          _ = isolation
          return try await driver.run()
        })
    } catch {
      return DialogHandle(mailbox: mailbox, task: Task { throw error })
    }
  }
}
