internal import Glibc
internal import SystemIO

/// Where journals are.
package enum SnapshotJournals {
  /// The journals that are meant by files and folders: of a folder all that are in it.
  ///
  /// - Parameters:
  ///   - paths: The files and folders; none for the journals of a package.
  ///   - folders: Where the package's own are.
  /// - Returns: The journals.
  /// - Throws: ``SnapshotError/noSuchFile(_:)``; ``SnapshotError/noArtifacts(_:)`` where the
  ///   package's own are asked for.
  package static func files(
    of paths: [String], in folders: SnapshotFolders
  ) throws(SnapshotError) -> [String] {
    if paths.isEmpty {
      try folders.checkArtifacts()
      return SnapshotJournal.journals(in: folders.artifacts)
    }
    var files: [String] = []
    for path in paths {
      var status = stat()
      guard stat(path, &status) == 0 else {
        let error = SystemError()
        throw error.meansNoFile ? .noSuchFile(path) : .file(path, error.words)
      }
      let isFolder = status.st_mode & S_IFMT == S_IFDIR
      files += isFolder ? SnapshotJournal.journals(in: path) : [path]
    }
    return files
  }
}
