import Glibc
import SystemIO

/// Something to wait for: that a descriptor can be read or written.
struct Readiness {
  private let descriptor: Int32
  private let events: Int16

  /// That there is something to read, or nothing more to come.
  static func input(_ descriptor: Int32) -> Readiness {
    Readiness(descriptor: descriptor, events: Int16(POLLIN))
  }

  /// That something can be written, or never again.
  static func output(_ descriptor: Int32) -> Readiness {
    Readiness(descriptor: descriptor, events: Int16(POLLOUT))
  }

  /// That a signal was raised.
  static func raised(_ signal: WakeFlag) -> Readiness { .input(signal.descriptor) }

  /// Waits for the first that is ready; poll(2).
  ///
  /// - Parameters:
  ///   - candidates: What to wait for; where several are ready the earlier counts.
  ///   - patience: How long to wait, not at all where it is zero; for ever where it is `nil`.
  /// - Returns: The place of the one that is ready; `nil` where none was in that time.
  /// - Throws: The system's number; `EBADF` for a descriptor that is not open.
  static func first(
    of candidates: [Readiness], within patience: Duration? = nil
  ) throws(SystemError) -> Int? {
    // poll(2) passes over negative numbers in silence.
    if candidates.contains(where: { $0.descriptor < 0 }) { throw SystemError(code: EBADF) }
    var polled = candidates.map { pollfd(fd: $0.descriptor, events: $0.events, revents: 0) }
    // Rounded up: a wait that ends too early would be repeated at once.
    let wait = patience.map { Int32(min(max(($0 / .milliseconds(1)).rounded(.up), 0), 1e9)) } ?? -1
    while poll(&polled, nfds_t(polled.count), wait) < 0 {
      guard errno == EINTR else { throw SystemError(code: errno) }
    }
    if polled.contains(where: { $0.revents & Int16(POLLNVAL) != 0 }) {
      throw SystemError(code: EBADF)
    }
    return polled.firstIndex { $0.revents != 0 }
  }
}
