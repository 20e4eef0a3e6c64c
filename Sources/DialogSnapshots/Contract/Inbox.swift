import Synchronization

/// Messages for one reader, who waits for each only so long.
final class Inbox<Message: Sendable>: Sendable {
  private struct Waiter {
    let number: Int
    let reader: CheckedContinuation<Message?, Never>
    let timer: Task<Void, Never>
  }

  private struct State {
    var messages: [Message] = []
    var waiter: Waiter?
    var lastNumber = 0
  }

  private let state = Mutex(State())

  /// Adds a message; never waits.
  func post(_ message: Message) {
    let waiter = state.withLock { state in
      defer { state.waiter = nil }
      if state.waiter == nil { state.messages.append(message) }
      return state.waiter
    }
    waiter?.timer.cancel()
    waiter?.reader.resume(returning: message)
  }

  /// The next message; `nil` where none comes in time.
  func next(within limit: Duration) async -> Message? {
    await withCheckedContinuation { reader in
      let message = state.withLock { state -> Message? in
        guard state.messages.isEmpty else { return state.messages.removeFirst() }
        state.lastNumber += 1
        let number = state.lastNumber
        let timer = Task {
          guard (try? await Task.sleep(for: limit)) != nil else { return }
          giveUp(number)
        }
        state.waiter = Waiter(number: number, reader: reader, timer: timer)
        return nil
      }
      if let message { reader.resume(returning: message) }
    }
  }

  private func giveUp(_ number: Int) {
    let reader = state.withLock { state -> CheckedContinuation<Message?, Never>? in
      guard state.waiter?.number == number else { return nil }
      defer { state.waiter = nil }
      return state.waiter?.reader
    }
    reader?.resume(returning: nil)
  }
}

/// Lets time pass, in a cancelled task too.
func pause(_ duration: Duration) async {
  _ = await Inbox<Void>().next(within: duration)
}

/// What comes of some work; `nil` where it is not done in time.
///
/// Unlike a task group it does not wait for work that hangs: that is left behind, cancelled.
func within<Value: Sendable>(
  _ limit: Duration, _ work: @escaping @Sendable () async throws -> Value
) async -> Result<Value, any Error>? {
  let inbox = Inbox<Result<Value, any Error>>()
  let task = Task {
    do { inbox.post(.success(try await work())) } catch { inbox.post(.failure(error)) }
  }
  let result = await inbox.next(within: limit)
  if result == nil { task.cancel() }
  return result
}

/// The same in a task that is cancelled before the work begins.
func withinCancelled<Value: Sendable>(
  _ limit: Duration, _ work: @escaping @Sendable () async throws -> Value
) async -> Result<Value, any Error>? {
  await within(limit) {
    withUnsafeCurrentTask { $0?.cancel() }
    return try await work()
  }
}
