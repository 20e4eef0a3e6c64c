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
    mailbox.post(.updated(message: message, progress: nil))
  }

  /// Changes how far the work has come, and the message where one is given.
  ///
  /// A fraction below 0 or above 1 counts as 0 or 1; one that is not a number, as unknown.
  public func update(progress: DialogProgress, message: DialogText? = nil) {
    mailbox.post(.updated(message: message, progress: progress))
  }
}
