import Synchronization

/// What happens to a presentation, in the order in which it happened.
///
/// Unlike an `AsyncStream`, it goes on delivering in a cancelled task: a dialog must still be taken
/// down there.
final class Mailbox: Sendable {
  /// A thing that happened outside the driver.
  enum Message: Sendable {
    case turnCame
    case opened(any PresenterSurface)
    case broke(any Error)
    case surface(SurfaceEvent)
    case cancelled(CancelReason)
    case updated(message: DialogText?, progress: DialogProgress?)
    case gone
  }

  private struct State {
    var messages: [Message] = []
    var reader: CheckedContinuation<Void, Never>?
  }

  private let state = Mutex(State())

  /// Adds a message; never waits.
  func post(_ message: Message) {
    state.withLock { state in
      state.messages.append(message)
      defer { state.reader = nil }
      return state.reader
    }?.resume()
  }

  /// The next message, from the one task that reads.
  func next() async -> Message {
    while true {
      if let message = takeFirst() { return message }
      await withCheckedContinuation { continuation in
        let isFilled = state.withLock { state in
          if state.messages.isEmpty { state.reader = continuation }
          return !state.messages.isEmpty
        }
        if isFilled { continuation.resume() }
      }
    }
  }

  private func takeFirst() -> Message? {
    state.withLock { $0.messages.isEmpty ? nil : $0.messages.removeFirst() }
  }
}
