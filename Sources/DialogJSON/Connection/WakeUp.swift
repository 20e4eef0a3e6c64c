import Glibc

/// Wakes a thread that waits in `poll`.
struct WakeUp: ~Copyable, Sendable {
  /// Can be read once the thread is to wake.
  let descriptor: Int32
  private let signalling: Int32

  /// A wake-up over a `socketpair` of which neither end ever waits; `nil` where the process has no
  /// descriptors left.
  init?() {
    var ends: [Int32] = [-1, -1]
    let type = SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue
    guard socketpair(AF_UNIX, Int32(type), 0, &ends) == 0 else { return nil }
    (descriptor, signalling) = (ends[0], ends[1])
  }

  deinit {
    close(descriptor)
    close(signalling)
  }

  /// Wakes the thread; where no byte fits any more, it is about to wake already.
  func signal() {
    var byte: UInt8 = 0
    send(signalling, &byte, 1, Int32(MSG_NOSIGNAL))
  }

  /// Takes back every signal so far.
  func clear() {
    var bytes = [UInt8](repeating: 0, count: 64)
    while recv(descriptor, &bytes, bytes.count, 0) > 0 {}
  }
}
