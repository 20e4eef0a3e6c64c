internal import Glibc

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
  /// - Throws: ``SnapshotError/noArtifacts(_:)``.
  package static func list(
    in folders: SnapshotFolders, matching patterns: [String] = []
  ) throws(SnapshotError) -> [Snapshot] {
    try folders.checkArtifacts()
    return paths(below: folders.pending("")).compactMap { path in
      guard patterns.isEmpty || patterns.contains(where: { matches(path, $0) }) else { return nil }
      let file = folders.pending(path)
      let comparison: SnapshotComparison
      do throws(ReferenceError) {
        if let link = PlainFile.obstacle(at: file, followsLinks: false) {
          throw .unreadable(path: file, link)
        }
        comparison = SnapshotComparison(
          try SnapshotValue(contentsOf: file), with: folders.reference(path), tolerance: .exact)
      } catch {
        comparison = SnapshotComparison(
          unreadable: error, isNew: access(folders.reference(path), F_OK) != 0)
      }
      guard comparison.finding != .equal else { return nil }
      let diff = folders.diff(path)
      return Snapshot(
        path: path, file: file, diff: access(diff, F_OK) == 0 ? diff : nil,
        isNew: comparison.finding == .missing, words: comparison.words)
    }
  }

  /// Sees whether snapshots that wait can be made the references.
  ///
  /// - Throws: ``SnapshotError/file(_:_:)`` about the first that can't.
  package static func check(
    _ snapshots: [Snapshot], in folders: SnapshotFolders
  ) throws(SnapshotError) {
    for snapshot in snapshots { _ = try AcceptedSnapshot(snapshot, in: folders) }
  }

  /// Makes those that wait the references; none, where one of them can't be.
  ///
  /// - Throws: ``SnapshotError/file(_:_:)``; where it is thrown for one the old reference is there
  ///   still.
  package static func accept(
    _ snapshots: [Snapshot], in folders: SnapshotFolders
  ) throws(SnapshotError) {
    try check(snapshots, in: folders)
    // They are read again: all together may be more than memory has room for.
    for snapshot in snapshots {
      try AcceptedSnapshot(snapshot, in: folders).write()
      try SnapshotFiles.remove(
        snapshot.file, snapshot.file.sidecar, folders.diff(snapshot.path))
    }
  }

  private static func paths(below folder: String, _ start: String = "") -> [String] {
    SnapshotFiles.names(in: folder).flatMap { name, isFolder -> [String] in
      let path = "\(start)\(name)"
      if SnapshotFormat.isSnapshot(path) { return [path] }
      return isFolder ? paths(below: "\(folder)/\(name)", "\(path)/") : []
    }
  }

  private static func matches(_ path: String, _ pattern: String) -> Bool {
    [pattern, "*/\(pattern)"].contains { (glob: String) in fnmatch(glob, path, 0) == 0 }
  }
}
