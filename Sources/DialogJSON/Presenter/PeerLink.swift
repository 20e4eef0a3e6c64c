import Dialogs
import Synchronization
import SystemIO

/// The way to the other program: there from the start, or once the first dialog is opened and there
/// is somebody at the other end.
final class PeerLink: Sendable {
  /// Where the other program is.
  enum Place: Sendable {
    case socket(String)
    case frontEnd(String, lendsTerminal: Bool)
  }

  private typealias Wait = CheckedContinuation<PeerConnection, any Error>

  private struct State {
    var connection: PeerConnection?
    var isSeeking = false
    var lastWait = 0
    var waits: [Int: Wait] = [:]
    /// The callbacks that there was nobody to tell to.
    var early: [WireLifecycle] = []
  }

  /// How many of them are kept: a program may run for years, and nobody may ever come.
  private static let earlyLimit = 1024

  private let place: Place?
  /// Ends the wait for somebody who comes.
  private let stop: WakeFlag?
  private let state: Mutex<State>

  /// A way to somebody who is still to be found.
  init(to place: Place) {
    self.place = place
    stop = try? WakeFlag()
    state = Mutex(State())
  }

  /// A way over streams that are open; `nil` says that they are not.
  init(over channel: LineChannel?) {
    place = nil
    stop = nil
    state = Mutex(State(connection: channel.map { PeerConnection(over: $0) }))
  }

  deinit { stop?.set() }

  /// How the front end has ended; `nil` while it runs, and where there is none.
  var failure: PresenterError? { state.withLock { $0.connection }?.failure }

  /// Waits until somebody is at the other end.
  ///
  /// - Throws: Why there can't be anybody; `CancellationError` where the task is cancelled first.
  nonisolated(nonsending) func connection() async throws -> PeerConnection {
    guard let place, let stop else {
      guard let connection = state.withLock({ $0.connection }) else {
        throw PresenterError.nowhereToShow("the streams of the JSON protocol are not open")
      }
      return connection
    }
    let number = state.withLock { state in
      state.lastWait += 1
      return state.lastWait
    }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { wait in
        add(wait, number, toReach: place, unlessRaised: stop)
        if Task.isCancelled { giveUp(number) }
      }
    } onCancel: {
      giveUp(number)
    }
  }

  /// Tells a callback, as soon as there is somebody to tell.
  func tell(_ lifecycle: WireLifecycle) {
    let connection = state.withLock { state in
      if state.connection == nil, state.early.count < Self.earlyLimit {
        state.early.append(lifecycle)
      }
      return state.connection
    }
    connection?.tell(lifecycle)
  }

  private func add(
    _ wait: Wait, _ number: Int, toReach place: Place, unlessRaised stop: WakeFlag
  ) {
    let (connection, isFirst) = state.withLock { state in
      if let connection = state.connection { return (Optional(connection), false) }
      defer { state.isSeeking = true }
      state.waits[number] = wait
      return (nil, !state.isSeeking)
    }
    if let connection { wait.resume(returning: connection) }
    guard isFirst else { return }
    OwnThread.start { [weak self] in
      switch place {
      case .socket(let path):
        Self.meet(at: path, unlessRaised: stop) { [weak self] in self?.found($0) }
      case .frontEnd(let command, let lendsTerminal):
        self?.found(
          Result { () throws(SystemError) in
            let frontEnd = try FrontEnd(command, lendsTerminal: lendsTerminal)
            return PeerConnection(over: frontEnd.channel, to: frontEnd)
          }.mapError { PresenterError.nowhereToShow($0.words) })
      }
    }
  }

  private func giveUp(_ number: Int) {
    state.withLock { $0.waits.removeValue(forKey: number) }?
      .resume(throwing: CancellationError())
  }

  /// Tells all who wait what has come of it; the next who waits after an error tries again.
  private func found(_ result: Result<PeerConnection, some Error>) {
    let waits = state.withLock { state in
      defer { (state.waits, state.isSeeking) = ([:], false) }
      if case .success(let connection) = result {
        state.connection = connection
        // Before anything that is told later.
        for lifecycle in state.early { connection.tell(lifecycle) }
        state.early = []
      }
      return state.waits.values
    }
    for wait in waits { wait.resume(with: result) }
  }

  /// Connects to whoever listens at a socket, or lets the first come who does; others are sent away.
  private static func meet(
    at path: String, unlessRaised stop: WakeFlag,
    _ found: (Result<PeerConnection, SocketError>) -> Void
  ) {
    do {
      switch try UnixSocket.meet(at: path, unlessRaised: stop) {
      case .connected(let connection): found(peer(over: connection, path))
      case .listening(let listener):
        guard let connection = listener.next(unlessRaised: stop) else { return }
        found(peer(over: connection, path))
        while let stranger = listener.next(unlessRaised: stop) { _ = consume stranger }
      case nil: break
      }
    } catch {
      found(.failure(error))
    }
  }

  private static func peer(
    over connection: consuming FileDescriptor, _ path: String
  ) -> Result<PeerConnection, SocketError> {
    guard let channel = LineChannel(input: connection.number, output: connection.number) else {
      return .failure(SocketError(path, .system(SystemError().words)))
    }
    return .success(PeerConnection(over: channel))
  }
}
