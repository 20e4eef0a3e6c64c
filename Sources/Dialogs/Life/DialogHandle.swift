/// A dialog that was shown without waiting for its answer.
public struct DialogHandle: Sendable {
  let mailbox: Mailbox
  let task: Task<Response, any Error>

  /// How the dialog ends; waits for it.
  ///
  /// Throws what ``Dialog/present(on:from:delegate:)`` throws.
  public var response: Response {
    get async throws { try await task.value }
  }

  /// Takes the dialog down, or out of the queue.
  public func dismiss() {
    mailbox.post(.cancelled(.dismissed))
  }

  /// Changes the message that is shown.
  public func update(message: DialogText) {
    mailbox.post(.updated(message: message))
  }

  /// Changes how far the work has come, and the message where one is given.
  ///
  /// A fraction below 0 or above 1 counts as 0 or 1; one that is not a number, as unknown.
  ///
  /// - Parameters:
  ///   - progress: How far.
  ///   - message: What is being done.
  ///   - pace: How fast the work goes on, where that was measured.
  public func update(
    progress: DialogProgress, message: DialogText? = nil, pace: ProgressPace? = nil
  ) {
    mailbox.post(.updated(message: message, progress: progress, pace: pace))
  }

  /// Says what is wrong with the fields' values, by field id; what is not named is right.
  ///
  /// The reader sees it beside the fields. It keeps nobody from choosing a button: that is for the
  /// fields' validators.
  public func update(problems: [String: DialogText]) {
    mailbox.post(.updated(problems: problems))
  }

  /// Changes several things at once; those that are `nil` stay as they are.
  package func update(
    message: DialogText?, progress: DialogProgress?, pace: ProgressPace?,
    problems: [String: DialogText]?
  ) {
    mailbox.post(
      .updated(message: message, progress: progress, pace: pace, problems: problems))
  }
}
