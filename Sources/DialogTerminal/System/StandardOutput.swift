@preconcurrency import Glibc

/// What the program itself prints.
enum StandardOutput {
  /// Writes what was printed and waits in memory, so that it stands before a dialog that follows;
  /// fflush(3).
  ///
  /// Not every stream is: one that another thread is reading from would be waited for.
  static func flush() {
    fflush(stdout)
  }
}
