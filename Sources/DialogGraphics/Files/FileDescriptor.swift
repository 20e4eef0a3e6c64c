import Glibc

/// Owns an open file of the system.
///
/// Calls that a signal interrupted are made again.
struct FileDescriptor: ~Copyable {
  private let number: Int32

  /// Opens a file, to be closed on exec.
  init(_ path: String, flags: Int32, mode: mode_t = 0) throws(SystemError) {
    number = try SystemError.check { open(path, flags | O_CLOEXEC, mode) }
  }

  deinit {
    _ = Glibc.close(number)
  }

  /// What kind of file it is, its size in bytes, its mode.
  func status() throws(SystemError) -> stat {
    var status = stat()
    _ = try SystemError.check { fstat(number, &status) }
    return status
  }

  /// Reads what there is, at most as much as fits.
  ///
  /// - Returns: How many bytes have been read; 0 at the end.
  func read(into buffer: UnsafeMutableBufferPointer<UInt8>) throws(SystemError) -> Int {
    try SystemError.check { Glibc.read(number, buffer.baseAddress, buffer.count) }
  }

  /// Writes all bytes.
  func write(_ bytes: [UInt8]) throws(SystemError) {
    try bytes.withUnsafeBufferPointer { (buffer) throws(SystemError) in
      var rest = buffer[...]
      while !rest.isEmpty {
        let part = UnsafeBufferPointer(rebasing: rest)
        let count = try SystemError.check { Glibc.write(number, part.baseAddress, part.count) }
        rest = rest.dropFirst(count)
      }
    }
  }

  /// Gives the file the owner and the mode of another one.
  ///
  /// A new owner is only tried: who may not give files away keeps them, and then the group gets no
  /// rights that were meant for another.
  func adopt(_ other: stat) throws(SystemError) {
    let isGiven = fchown(number, other.st_uid, other.st_gid) == 0
    let mode = other.st_mode & (isGiven ? 0o777 : 0o707)
    _ = try SystemError.check { fchmod(number, mode) }
  }

  /// Closes the file, and says so if late writing fails.
  consuming func close() throws(SystemError) {
    let number = number
    discard self
    // Not again after EINTR: Linux has closed it by then.
    guard Glibc.close(number) != 0, errno != EINTR else { return }
    throw SystemError(number: errno)
  }
}
