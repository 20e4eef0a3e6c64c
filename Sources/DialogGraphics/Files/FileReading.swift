import Glibc

/// Reads whole files.
enum FileReading {
  private static let portion = 1 << 16

  /// The content of a file, read to its end.
  ///
  /// - Parameters:
  ///   - path: The file; a pipe or device will do.
  ///   - limit: The most bytes it may have.
  /// - Returns: The bytes.
  /// - Throws: ``PNGError`` that names the file.
  static func bytes(of path: String, limit: Int) throws(PNGError) -> [UInt8] {
    guard !path.utf8.contains(0) else { throw PNGError(.noSuchFile, path: path) }
    do throws(SystemError) {
      let file = try FileDescriptor(path, flags: O_RDONLY)
      let size = Int(try file.status().st_size)
      guard size <= limit else { throw SystemError(number: EFBIG) }
      guard Memory.has(byteCount: size) else { throw SystemError(number: ENOMEM) }
      return try bytes(of: file, expecting: size, limit: limit)
    } catch {
      throw failure(error, path: path, limit: limit)
    }
  }

  private static func bytes(
    of file: borrowing FileDescriptor, expecting size: Int, limit: Int
  ) throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(size + 1)
    var buffer = [UInt8](repeating: 0, count: portion)
    while true {
      let count = try buffer.withUnsafeMutableBufferPointer { (part) throws(SystemError) in
        try file.read(into: part)
      }
      guard count > 0 else { return bytes }
      guard bytes.count + count <= limit else { throw SystemError(number: EFBIG) }
      let grown = bytes.capacity * 2
      guard bytes.count + count <= bytes.capacity || Memory.has(byteCount: grown) else {
        throw SystemError(number: ENOMEM)
      }
      bytes += buffer[..<count]
    }
  }

  private static func failure(_ error: SystemError, path: String, limit: Int) -> PNGError {
    switch error.number {
    case ENOENT, ENOTDIR: PNGError(.noSuchFile, path: path, underlying: error.words)
    case EFBIG: PNGError(.tooLarge, path: path, detail: "\(limit) bytes are allowed")
    case ENOMEM: PNGError(.outOfMemory, path: path, underlying: error.words)
    default: PNGError(.unreadable, path: path, underlying: error.words)
    }
  }
}
