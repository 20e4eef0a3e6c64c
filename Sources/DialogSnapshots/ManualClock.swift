import Synchronization

/// A clock that stands still until a test moves it, so that a timeout of an hour is tested at once.
///
/// ```swift
/// let clock = ManualClock()
/// let stage = Stage(presenter, clock: clock)
/// let handle = dialog.show(on: stage)
/// try await clock.untilSleeping()
/// clock.advance(by: .seconds(3600))
/// ```
public final class ManualClock: Clock, Sendable {
  /// A moment of a manual clock: how long after its start.
  public struct Instant: InstantProtocol {
    /// The time since the clock was made.
    public let elapsed: Duration

    /// The moment a duration later.
    public func advanced(by duration: Duration) -> Instant {
      Instant(elapsed: elapsed + duration)
    }

    /// The time from this moment to another.
    public func duration(to other: Instant) -> Duration {
      other.elapsed - elapsed
    }

    /// Whether a moment comes before another.
    public static func < (earlier: Instant, later: Instant) -> Bool {
      earlier.elapsed < later.elapsed
    }
  }

  private struct Sleeper {
    let id: Int
    let deadline: Instant
    let wake: CheckedContinuation<Void, any Error>
  }

  private struct Watcher {
    let id: Int
    let count: Int
    let wake: CheckedContinuation<Void, any Error>
  }

  private struct State {
    var now = Instant(elapsed: .zero)
    var lastID = 0
    var sleepers: [Sleeper] = []
    var watchers: [Watcher] = []

    mutating func nextID() -> Int {
      lastID += 1
      return lastID
    }

    /// Takes out the watchers who wait for no more than the sleepers there are.
    mutating func takeSatisfiedWatchers() -> [Watcher] {
      let satisfied = watchers.filter { $0.count <= sleepers.count }
      watchers.removeAll { $0.count <= sleepers.count }
      return satisfied
    }
  }

  private let state = Mutex(State())

  /// A clock at its start.
  public init() {}

  /// How far the clock was moved.
  public var now: Instant { state.withLock { $0.now } }

  /// Zero: a manual clock is exact.
  public var minimumResolution: Duration { .zero }

  /// How many tasks sleep on the clock.
  public var sleeperCount: Int { state.withLock { $0.sleepers.count } }

  /// Moves the clock, and wakes those whose time has come, the earliest first.
  ///
  /// - Parameter duration: How far; nothing happens where it is negative.
  public func advance(by duration: Duration) {
    guard duration >= .zero else { return }
    let due = state.withLock { state in
      state.now = state.now.advanced(by: duration)
      let due = state.sleepers.filter { $0.deadline <= state.now }
      state.sleepers.removeAll { $0.deadline <= state.now }
      return due.sorted { ($0.deadline, $0.id) < ($1.deadline, $1.id) }
    }
    for sleeper in due { sleeper.wake.resume() }
  }

  /// Waits until at least so many tasks sleep on the clock.
  ///
  /// - Parameter count: The number of tasks.
  /// - Throws: `CancellationError` where the waiting task is cancelled.
  public func untilSleeping(_ count: Int = 1) async throws {
    let id = state.withLock { $0.nextID() }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { (wake: CheckedContinuation<Void, any Error>) in
        let outcome: Result<Void, any Error>? = state.withLock { state in
          if Task.isCancelled { return .failure(CancellationError()) }
          if state.sleepers.count >= count { return .success(()) }
          state.watchers.append(Watcher(id: id, count: count, wake: wake))
          return nil
        }
        if let outcome { wake.resume(with: outcome) }
      }
    } onCancel: {
      let cancelled = state.withLock { state in
        let cancelled = state.watchers.first { $0.id == id }
        state.watchers.removeAll { $0.id == id }
        return cancelled
      }
      cancelled?.wake.resume(throwing: CancellationError())
    }
  }

  /// Sleeps until the clock was moved far enough.
  ///
  /// - Parameters:
  ///   - deadline: When to wake.
  ///   - tolerance: Not used: a manual clock is exact.
  /// - Throws: `CancellationError` where the sleeping task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    let id = state.withLock { $0.nextID() }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { (wake: CheckedContinuation<Void, any Error>) in
        let (outcome, satisfied): (Result<Void, any Error>?, [Watcher]) = state.withLock { state in
          if Task.isCancelled { return (.failure(CancellationError()), []) }
          if deadline <= state.now { return (.success(()), []) }
          state.sleepers.append(Sleeper(id: id, deadline: deadline, wake: wake))
          return (nil, state.takeSatisfiedWatchers())
        }
        if let outcome { wake.resume(with: outcome) }
        for watcher in satisfied { watcher.wake.resume() }
      }
    } onCancel: {
      let cancelled = state.withLock { state in
        let cancelled = state.sleepers.first { $0.id == id }
        state.sleepers.removeAll { $0.id == id }
        return cancelled
      }
      cancelled?.wake.resume(throwing: CancellationError())
    }
  }
}
