import Glibc

/// What the system said of a call that failed, before it is known what was being done.
package struct SystemError: Error, Hashable {
  /// The number, as in errno(3).
  package let code: Int32

  /// An error by its number; by default that of this thread's last call.
  package init(code: Int32 = errno) {
    self.code = code
  }

  /// The system's own words, in English, for no locale is set; strerror_r(3).
  package var words: String {
    var buffer = [CChar](repeating: 0, count: 256)
    // For a number that it does not know it says so, and fills the buffer all the same.
    strerror_r(code, &buffer, buffer.count)
    return String(
      decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// Whether the same call may succeed later: a signal came in between, or nothing is ready yet.
  package var isTemporary: Bool { code == EINTR || code == EAGAIN }

  /// Whether there is no file of the name: nothing at all, or a folder.
  package var meansNoFile: Bool { [ENOENT, ENOTDIR, EISDIR].contains(code) }

  /// Makes a call that returns −1 on failure, again as long as a signal interrupts it.
  package static func check<Result: SignedInteger>(
    _ call: () -> Result
  ) throws(SystemError) -> Result {
    while true {
      let result = call()
      guard result == -1 else { return result }
      let error = SystemError()
      guard error.code == EINTR else { throw error }
    }
  }
}
