import Dialogs
import Glibc
import SystemIO

/// Bytes in and out of file descriptors.
enum Descriptor {
  /// Gives standard streams that are closed a place to fail in, before their numbers are taken by
  /// something else: input ends at once, output cannot be written.
  static func openStandardStreams() {
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where !isOpen(descriptor) {
      _ = open("/dev/null", O_RDONLY)
    }
  }

  /// Whether a descriptor is open.
  static func isOpen(_ descriptor: Int32) -> Bool { fcntl(descriptor, F_GETFD) != -1 }

  /// Whether a descriptor is open for writing.
  static func isWritable(_ descriptor: Int32) -> Bool {
    let flags = fcntl(descriptor, F_GETFL)
    return flags != -1 && flags & O_ACCMODE != O_RDONLY
  }

  /// What is at a path, as in inode(7); `nil` where there is nothing.
  static func type(of path: String) -> mode_t? {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
  }

  /// Writes all of a text.
  static func write(_ text: String, to descriptor: Int32) throws(CommandError) {
    do { try Writing.all(Array(text.utf8), to: descriptor) } catch {
      throw CommandError(
        .inputOutput, "the output cannot be written (\(error.words, as: "reason"))",
        "see where it goes")
    }
  }

  /// Reads a file whole; `-` is standard input.
  static func contents(of path: String) throws(CommandError) -> [UInt8] {
    do {
      return try path == "-"
        ? Reading.all(from: STDIN_FILENO, limit: sizeLimit)
        : Reading.file(path, limit: sizeLimit)
    } catch {
      throw unreadable(path, error)
    }
  }

  private static let sizeLimit = 64 << 20

  static func unreadable(_ path: String, _ error: SystemError) -> CommandError {
    if error.code == EFBIG {
      return CommandError(
        .badData, at: [path], "the file is larger than \(sizeLimit >> 20, as: "size") MiB",
        "give a smaller file")
    }
    // Nobody has named what standard input is.
    return CommandError(
      path == "-" ? .inputOutput : ExitCode(reading: error), at: [path],
      "the file cannot be read (\(error.words, as: "reason"))",
      "give a file that is there and may be read")
  }
}
