import Glibc

/// Files for a test, without the code that is tested.
enum TestFiles {
  struct Trouble: Error {
    let path: String
    let number: Int32
  }

  static func read(_ path: String) throws -> [UInt8] {
    guard let file = fopen(path, "rb") else { throw Trouble(path: path, number: errno) }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65536)
    while case let count = fread(&buffer, 1, buffer.count, file), count > 0 {
      bytes += buffer[..<count]
    }
    return bytes
  }

  static func write(_ bytes: [UInt8], to path: String, mode: mode_t = 0o644) throws {
    guard let file = fopen(path, "wb") else { throw Trouble(path: path, number: errno) }
    let count = fwrite(bytes, 1, bytes.count, file)
    guard fclose(file) == 0, count == bytes.count, chmod(path, mode) == 0 else {
      throw Trouble(path: path, number: errno)
    }
  }

  static func names(in folder: String) throws -> [String] {
    guard let stream = opendir(folder) else { throw Trouble(path: folder, number: errno) }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { name in
        name.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// What kind of file the name itself is, and its mode, links not followed.
  static func mode(of path: String) throws -> mode_t {
    var status = stat()
    guard lstat(path, &status) == 0 else { throw Trouble(path: path, number: errno) }
    return status.st_mode
  }

  /// A new folder, removed with the files in it when the work is done.
  static func inFolder(_ work: (_ folder: String) throws -> Void) throws {
    var template = Array("/tmp/dialog-graphics-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw Trouble(path: "/tmp", number: errno) }
    let folder = template.withUnsafeBufferPointer { letters in
      letters.baseAddress.map { String(cString: $0) } ?? ""
    }
    defer {
      for name in (try? names(in: folder)) ?? [] { remove("\(folder)/\(name)") }
      rmdir(folder)
    }
    try work(folder)
  }
}
