#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The few things that catalogs need of the file system.
enum FileSystem {
  /// No catalog is as large; a larger file is something else.
  static let largestFile = 64 << 20

  /// The bytes of a regular file.
  static func contents(of path: String) throws(CatalogFault) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw unreadable() }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw unreadable() }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notAFile }
    guard status.st_size <= largestFile else { throw .tooLarge(limit: largestFile) }

    var bytes = [UInt8](repeating: 0, count: Int(status.st_size))
    var filled = 0
    while filled < bytes.count {
      let got = bytes.withUnsafeMutableBytes { buffer in
        read(descriptor, buffer.baseAddress?.advanced(by: filled), buffer.count - filled)
      }
      if got < 0, errno == EINTR { continue }
      guard got >= 0 else { throw unreadable() }
      guard got > 0 else { break }
      filled += got
    }
    bytes.removeLast(bytes.count - filled)
    return bytes
  }

  /// The names in a folder, in the order of their bytes, without `.` and `..`.
  static func names(in folder: String) throws(CatalogFault) -> [String] {
    guard let stream = opendir(folder) else { throw unreadable() }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// The absolute path of a file or folder, with no link in it.
  static func resolved(_ path: String) throws(CatalogFault) -> String {
    guard let resolved = realpath(path, nil) else { throw unreadable() }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Whether there is something at a path.
  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  private static func unreadable() -> CatalogFault { .unreadable(String(cString: strerror(errno))) }
}
