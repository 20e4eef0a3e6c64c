import Dialogs
import Glibc

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

  /// Whether a path names something that is there and no file: reading it may never end.
  static func isSpecial(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT != S_IFREG
  }

  /// Waits for room or input where a descriptor does not wait by itself; poll(2).
  private static func wait(for descriptor: Int32, _ events: Int32) {
    var request = pollfd(fd: descriptor, events: Int16(events), revents: 0)
    poll(&request, 1, -1)
  }

  /// Writes all of a text.
  static func write(_ text: String, to descriptor: Int32) throws(CommandError) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EAGAIN {
        wait(for: descriptor, POLLOUT)
        continue
      }
      guard count >= 0 else {
        throw CommandError(
          .inputOutput, "the output cannot be written (\(errorWords(), as: "reason"))",
          "see where it goes")
      }
      bytes = bytes.dropFirst(count)
    }
  }

  /// Reads a file whole; `-` is standard input.
  static func contents(of path: String) throws(CommandError) -> [UInt8] {
    let descriptor = path == "-" ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .unreadable(path) }
    defer { if path != "-" { close(descriptor) } }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EAGAIN {
        wait(for: descriptor, POLLIN)
        continue
      }
      guard count >= 0 else { throw .unreadable(path) }
      if count == 0 { return bytes }
      bytes += buffer[..<count]
      guard bytes.count <= sizeLimit else {
        throw CommandError(
          .badData, at: [path], "the file is larger than \(sizeLimit >> 20, as: "size") MiB",
          "give a smaller file")
      }
    }
  }

  private static let sizeLimit = 64 << 20

  /// What the system says of the last error.
  static func errorWords() -> String { String(cString: strerror(errno)) }
}

extension CommandError {
  fileprivate static func unreadable(_ path: String) -> CommandError {
    let code: ExitCode = errno == ENOENT || errno == ENOTDIR ? .noInput : .inputOutput
    return CommandError(
      code, at: [path], "the file cannot be read (\(Descriptor.errorWords(), as: "reason"))",
      "give a file that is there and may be read")
  }
}
