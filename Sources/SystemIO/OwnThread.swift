import Dispatch
import Glibc

/// A thread for work that waits long.
///
/// Dispatch has 255 threads for everything in a process: with as many waits, nothing else would go on.
package enum OwnThread {
  private final class Work {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  /// Does work on a new thread, which gets no signals and does not keep a process from exiting.
  ///
  /// Where the system has no thread left (pthread_create(3)), one of Dispatch's does it.
  package static func start(_ work: @escaping @Sendable () -> Void) {
    var all = sigset_t()
    var before = sigset_t()
    sigfillset(&all)
    // What a crash raises is the thread's own.
    for number in [SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGTRAP, SIGABRT, SIGSYS] {
      sigdelset(&all, number)
    }
    // The new thread has its starter's mask.
    pthread_sigmask(SIG_SETMASK, &all, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    let held = Unmanaged.passRetained(Work(work))
    var thread = pthread_t()
    let code = pthread_create(
      &thread, nil,
      { held in
        if let held { Unmanaged<Work>.fromOpaque(held).takeRetainedValue().body() }
        return nil
      }, held.toOpaque())
    if code == 0 {
      pthread_detach(thread)
    } else {
      held.release()
      DispatchQueue.global().async(execute: work)
    }
  }
}
