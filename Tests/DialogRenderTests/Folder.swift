import Glibc
import Testing

/// A new folder, removed at the end with what is in it.
final class Folder {
  let path: String

  init() throws {
    var template = Array("/tmp/rejoinder-pictures-XXXXXX".utf8CString)
    path = try #require(mkdtemp(&template).map { String(cString: $0) })
  }

  deinit {
    for name in names { unlink("\(path)/\(name)") }
    rmdir(path)
  }

  var names: [String] { Self.names(in: path) }

  /// What a folder holds, also what was left half-written.
  static func names(in path: String) -> [String] {
    guard let directory = opendir(path) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if !name.hasPrefix(".") || name.hasSuffix(".partial") { names.append(name) }
    }
    return names.sorted()
  }
}
