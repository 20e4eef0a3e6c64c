import Glibc

/// A flag that any thread may raise, and that a wait for descriptors notices; socketpair(2), which
/// no program started meanwhile can inherit.
final class WakeSignal: Sendable {
  /// Can be read from once the flag is raised.
  let descriptor: Int32
  private let raising: Int32

  /// A flag that is not raised.
  init() throws(TerminalError) {
    var ends: [Int32] = [-1, -1]
    let type = SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue
    guard socketpair(AF_UNIX, Int32(type), 0, &ends) == 0 else {
      throw TerminalError(.preparing, code: errno)
    }
    // Closed standard streams would lend their numbers to the flag, and be mistaken for it.
    descriptor = try OpenDescriptor.aboveStandard(ends[0])
    raising = try OpenDescriptor.aboveStandard(ends[1])
  }

  deinit {
    close(descriptor)
    close(raising)
  }

  /// Raises the flag; where there is no room for more it is raised already.
  func raise() {
    var byte: UInt8 = 1
    _ = write(raising, &byte, 1)
  }

  /// Lowers the flag.
  func lower() {
    var bytes: [UInt8] = Array(repeating: 0, count: 64)
    while read(descriptor, &bytes, bytes.count) > 0 {}
  }
}
