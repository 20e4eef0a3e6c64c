import Glibc
package import SystemIO

/// A place in the file system where two programs meet; unix(7).
///
/// Whoever comes first listens there, whoever comes second connects.
package enum UnixSocket {
  /// What there was at a path.
  package enum Meeting: ~Copyable, Sendable {
    /// Somebody listened; the connection to them.
    case connected(FileDescriptor)
    /// Nobody did, and this program listens now.
    case listening(UnixListener)
  }

  /// How long a listener that is busy, or another newcomer, is left alone before it is tried again.
  private static let pause: Int32 = 20

  /// Connects to whoever listens at a path, or listens there.
  ///
  /// It waits only where the listener has too many newcomers; call it on a thread that may.
  ///
  /// - Parameters:
  ///   - path: The socket's path. A socket that nobody listens at is replaced.
  ///   - stop: Ends the wait.
  /// - Returns: What there was; `nil` once the flag is raised.
  /// - Throws: Where the path can't be a socket's, or the system refuses it.
  package static func meet(
    at path: String, unlessRaised stop: WakeFlag
  ) throws(SocketError) -> Meeting? {
    let address = try SocketAddress(path)
    do {
      repeat {
        do {
          // Two newcomers that both found nobody would otherwise each replace the other.
          return try FolderLock.whileHeld(for: path) { () throws(SystemError) -> Meeting in
            if let connection = try connect(to: address) { return .connected(connection) }
            return .listening(try UnixListener(at: address))
          }
        } catch  where error.code == EAGAIN || error.code == EADDRINUSE {
          continue
        }
      } while !stop.isRaised(within: pause)
    } catch {
      throw SocketError(path, error.code == ENOTSOCK ? .notSocket : .system(error.words))
    }
    return nil
  }

  /// A connection, which does not wait by itself (`O_NONBLOCK`); `nil` where nobody listens.
  private static func connect(
    to address: SocketAddress
  ) throws(SystemError) -> FileDescriptor? {
    let socket = try address.socket()
    do {
      try address.withPointer { (address, length) throws(SystemError) in
        _ = try SystemError.check { Glibc.connect(socket.number, address, length) }
      }
      return socket
    } catch  where error.code == ENOENT || error.code == ECONNREFUSED {
      return nil
    }
  }
}
