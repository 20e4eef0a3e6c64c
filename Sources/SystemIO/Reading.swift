import Glibc

/// Bytes from descriptors, which stay their owner's.
package enum Reading {
  private static let portion = 1 << 16

  /// What a file holds, read to its end.
  ///
  /// - Parameters:
  ///   - path: The file; a pipe or device will do.
  ///   - limit: The most bytes it may have.
  /// - Returns: The bytes.
  /// - Throws: `EFBIG` beyond the limit, `ENOMEM` where there is no memory, or what the system says.
  package static func file(_ path: String, limit: Int) throws(SystemError) -> [UInt8] {
    try FileDescriptor(path, flags: O_RDONLY).contents(limit: limit)
  }

  /// What comes from a descriptor until its end.
  ///
  /// - Parameters:
  ///   - descriptor: What to read.
  ///   - limit: The most bytes it may have.
  /// - Returns: The bytes.
  /// - Throws: `EFBIG` beyond the limit, `ENOMEM` where there is no memory, or what the system says.
  package static func all(from descriptor: Int32, limit: Int) throws(SystemError) -> [UInt8] {
    var status = stat()
    _ = try SystemError.check { fstat(descriptor, &status) }
    let size = Int(status.st_size)
    guard size <= limit else { throw SystemError(code: EFBIG) }
    guard Memory.has(byteCount: size) else { throw SystemError(code: ENOMEM) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(size + 1)
    var buffer = [UInt8](repeating: 0, count: portion)
    while true {
      let count: Int
      do { count = try SystemError.check { read(descriptor, &buffer, buffer.count) } } catch {
        guard error.code == EAGAIN else { throw error }
        Waiting.until(descriptor, POLLIN)
        continue
      }
      guard count > 0 else { return bytes }
      guard bytes.count + count <= limit else { throw SystemError(code: EFBIG) }
      let grown = bytes.capacity * 2
      guard bytes.count + count <= bytes.capacity || Memory.has(byteCount: grown) else {
        throw SystemError(code: ENOMEM)
      }
      bytes += buffer[..<count]
    }
  }
}

extension FileDescriptor {
  /// What comes from it until its end; see ``Reading/all(from:limit:)``.
  package func contents(limit: Int) throws(SystemError) -> [UInt8] {
    // A method, for the number alone would not keep the file open.
    try Reading.all(from: number, limit: limit)
  }
}
