import DialogResources
package import Dialogs
import Glibc
import SystemIO

/// A form in which pictures travel, by the word of `hello` that says so.
package enum IconForm: String, Sendable, CaseIterable {
  /// The name of one of Rejoinder's own.
  case name = "icon-names"
  /// A PNG file's absolute path.
  case file = "icon-files"
  /// `{"png": …}`, a PNG file's bytes in base64.
  case data = "icon-data"

  /// All of them.
  package static let all = Set(allCases)
}

extension DialogIcon {
  /// More bytes do not fit into a line in base64.
  private static let sizeLimit = WireProtocol.lineLimit / 4 * 3

  /// The picture in the first form that it has of name, file and data.
  ///
  /// - Parameter forms: The forms that it may have. For data, its file is read.
  /// - Returns: The picture; `nil` where it has none of the forms, or its file can't be read.
  package func json(in forms: Set<IconForm>) -> JSONValue? {
    switch self {
    case .named(let name) where forms.contains(.name): return .string(name)
    case .named(let name):
      guard Self.names.contains(name), let folder = resourceDirectory() else { return nil }
      return DialogIcon.file("\(folder)/icons/\(name).png").json(in: forms)
    case .file(let path) where forms.contains(.file): return .string(path.absolutePath)
    case .file(let path):
      guard forms.contains(.data), let bytes = try? Self.bytes(of: path) else { return nil }
      return DialogIcon.png(bytes).json(in: forms)
    case .png(let bytes):
      return forms.contains(.data) ? ["png": .string(Base64.text(of: bytes))] : nil
    }
  }

  /// The bytes of a file; a pipe or a device might never come to its end.
  private static func bytes(of path: String) throws(SystemError) -> [UInt8] {
    let file = try FileDescriptor(path, flags: O_RDONLY | O_NONBLOCK)
    guard try file.status().st_mode & S_IFMT == S_IFREG else { throw SystemError(code: EINVAL) }
    return try file.contents(limit: sizeLimit)
  }
}

extension String {
  /// The path as a peer with another working directory finds it.
  fileprivate var absolutePath: String {
    guard !hasPrefix("/"), let directory = getcwd(nil, 0) else { return self }
    defer { free(directory) }
    return String(cString: directory) + "/" + self
  }
}
