import CSystemIO
package import Glibc

/// An open file, pipe or socket of one's own, closed when nobody holds it, and on exec.
package struct FileDescriptor: ~Copyable, Sendable {
  /// Its number, as system calls know it.
  package let number: Int32

  /// Takes an open descriptor over.
  package init(owning number: Int32) {
    self.number = number
  }

  /// Opens a file; open(2).
  package init(_ path: String, flags: Int32, mode: mode_t = 0) throws(SystemError) {
    // To the system a path would end there, and name another file.
    guard !path.utf8.contains(0) else { throw SystemError(code: ENOENT) }
    number = try SystemError.check { open(path, flags | O_CLOEXEC, mode) }
  }

  /// A copy of a descriptor, so that its number stays one's own whatever its owner does, and is
  /// nobody's idea of standard input, output or error; fcntl(2).
  package init(copying other: Int32) throws(SystemError) {
    number = try SystemError.check { fcntl(other, F_DUPFD_CLOEXEC, STDERR_FILENO + 1) }
  }

  /// The next connection of a socket that listens, which does not wait by itself (`O_NONBLOCK`);
  /// accept(2).
  package init(accepting socket: Int32) throws(SystemError) {
    let connection = FileDescriptor(
      owning: try SystemError.check { csystemio_accept(socket) })
    self = try connection.aboveStandard()
  }

  deinit {
    _ = Glibc.close(number)
  }

  /// The same file by a number that no standard stream has.
  package consuming func aboveStandard() throws(SystemError) -> FileDescriptor {
    number > STDERR_FILENO ? self : try FileDescriptor(copying: number)
  }

  /// What kind of file it is, its size in bytes, its mode; fstat(2).
  package func status() throws(SystemError) -> stat {
    var status = stat()
    _ = try SystemError.check { fstat(number, &status) }
    return status
  }

  /// Closes the file, and says so if late writing fails.
  package consuming func close() throws(SystemError) {
    let number = number
    discard self
    // Not again after EINTR: Linux has closed it by then.
    guard Glibc.close(number) != 0, errno != EINTR else { return }
    throw SystemError()
  }
}
