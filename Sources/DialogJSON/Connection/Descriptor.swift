import Glibc

/// A file descriptor of its own, closed when nobody holds it.
struct Descriptor: ~Copyable, Sendable {
  let number: Int32

  /// A copy of a descriptor (`fcntl` with `F_DUPFD_CLOEXEC`), so that its number stays this file's
  /// whatever its owner does; `nil` where it is not open.
  init?(copying other: Int32) {
    let copy = fcntl(other, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
    guard copy >= 0 else { return nil }
    number = copy
  }

  deinit { close(number) }

  /// The next bytes (`read`); none at the end of the stream or where it is broken, `nil` where there
  /// are none yet.
  func read(into buffer: inout [UInt8]) -> ArraySlice<UInt8>? {
    let count = buffer.withUnsafeMutableBytes { Glibc.read(number, $0.baseAddress, $0.count) }
    if count < 0, errno == EINTR || errno == EAGAIN { return nil }
    return buffer[..<max(0, count)]
  }

  /// Whether bytes can be written without waiting (`poll`).
  var isWritable: Bool {
    var state = pollfd(fd: number, events: Int16(POLLOUT), revents: 0)
    return poll(&state, 1, 0) > 0
  }

  /// Writes some bytes and tells how many (`write`); 0 where there is no room, `nil` where nobody
  /// reads any more or the stream is broken.
  ///
  /// A reader that is gone raises SIGPIPE, which would end the process. The signal is held back in
  /// this thread and taken out again, so that handlers and dispositions stay the application's.
  func write(_ bytes: UnsafeRawBufferPointer) -> Int? {
    var brokenPipe = sigset_t()
    sigemptyset(&brokenPipe)
    sigaddset(&brokenPipe, SIGPIPE)
    var pending = sigset_t()
    sigpending(&pending)
    let wasPending = sigismember(&pending, SIGPIPE) == 1
    var mask = sigset_t()
    pthread_sigmask(SIG_BLOCK, &brokenPipe, &mask)
    let count = Glibc.write(number, bytes.baseAddress, bytes.count)
    let failure = errno
    if count < 0, failure == EPIPE, !wasPending {
      var noTime = timespec()
      while sigtimedwait(&brokenPipe, nil, &noTime) < 0, errno == EINTR {}
    }
    pthread_sigmask(SIG_SETMASK, &mask, nil)
    if count >= 0 { return count }
    return failure == EINTR || failure == EAGAIN ? 0 : nil
  }
}
