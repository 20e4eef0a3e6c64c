import Glibc
import SystemIO

/// Opens files that are to be read a portion at a time, and reads whole ones.
enum FileReading {
  /// Opens a file; a pipe or device will do.
  ///
  /// - Parameter path: The file, absolute or relative to the current directory.
  /// - Returns: The open file.
  /// - Throws: ``PNGError`` that names the file.
  static func open(_ path: String) throws(PNGError) -> FileDescriptor {
    do {
      return try FileDescriptor(path, flags: O_RDONLY)
    } catch {
      throw failure(error, path: path)
    }
  }

  /// The content of a file; a pipe or device will do.
  ///
  /// - Parameters:
  ///   - path: The file, absolute or relative to the current directory.
  ///   - limit: The most bytes it may have.
  /// - Returns: The bytes.
  /// - Throws: ``PNGError`` that names the file.
  static func bytes(of path: String, limit: Int) throws(PNGError) -> [UInt8] {
    do {
      return try Reading.file(path, limit: limit)
    } catch {
      guard error.code == EFBIG else { throw failure(error, path: path) }
      throw PNGError(.tooLarge, path: path, detail: "more than \(limit) bytes")
    }
  }

  /// How many bytes a file has; 0 for a pipe or device, which does not know.
  static func byteCount(
    of file: borrowing FileDescriptor, path: String
  ) throws(PNGError) -> Int {
    do {
      let status = try file.status()
      return status.st_mode & S_IFMT == S_IFREG ? Int(status.st_size) : 0
    } catch {
      throw failure(error, path: path)
    }
  }

  /// What the system said, as an error that names the file.
  static func failure(_ error: SystemError, path: String?) -> PNGError {
    switch error.code {
    case ENOENT, ENOTDIR: PNGError(.noSuchFile, path: path, underlying: error.words)
    case ENOMEM: PNGError(.outOfMemory, path: path, underlying: error.words)
    default:
      PNGError(
        .unreadable, path: path, underlying: error.words, isFolder: error.code == EISDIR)
    }
  }
}
