import Glibc

/// Writing to a pipe whose reader is gone, without the signal that would end the program.
package enum BrokenPipe {
  /// Does something that may raise SIGPIPE in this thread, and lets nobody hear of the signal.
  ///
  /// The program's own handling of SIGPIPE is left alone: the signal is held back in this thread,
  /// and taken where it came; pthread_sigmask(3), sigtimedwait(2).
  package static func withoutSignal<Result>(_ work: () -> Result) -> Result {
    var brokenPipe = sigset_t()
    sigemptyset(&brokenPipe)
    sigaddset(&brokenPipe, SIGPIPE)
    var before = sigset_t()
    pthread_sigmask(SIG_BLOCK, &brokenPipe, &before)
    // Where it wasn't held back before, it cannot have waited.
    let waitedBefore = sigismember(&before, SIGPIPE) == 1 && isPending
    let result = work()
    // One that waited before is somebody else's.
    if !waitedBefore, isPending {
      var atOnce = timespec(tv_sec: 0, tv_nsec: 0)
      while sigtimedwait(&brokenPipe, nil, &atOnce) < 0, errno == EINTR {}
    }
    pthread_sigmask(SIG_SETMASK, &before, nil)
    return result
  }

  private static var isPending: Bool {
    var pending = sigset_t()
    sigpending(&pending)
    return sigismember(&pending, SIGPIPE) == 1
  }
}
