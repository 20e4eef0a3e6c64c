import Glibc

/// What the system said of a call that failed, before it is known what was being done.
struct SystemFailure: Error {
  /// The number, as in errno(3).
  let code: Int32

  /// What a number says; strerror(3).
  static func words(for code: Int32) -> String {
    strerror(code).map { String(cString: $0) } ?? "\(code)"
  }
}
