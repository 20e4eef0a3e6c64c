import Glibc

/// Descriptors that someone else opened, or did not.
enum OpenDescriptor {
  /// Makes sure that a number is that of an open file, pipe, socket or terminal; fstat(2).
  ///
  /// Where a program is started with its standard input closed, the number is soon taken by the
  /// runtime's own epoll(7), which is none of these and would be waited for in vain.
  static func require(
    _ descriptor: Int32, for action: TerminalError.Action
  ) throws(TerminalError) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw TerminalError(action, code: errno) }
    guard status.st_mode & S_IFMT != 0 else { throw TerminalError(action, code: EBADF) }
  }

  /// A descriptor's duplicate whose number is nobody's idea of standard input, output or error; the
  /// descriptor itself is closed; fcntl(2).
  static func aboveStandard(_ descriptor: Int32) throws(TerminalError) -> Int32 {
    guard descriptor <= STDERR_FILENO else { return descriptor }
    let duplicate = fcntl(descriptor, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
    let code = errno
    close(descriptor)
    guard duplicate >= 0 else { throw TerminalError(.preparing, code: code) }
    return duplicate
  }
}
