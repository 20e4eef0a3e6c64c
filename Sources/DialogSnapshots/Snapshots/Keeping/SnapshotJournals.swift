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
  /// - Throws: ``SnapshotError/file(_:_:)`` for what is not there.
  package static func files(
    of paths: [String], in folders: SnapshotFolders
  ) throws(SnapshotError) -> [String] {
    if paths.isEmpty { return SnapshotJournal.journals(in: folders.artifacts) }
    var files: [String] = []
    for path in paths {
      var status = stat()
      guard stat(path, &status) == 0 else { throw .file(path, SystemError().words) }
      let isFolder = status.st_mode & S_IFMT == S_IFDIR
      files += isFolder ? SnapshotJournal.journals(in: path) : [path]
    }
    return files
  }
}
