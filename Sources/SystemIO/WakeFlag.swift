import Glibc

/// A flag that any thread may set, and that a wait for descriptors notices; socketpair(2), which no
/// program started meanwhile can inherit.
package final class WakeFlag: Sendable {
  private let reading: FileDescriptor
  private let writing: FileDescriptor

  /// A flag that is not set.
  package init() throws(SystemError) {
    var ends: [Int32] = [-1, -1]
    let type = SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue
    guard socketpair(AF_UNIX, Int32(type), 0, &ends) == 0 else { throw SystemError() }
    let first = FileDescriptor(owning: ends[0])
    let second = FileDescriptor(owning: ends[1])
    // Closed standard streams would lend their numbers to the flag, and be mistaken for it.
    reading = try first.aboveStandard()
    writing = try second.aboveStandard()
  }

  /// Can be read from once the flag is set.
  package var descriptor: Int32 { reading.number }

  /// The socket that a byte sets the flag by, for handlers of signals.
  package var raisingDescriptor: Int32 { writing.number }

  /// Sets the flag; where there is no room for more it is set already.
  package func set() {
    var byte: UInt8 = 1
    send(writing.number, &byte, 1, Int32(MSG_NOSIGNAL))
  }

  /// Whether the flag is set by the end of a time in milliseconds, or at all where that is −1; poll(2).
  package func isRaised(within milliseconds: Int32) -> Bool {
    var wait = pollfd(fd: reading.number, events: Int16(POLLIN), revents: 0)
    return poll(&wait, 1, milliseconds) > 0
  }

  /// Clears the flag, however often it was set.
  package func clear() {
    var bytes = [UInt8](repeating: 0, count: 64)
    while recv(reading.number, &bytes, bytes.count, 0) > 0 {}
  }
}
