import Glibc

/// Whether a terminal shows what is typed.
struct TerminalEcho {
  private let descriptor: Int32
  private var saved: termios?

  /// The echo of a terminal that stays the caller's.
  init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Whether typing is hidden now.
  var isHidden: Bool { saved != nil }

  /// Stops showing what is typed; does nothing where the descriptor is not a terminal's.
  ///
  /// tcsetattr(3). Waiting for the output to drain first could wait for ever.
  mutating func hide() throws(TerminalError) {
    guard saved == nil, isatty(descriptor) == 1 else { return }
    var settings = termios()
    guard tcgetattr(descriptor, &settings) == 0 else {
      throw TerminalError(.hiding, code: errno)
    }
    let before = settings
    settings.c_lflag &= ~tcflag_t(ECHO | ECHONL)
    try set(settings)
    saved = before
  }

  /// Makes the terminal as it was before it was hidden.
  mutating func restore() throws(TerminalError) {
    guard let before = saved else { return }
    saved = nil
    try set(before)
  }

  private func set(_ settings: termios) throws(TerminalError) {
    var settings = settings
    while tcsetattr(descriptor, TCSANOW, &settings) != 0 {
      guard errno == EINTR else { throw TerminalError(.hiding, code: errno) }
    }
  }
}
