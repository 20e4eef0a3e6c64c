internal import Glibc
internal import SystemIO

/// Snapshots that wait to be reviewed.
package enum PendingSnapshots {
  /// One that waits.
  package struct Snapshot: Sendable, Hashable {
    /// The path of its reference in the package.
    package let path: String
    /// Its file.
    package let file: String
    /// The picture of what is different, where there is one.
    package let diff: String?
    /// Whether there is no reference yet.
    package let isNew: Bool
    /// What is different, a line each.
    package let words: [String]
  }

  /// Those that wait, in the order of their paths.
  ///
  /// - Parameters:
  ///   - folders: Where they are.
  ///   - patterns: Only those that one of these is the path or the file's name of, as in glob(7);
  ///     all where there are none.
  /// - Returns: The snapshots.
  package static func list(
    in folders: SnapshotFolders, matching patterns: [String] = []
  ) -> [Snapshot] {
    paths(below: folders.pending("")).compactMap { path in
      guard patterns.isEmpty || patterns.contains(where: { matches(path, $0) }) else { return nil }
      let file = folders.pending(path)
      let value = SnapshotValue(contentsOf: file)
      let comparison = value.map {
        SnapshotComparison($0, with: folders.reference(path), tolerance: .exact)
      }
      guard comparison?.finding != .equal else { return nil }
      let diff = folders.diff(path)
      return Snapshot(
        path: path, file: file, diff: access(diff, F_OK) == 0 ? diff : nil,
        isNew: comparison?.finding == .missing, words: comparison?.words ?? [])
    }
  }

  /// Makes one that waits the reference.
  ///
  /// - Throws: ``SnapshotError/file(_:_:)``; where it is thrown the old reference is there still.
  package static func accept(
    _ snapshot: Snapshot, in folders: SnapshotFolders
  ) throws(SnapshotError) {
    let reference = folders.reference(snapshot.path)
    if snapshot.file.sidecar != snapshot.file {
      if let sidecar = try SnapshotFiles.contents(of: snapshot.file.sidecar) {
        try SnapshotFiles.write(sidecar, to: reference.sidecar)
      }
    }
    guard let bytes = try SnapshotFiles.contents(of: snapshot.file) else {
      throw .file(snapshot.file, SystemError(code: ENOENT).words)
    }
    try SnapshotFiles.write(bytes, to: reference)
    try SnapshotFiles.remove(
      snapshot.file, snapshot.file.sidecar, folders.diff(snapshot.path))
  }

  private static func paths(below folder: String, _ start: String = "") -> [String] {
    let entries = SnapshotFiles.names(in: folder)
    let pictures = Set(entries.map(\.name).filter { $0.hasSuffix(".png") }.map(\.sidecar))
    return entries.flatMap { name, isFolder in
      if isFolder { return paths(below: "\(folder)/\(name)", "\(start)\(name)/") }
      return name.hasPrefix(".") || pictures.contains(name) ? [] : ["\(start)\(name)"]
    }
  }

  private static func matches(_ path: String, _ pattern: String) -> Bool {
    [pattern, "*/\(pattern)"].contains { (glob: String) in fnmatch(glob, path, 0) == 0 }
  }
}
