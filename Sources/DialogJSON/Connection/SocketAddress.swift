import Glibc
import SystemIO

/// A path as the system takes it for a socket's; `sockaddr_un` of unix(7).
struct SocketAddress: Sendable {
  let path: String
  private let address: sockaddr_un

  init(_ path: String) throws(SocketError) {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    // The last byte is the NUL that ends the path.
    let limit = MemoryLayout.size(ofValue: address.sun_path) - 1
    guard path.utf8.count <= limit else { throw SocketError(path, .pathTooLong(limit: limit)) }
    // An empty path would be a name that the system makes up, one with a NUL another file's.
    guard !path.isEmpty, !path.utf8.contains(0) else {
      throw SocketError(path, .system(SystemError(code: ENOENT).words))
    }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    self.path = path
    self.address = address
  }

  /// A socket that may take the address, not waiting by itself; socket(2).
  func socket() throws(SystemError) -> FileDescriptor {
    let type = SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue
    let number = try SystemError.check { Glibc.socket(AF_UNIX, Int32(type), 0) }
    return try FileDescriptor(owning: number).aboveStandard()
  }

  /// Hands the address to a system call.
  func withPointer(
    _ body: (UnsafePointer<sockaddr>, socklen_t) throws(SystemError) -> Void
  ) throws(SystemError) {
    var address = address
    let length = socklen_t(MemoryLayout<sockaddr_un>.size)
    try withUnsafePointer(to: &address) { (pointer) throws(SystemError) in
      try pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        (pointer) throws(SystemError) in try body(pointer, length)
      }
    }
  }
}
