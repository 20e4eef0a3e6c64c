package import Glibc

/// The terminal that the process is controlled from, and which group of processes is in front of it.
package final class ControllingTerminal: Sendable {
  private let device: FileDescriptor

  /// The process's terminal, `/dev/tty`; `nil` where it has none.
  package init?() {
    guard let device = try? FileDescriptor("/dev/tty", flags: O_RDWR | O_NOCTTY).aboveStandard()
    else { return nil }
    self.device = device
  }

  /// The terminal's number, which stays its own.
  package var descriptor: Int32 { device.number }

  /// Whether a group is in front: what is typed is its, and the signals of keys; tcgetpgrp(3).
  package func hasInFront(_ group: pid_t) -> Bool { tcgetpgrp(device.number) == group }

  /// Puts another group in the place of the one in front, where that is still there; tcsetpgrp(3).
  package func replace(inFront group: pid_t, by other: pid_t) {
    guard hasInFront(group) else { return }
    // It is asked for from behind, too, which would stop the process.
    var output = sigset_t()
    sigemptyset(&output)
    sigaddset(&output, SIGTTOU)
    var before = sigset_t()
    pthread_sigmask(SIG_BLOCK, &output, &before)
    tcsetpgrp(device.number, other)
    pthread_sigmask(SIG_SETMASK, &before, nil)
  }

  /// Stops this process's own group as a key of the terminal would, and returns when it goes on.
  ///
  /// - Parameter signal: TSTP, TTIN or TTOU. Other threads may block them.
  package static func stopGroup(by signal: Int32) {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, signal)
    var before = sigset_t()
    pthread_sigmask(SIG_UNBLOCK, &signals, &before)
    kill(0, signal)
    pthread_sigmask(SIG_SETMASK, &before, nil)
  }
}
