import SystemIO

/// The programs that come to a socket.
final class SocketPrograms: Sendable {
  /// A channel for each, until ``stop()``.
  let channels: AsyncThrowingStream<LineChannel, any Error>
  private let stopping: WakeFlag

  /// Waits at a path from now on, on a thread of its own.
  init(at path: String) throws(SocketError) {
    do { stopping = try WakeFlag() } catch { throw SocketError(path, .system(error.words)) }
    let (channels, continuation) = AsyncThrowingStream<LineChannel, any Error>.makeStream()
    self.channels = channels
    OwnThread.start { [stopping] in
      do {
        switch try UnixSocket.meet(at: path, unlessRaised: stopping) {
        case .connected(let program):
          if let channel = LineChannel(over: program) { continuation.yield(channel) }
        case .listening(let listener):
          while let program = listener.next(unlessRaised: stopping) {
            // Without descriptors for it, the program hears the end of its connection.
            if let channel = LineChannel(over: program) { continuation.yield(channel) }
          }
        case nil: break
        }
        continuation.finish()
      } catch {
        continuation.finish(throwing: error)
      }
    }
  }

  /// Waits no more, and removes the socket.
  func stop() { stopping.set() }
}

extension LineChannel {
  /// A channel over a connection.
  fileprivate convenience init?(over connection: consuming FileDescriptor) {
    self.init(input: connection.number, output: connection.number)
  }
}
