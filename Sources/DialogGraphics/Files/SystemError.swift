import Glibc

/// What a system call that failed left in errno.
struct SystemError: Error, Equatable {
  let number: Int32

  /// The system's own words for it.
  ///
  /// glibc's strerror keeps a buffer for each thread (since 2.32).
  var words: String {
    strerror(number).map { String(cString: $0) } ?? "error \(number)"
  }

  /// Makes a call that returns −1 on failure, again as long as a signal interrupts it.
  static func check<Result: SignedInteger>(_ call: () -> Result) throws(SystemError) -> Result {
    while true {
      let result = call()
      guard result == -1 else { return result }
      guard errno == EINTR else { throw SystemError(number: errno) }
    }
  }
}
