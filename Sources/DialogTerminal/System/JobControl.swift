import Glibc

/// What a job does that is not the one in front of its terminal.
enum JobControl {
  /// Does something that may read a terminal or change its settings, so that the system stops a job
  /// in the background until it is brought to the front, as it stops other programs.
  ///
  /// Threads that wait for a terminal have these signals blocked, where reading then fails instead, and settings
  /// are changed behind the back of the job in front; termios(3), pthread_sigmask(3).
  static func heeded(_ work: () -> Void) {
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGTTIN, SIGTTOU] { sigaddset(&signals, number) }
    var before = sigset_t()
    pthread_sigmask(SIG_UNBLOCK, &signals, &before)
    work()
    pthread_sigmask(SIG_SETMASK, &before, nil)
  }

  /// Whether the program's job is in front of a terminal; tcgetpgrp(3).
  static func isInFront(of terminal: Int32) -> Bool { tcgetpgrp(terminal) == getpgrp() }
}
