import Glibc
import SystemIO

extension FileDescriptor {
  /// The next bytes (`read`); none at the end of the stream or where it is broken, `nil` where there
  /// are none yet.
  func next(into buffer: inout [UInt8]) -> ArraySlice<UInt8>? {
    let count = read(number, &buffer, buffer.count)
    if count < 0, SystemError().isTemporary { return nil }
    return buffer[..<max(0, count)]
  }

  /// Whether bytes can be written without waiting (`poll`).
  var isWritable: Bool {
    var state = pollfd(fd: number, events: Int16(POLLOUT), revents: 0)
    return poll(&state, 1, 0) > 0
  }

  /// Writes some bytes and tells how many; 0 where there is no room, `nil` where nobody reads any
  /// more or the stream is broken.
  func writeSome(_ bytes: ArraySlice<UInt8>) -> Int? {
    do {
      return try Writing.once(bytes, to: number)
    } catch {
      return error.isTemporary ? 0 : nil
    }
  }
}
