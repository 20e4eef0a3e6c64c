internal import Glibc
internal import SystemIO

/// Files that hold bytes and have an end: a pipe without a writer would be waited for in vain, and a
/// device may never end.
enum PlainFile {
  /// What a file holds.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - limit: The most bytes it may have.
  ///   - followsLinks: Whether the path may be a link to the file.
  /// - Returns: The bytes.
  /// - Throws: What the path is instead, or what the system says.
  static func contents(
    of path: String, limit: Int, followsLinks: Bool = true
  ) throws(PlainFileError) -> [UInt8] {
    let flags = O_RDONLY | O_NONBLOCK | (followsLinks ? 0 : O_NOFOLLOW)
    do throws(SystemError) {
      let file = try FileDescriptor(path, flags: flags)
      if try file.status().st_mode & S_IFMT == S_IFREG { return try file.contents(limit: limit) }
    } catch {
      // A link that may not be followed and a socket cannot be opened at all.
      guard let obstacle = obstacle(at: path, followsLinks: followsLinks) else {
        throw .system(error)
      }
      throw .other(obstacle)
    }
    throw .other(obstacle(at: path, followsLinks: followsLinks) ?? "it has changed")
  }

  /// What stands at a path that is no file; `nil` where it is one, and where there is nothing.
  static func obstacle(at path: String, followsLinks: Bool = true) -> String? {
    var status = stat()
    guard (followsLinks ? stat(path, &status) : lstat(path, &status)) == 0 else { return nil }
    return status.st_mode & S_IFMT == S_IFREG ? nil : words(for: status.st_mode)
  }

  private static func words(for mode: mode_t) -> String {
    switch mode & S_IFMT {
    case S_IFDIR: "it is a folder"
    case S_IFLNK: "it is a link"
    case S_IFIFO: "it is a pipe"
    case S_IFSOCK: "it is a socket"
    default: "it is a device"
    }
  }
}

/// Why a file cannot be read.
enum PlainFileError: Error {
  /// It is something else, in English.
  case other(String)
  /// What the system says.
  case system(SystemError)

  /// The reason, in English.
  var words: String {
    switch self {
    case .other(let words): words
    case .system(let error): error.words
    }
  }

  /// Whether there is no such file.
  var isMissing: Bool {
    if case .system(let error) = self { [ENOENT, ENOTDIR].contains(error.code) } else { false }
  }
}
