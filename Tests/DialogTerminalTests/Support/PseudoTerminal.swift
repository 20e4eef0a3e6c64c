import Glibc

/// A terminal without a screen: what the reader types goes in at one side, the program is at the
/// other; openpty(3).
final class PseudoTerminal: Sendable {
  let program: Int32
  private let reader: Int32

  init() {
    var ends: (reader: Int32, program: Int32) = (-1, -1)
    precondition(openpty(&ends.reader, &ends.program, nil, nil, nil) == 0)
    (reader, program) = ends
    for end in [reader, program] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  }

  deinit {
    close(program)
    close(reader)
  }

  /// Types at the terminal.
  func type(_ text: String) {
    let bytes = Array(text.utf8)
    precondition(write(reader, bytes, bytes.count) == bytes.count)
  }

  /// What was shown since it was last asked for, echo included.
  func shownNow() -> String {
    var text: [UInt8] = []
    var bytes = [UInt8](repeating: 0, count: 4096)
    var ready = pollfd(fd: reader, events: Int16(POLLIN), revents: 0)
    while poll(&ready, 1, 0) > 0 {
      let count = read(reader, &bytes, bytes.count)
      if count <= 0 { break }
      text += bytes[..<count]
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The terminal's settings, to be compared.
  var settings: [UInt32] {
    var settings = termios()
    precondition(tcgetattr(program, &settings) == 0)
    return [settings.c_iflag, settings.c_oflag, settings.c_cflag, settings.c_lflag]
  }

  var echoes: Bool { settings[3] & UInt32(ECHO) != 0 }
}
