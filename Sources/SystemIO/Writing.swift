import Glibc

/// Bytes to descriptors, which stay their owner's.
///
/// A reader that is gone is an error, `EPIPE`, and raises no signal.
package enum Writing {
  /// Writes all bytes, waiting while there is no room.
  package static func all(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      do {
        rest = rest.dropFirst(try once(rest, to: descriptor))
      } catch {
        guard error.code == EINTR || error.code == EAGAIN else { throw error }
        if error.code == EAGAIN { Waiting.until(descriptor, POLLOUT) }
      }
    }
  }

  /// Writes what goes at once; write(2).
  ///
  /// - Returns: How many bytes that was.
  /// - Throws: What the system says, also where a signal interrupted it.
  package static func once(
    _ bytes: ArraySlice<UInt8>, to descriptor: Int32
  ) throws(SystemError) -> Int {
    let (count, code) = BrokenPipe.withoutSignal {
      let count = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      return (count, errno)
    }
    guard count >= 0 else { throw SystemError(code: code) }
    return count
  }
}

extension FileDescriptor {
  /// Writes all bytes, waiting while there is no room.
  package func write(_ bytes: [UInt8]) throws(SystemError) {
    try Writing.all(bytes, to: number)
  }
}
