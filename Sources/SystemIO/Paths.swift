import Glibc

/// Where files are.
package enum Paths {
  /// The absolute path of a file or folder, with no link in it; realpath(3).
  package static func resolved(_ path: String) throws(SystemError) -> String {
    guard let resolved = realpath(path, nil) else { throw SystemError() }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// The path at the end of links, where nothing need be; readlink(2).
  package static func followed(_ path: String) throws(SystemError) -> String {
    var path = path
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    // As many as Linux itself follows: path_resolution(7).
    for _ in 0...40 {
      let count = readlink(path, &buffer, buffer.count)
      guard count > 0 else { return path }
      guard count < buffer.count else { throw SystemError(code: ENAMETOOLONG) }
      let bytes = buffer[..<count].map(UInt8.init(bitPattern:))
      guard let target = String(validating: bytes, as: UTF8.self) else {
        throw SystemError(code: EILSEQ)
      }
      let slash = UInt8(ascii: "/")
      let folder = path.utf8.lastIndex(of: slash).map { path[...$0] } ?? ""
      path = target.utf8.first == slash ? target : folder + target
    }
    throw SystemError(code: ELOOP)
  }

  /// The descriptor that a path names: `/dev/stdout`, `/dev/fd/3`; `nil` for any other path.
  package static func descriptor(_ path: String) -> Int32? {
    switch path {
    case "/dev/stdin": return STDIN_FILENO
    case "/dev/stdout": return STDOUT_FILENO
    case "/dev/stderr": return STDERR_FILENO
    default:
      let folder = ["/dev/fd/", "/proc/self/fd/"].first { path.hasPrefix($0) }
      return folder.flatMap { Int32(path.dropFirst($0.count)) }
    }
  }

  /// The folder of the running program's file, however it was called; `nil` where there is no /proc.
  package static let programFolder: String? = {
    guard let program = try? resolved("/proc/self/exe"), let slash = program.lastIndex(of: "/")
    else { return nil }
    return String(program[..<slash])
  }()
}
