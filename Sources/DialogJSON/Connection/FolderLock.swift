import Glibc
package import SystemIO

/// Keeps other programs that ask for the same lock out of a folder for a moment; flock(2).
///
/// The lock is on the folder itself, so that no file is left behind.
package enum FolderLock {
  /// Whoever holds the lock for longer than a second is no program that means well.
  private static let attempts = 100
  private static let pause: UInt32 = 10_000

  /// Does something while others are kept out of the folder that a path is in; where the lock can't
  /// be had, it is done without.
  package static func whileHeld<Result: ~Copyable>(
    for path: String, _ body: () throws(SystemError) -> Result
  ) throws(SystemError) -> Result {
    let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
    let name = slash.map { String(path[...$0]) } ?? "."
    let folder = open(name, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    defer { close(folder) }
    for _ in 0..<attempts {
      if flock(folder, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK { break }
      usleep(pause)
    }
    return try body()
  }
}
