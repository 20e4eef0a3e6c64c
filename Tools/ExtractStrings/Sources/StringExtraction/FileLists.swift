import Foundation

/// Which files hold texts for translation, as `POTFILES` and `POTFILES.skip` list them: one path a
/// line, `#` starts a comment; in the latter a path with `/` at its end is a folder.
package struct FileLists {
  let listed: [String]
  private let skipped: [String]

  /// - Parameters:
  ///   - listed: The text of `POTFILES`.
  ///   - skipped: The text of `POTFILES.skip`.
  package init(listed: String, skipped: String = "") {
    self.listed = listed.paths
    self.skipped = skipped.paths
  }

  func skips(_ file: String) -> Bool {
    skipped.contains { $0.hasSuffix("/") ? file.hasPrefix($0) : file == $0 }
  }
}

extension String {
  fileprivate var paths: [String] {
    split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty && !$0.hasPrefix("#") }
  }
}
