import Glibc
import SystemIO

/// The few things that catalogs need of the file system.
enum FileSystem {
  /// No catalog is as large; a larger file is something else.
  static let largestFile = 64 << 20

  /// The bytes of a regular file.
  static func contents(of path: String) throws(CatalogFault) -> [UInt8] {
    let isFile: Bool
    let bytes: [UInt8]
    do {
      // A pipe without a writer would be waited for in vain.
      let file = try FileDescriptor(path, flags: O_RDONLY | O_NONBLOCK)
      isFile = try file.status().st_mode & S_IFMT == S_IFREG
      bytes = isFile ? try file.contents(limit: largestFile) : []
    } catch {
      throw error.code == EFBIG ? .tooLarge(limit: largestFile) : CatalogFault(error)
    }
    guard isFile else { throw .notAFile }
    return bytes
  }

  /// The names in a folder, in the order of their bytes, without `.` and `..`.
  static func names(in folder: String) throws(CatalogFault) -> [String] {
    guard let stream = opendir(folder) else { throw CatalogFault(SystemError()) }
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
    do { return try Paths.resolved(path) } catch { throw CatalogFault(error) }
  }

  /// Whether there is something at a path.
  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }
}

extension CatalogFault {
  fileprivate init(_ error: SystemError) {
    self = .unreadable(error.words)
  }
}
