import Glibc

/// Where files are.
package enum Paths {
  /// The absolute path of a file or folder, with no link in it; realpath(3).
  package static func resolved(_ path: String) throws(SystemError) -> String {
    guard let resolved = realpath(path, nil) else { throw SystemError() }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// The folder of the running program's file, however it was called; `nil` where there is no /proc.
  package static var programFolder: String? {
    guard let program = try? resolved("/proc/self/exe"), let slash = program.lastIndex(of: "/")
    else { return nil }
    return String(program[..<slash])
  }
}
