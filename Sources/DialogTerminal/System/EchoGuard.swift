import Glibc
import Synchronization
import SystemIO

/// Shows typing again before a signal stops or ends the program, and tells when it goes on; for one
/// terminal at a time. sigaction(2), signal-safety(7)
///
/// Only signals that nobody handles or ignores are heeded, and only while typing is hidden.
enum EchoGuard {
  private struct Terminal {
    var descriptor: Int32
    var settings: termios
    var continued: WakeFlag
  }

  private static let isArmed = Atomic(false)
  // Handlers can take no lock. These are written by whoever has set `isArmed`, before the first
  // handler is there; what they hold stays valid when a handler is late.
  nonisolated(unsafe) private static var terminal: Terminal?
  nonisolated(unsafe) private static var guarded: [Int32] = []

  /// Begins to guard a terminal whose typing was hidden.
  ///
  /// - Parameters:
  ///   - descriptor: The terminal.
  ///   - settings: How it is to be left.
  ///   - continued: Is set when the program goes on after it was stopped.
  /// - Returns: Whether it is guarded: not where another is.
  static func arm(_ descriptor: Int32, restoring settings: termios, continued: WakeFlag) -> Bool {
    let change = isArmed.compareExchange(
      expected: false, desired: true, ordering: .acquiringAndReleasing)
    guard change.exchanged else { return false }
    terminal = Terminal(descriptor: descriptor, settings: settings, continued: continued)
    guarded = [SIGTSTP, SIGCONT, SIGINT, SIGQUIT, SIGTERM, SIGHUP].filter(isUnheeded)
    for number in guarded { heed(number) }
    return true
  }

  /// Ends what ``arm(_:restoring:continued:)`` began.
  static func disarm() {
    for number in guarded { signal(number, SIG_DFL) }
    isArmed.store(false, ordering: .releasing)
  }

  private static func isUnheeded(_ number: Int32) -> Bool {
    var action = sigaction()
    sigaction(number, nil, &action)
    return action.__sigaction_handler.sa_handler == nil
  }

  private static func heed(_ number: Int32) {
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { number in
      let code = errno
      EchoGuard.handle(number)
      errno = code
    }
    action.sa_flags = SA_RESTART
    sigaction(number, &action, nil)
  }

  private static func handle(_ number: Int32) {
    guard let terminal else { return }
    if number == SIGCONT { return terminal.continued.set() }
    // In the background the terminal is as another job wants it.
    if JobControl.isInFront(of: terminal.descriptor) {
      var settings = terminal.settings
      tcsetattr(terminal.descriptor, TCSANOW, &settings)
      // Half a secret must not be the shell's next line.
      tcflush(terminal.descriptor, TCIFLUSH)
    }
    signal(number, SIG_DFL)
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, number)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    raise(number)
    // It was stopped, and goes on.
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    heed(number)
  }
}
