import Glibc
package import SystemIO

/// A socket in the file system that this program listens at: only its owner may connect (mode 0600).
///
/// Its file is removed when nobody holds the listener any more, and when the process exits.
package final class UnixListener: Sendable {
  /// How long to wait where there are no descriptors or memory for one more connection.
  private static let pause: Int32 = 100

  private let socket: FileDescriptor
  private let file: SocketFile

  /// Listens at an address.
  ///
  /// - Parameter address: The address. A socket there is replaced: nobody must listen at it.
  /// - Throws: `ENOTSOCK` where there is another file, or what the system says.
  init(at address: SocketAddress) throws(SystemError) {
    socket = try address.socket()
    // The file gets the mode with its name: there is no moment in which others may connect.
    let number = socket.number
    _ = try SystemError.check { fchmod(number, 0o600) }
    do { try Self.bind(number, to: address) } catch  where error.code == EADDRINUSE {
      try SocketFile(at: address.path).remove()
      try Self.bind(number, to: address)
    }
    let file = try SocketFile(at: address.path)
    self.file = file
    Leftovers.ofProcess.add(for: self) { try? file.remove() }
    _ = try SystemError.check { listen(number, SOMAXCONN) }
  }

  deinit {
    try? file.remove()
    Leftovers.ofProcess.forget(self)
  }

  /// Waits for the next program that connects; poll(2), accept4(2).
  ///
  /// - Parameter stop: Ends the wait.
  /// - Returns: The connection, which does not wait by itself (`O_NONBLOCK`); `nil` once the flag is
  ///   raised, and where the system lets nobody connect any more.
  package func next(unlessRaised stop: WakeFlag) -> FileDescriptor? {
    while true {
      var waits = [stop.descriptor, socket.number].map {
        pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
      }
      guard poll(&waits, 2, -1) >= 0 else { continue }
      if waits[0].revents != 0 { return nil }
      do { return try FileDescriptor(accepting: socket.number) } catch {
        switch error.code {
        case EAGAIN, ECONNABORTED: continue
        case EMFILE, ENFILE, ENOBUFS, ENOMEM: if stop.isRaised(within: Self.pause) { return nil }
        default: return nil
        }
      }
    }
  }

  private static func bind(_ socket: Int32, to address: SocketAddress) throws(SystemError) {
    try address.withPointer { (address, length) throws(SystemError) in
      _ = try SystemError.check { Glibc.bind(socket, address, length) }
    }
  }
}

/// A socket's file, told apart from another that takes its place; stat(2).
private struct SocketFile: Sendable, Equatable {
  private let path: String
  private let device: dev_t
  private let number: ino_t

  init(at path: String) throws(SystemError) {
    var status = stat()
    _ = try SystemError.check { lstat(path, &status) }
    guard status.st_mode & S_IFMT == S_IFSOCK else { throw SystemError(code: ENOTSOCK) }
    self.path = path
    device = status.st_dev
    number = status.st_ino
  }

  /// Removes the file, unless there is another in its place by now.
  func remove() throws(SystemError) {
    guard try SocketFile(at: path) == self else { return }
    _ = try SystemError.check { unlink(path) }
  }
}
