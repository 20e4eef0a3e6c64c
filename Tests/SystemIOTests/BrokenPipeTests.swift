import Glibc
import SystemIO
import Testing

@Suite struct `A broken pipe` {
  @Test func `is an error, and no signal`() throws {
    // Were it not held back, the signal would end this process.
    signal(SIGPIPE, SIG_DFL)
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    defer { close(ends[1]) }
    close(ends[0])
    #expect(throws: SystemError(code: EPIPE)) { try Writing.all([1, 2, 3], to: ends[1]) }
    var pending = sigset_t()
    sigpending(&pending)
    #expect(sigismember(&pending, SIGPIPE) == 0)
    var mask = sigset_t()
    pthread_sigmask(SIG_BLOCK, nil, &mask)
    #expect(sigismember(&mask, SIGPIPE) == 0)
  }

  @Test func `a signal that waited before is left to wait`() throws {
    var brokenPipe = sigset_t()
    sigemptyset(&brokenPipe)
    sigaddset(&brokenPipe, SIGPIPE)
    pthread_sigmask(SIG_BLOCK, &brokenPipe, nil)
    defer { pthread_sigmask(SIG_UNBLOCK, &brokenPipe, nil) }
    pthread_kill(pthread_self(), SIGPIPE)
    BrokenPipe.withoutSignal { _ = pthread_kill(pthread_self(), SIGPIPE) }
    var atOnce = timespec()
    #expect(sigtimedwait(&brokenPipe, nil, &atOnce) == SIGPIPE)
  }
}
