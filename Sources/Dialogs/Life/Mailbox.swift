import Synchronization

/// What happens to a presentation, in the order in which it happened.
///
/// Unlike an `AsyncStream`, it goes on delivering in a cancelled task: a dialog must still be taken
/// down there.
final class Mailbox: Sendable {
  /// A thing that happened outside the driver.
  enum Message: Sendable {
    case turnCame
    case opened
    case broke(any Error)
    case surface(SurfaceEvent)
    case cancelled(CancelReason)
    case updated(
      message: DialogText? = nil, progress: DialogProgress? = nil, pace: ProgressPace? = nil,
      problems: [String: DialogText]? = nil)
    case reported(ProgressReporter)
    case gone
  }

  private struct State {
    var messages: ArraySlice<Message> = []
    var hasToldCancellation = false
    var isClosed = false
    var reader: CheckedContinuation<Void, Never>?
  }

  private let state = Mutex(State())

  /// Adds a message, without waiting.
  ///
  /// After ``close()`` it does nothing.
  func post(_ message: Message) {
    state.withLock { state -> CheckedContinuation<Void, Never>? in
      guard !state.isClosed else { return nil }
      state.messages.append(message)
      defer { state.reader = nil }
      return state.reader
    }?.resume()
  }

  /// Lets go of what was not read, and takes no more: a handle may outlive the dialog.
  func close() {
    state.withLock { state in
      state.isClosed = true
      state.messages = []
    }
  }

  /// The next message, from the one task that reads; that the task was cancelled is a message too.
  ///
  /// The handler stands here, around nothing that is not Sendable: the operation of a
  /// `withTaskCancellationHandler` does not run in the isolation of a `nonisolated(nonsending)`
  /// caller, so that a driver inside it would call its closures from anywhere. A message that is
  /// there already is read without leaving that isolation: dialogs that are shown one after the
  /// other begin in this order.
  func next() async -> Message {
    while true {
      if Task.isCancelled { tellCancellation() }
      if let message = takeFirst() { return message }
      await withTaskCancellationHandler {
        await arrival()
      } onCancel: {
        tellCancellation()
      }
    }
  }

  /// Waits until there is a message.
  private func arrival() async {
    await withCheckedContinuation { continuation in
      let isFilled = state.withLock { state in
        if state.messages.isEmpty { state.reader = continuation }
        return !state.messages.isEmpty
      }
      if isFilled { continuation.resume() }
    }
  }

  private func takeFirst() -> Message? {
    state.withLock { $0.messages.popFirst() }
  }

  /// Posts the cancellation of the reading task, once.
  private func tellCancellation() {
    let isFirst = state.withLock { state in
      defer { state.hasToldCancellation = true }
      return !state.hasToldCancellation
    }
    if isFirst { post(.cancelled(.taskCancelled)) }
  }
}
