import Foundation

/// A folder that is there as long as the value is.
final class TemporaryFolder: Sendable {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "rejoinder-" + UUID().uuidString
    try FileManager.default.createDirectory(
      atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file, and the folders that lead to it.
  func write(_ bytes: [UInt8], to name: String) throws {
    let file = URL(fileURLWithPath: path).appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  /// Makes a symbolic link.
  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: "\(path)/\(name)", withDestinationPath: target)
  }

  /// A folder of catalogs as an installation lays it down, with the anchor that libc needs.
  static func installation(_ catalogs: [String: CatalogBuilder]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for language in ["C_x", "en"] { try folder.write([], to: "\(language)/LC_MESSAGES/.keep") }
    for (language, catalog) in catalogs {
      try folder.write(catalog.bytes, to: "\(language)/LC_MESSAGES/rejoinder.mo")
    }
    return folder
  }
}
