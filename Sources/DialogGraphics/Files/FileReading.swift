import Glibc
import SystemIO

/// Reads whole files.
enum FileReading {
  /// The content of a file, read to its end.
  ///
  /// - Parameters:
  ///   - path: The file; a pipe or device will do.
  ///   - limit: The most bytes it may have.
  /// - Returns: The bytes.
  /// - Throws: ``PNGError`` that names the file.
  static func bytes(of path: String, limit: Int) throws(PNGError) -> [UInt8] {
    do {
      return try Reading.file(path, limit: limit)
    } catch {
      throw failure(error, path: path, limit: limit)
    }
  }

  private static func failure(_ error: SystemError, path: String, limit: Int) -> PNGError {
    switch error.code {
    case ENOENT, ENOTDIR: PNGError(.noSuchFile, path: path, underlying: error.words)
    case EFBIG: PNGError(.tooLarge, path: path, detail: "\(limit) bytes are allowed")
    case ENOMEM: PNGError(.outOfMemory, path: path, underlying: error.words)
    default: PNGError(.unreadable, path: path, underlying: error.words)
    }
  }
}
