import Synchronization

/// A value that tests on other tasks wait for, instead of sleeping.
final class Watched<Value: Sendable>: Sendable {
  private struct Waiter {
    let id: Int
    let wake: CheckedContinuation<Void, Never>
  }

  private struct State {
    var value: Value
    var lastID = 0
    var waiters: [Waiter] = []
  }

  private let state: Mutex<State>

  init(_ value: Value) {
    state = Mutex(State(value: value))
  }

  var value: Value { state.withLock { $0.value } }

  func change(_ change: (inout Value) -> Void) {
    let waiters = state.withLock { state in
      change(&state.value)
      defer { state.waiters = [] }
      return state.waiters
    }
    for waiter in waiters { waiter.wake.resume() }
  }

  /// The first thing that is found in the value, now or after a change.
  func first<Found>(_ find: (Value) -> Found?) async throws -> Found {
    while true {
      try Task.checkCancellation()
      if let found = find(value) { return found }
      await waitForChange { find($0) != nil }
    }
  }

  private func waitForChange(unless isDone: (Value) -> Bool) async {
    let id = state.withLock { state in
      state.lastID += 1
      return state.lastID
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { wake in
        let waits = state.withLock { state in
          guard !Task.isCancelled, !isDone(state.value) else { return false }
          state.waiters.append(Waiter(id: id, wake: wake))
          return true
        }
        if !waits { wake.resume() }
      }
    } onCancel: {
      let waiter = state.withLock { state in
        let waiter = state.waiters.first { $0.id == id }
        state.waiters.removeAll { $0.id == id }
        return waiter
      }
      waiter?.wake.resume()
    }
  }
}
