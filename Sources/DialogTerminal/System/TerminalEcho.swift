import Glibc
import SystemIO

/// Whether a terminal shows what is typed.
struct TerminalEcho {
  private let descriptor: Int32
  private let continued: WakeFlag
  private var saved: termios?
  private var isGuarded = false

  /// The echo of a terminal that stays the caller's; the flag is set when the program was stopped
  /// while typing was hidden, and goes on.
  init(_ descriptor: Int32, continued: WakeFlag) {
    self.descriptor = descriptor
    self.continued = continued
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
    isGuarded = EchoGuard.arm(descriptor, restoring: settings, continued: continued)
    saved = settings
    try hideAgain()
  }

  /// Hides typing that was shown again while the program was stopped.
  func hideAgain() throws(TerminalError) {
    guard var settings = saved else { return }
    settings.c_lflag &= ~tcflag_t(ECHO | ECHONL)
    try set(settings)
  }

  /// Makes the terminal as it was before it was hidden.
  mutating func restore() throws(TerminalError) {
    guard let before = saved else { return }
    saved = nil
    defer { if isGuarded { EchoGuard.disarm() } }
    try set(before)
  }

  private func set(_ settings: termios) throws(TerminalError) {
    var settings = settings
    while tcsetattr(descriptor, TCSANOW, &settings) != 0 {
      guard errno == EINTR else { throw TerminalError(.hiding, code: errno) }
    }
  }
}
