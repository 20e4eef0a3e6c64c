internal import Dialogs
internal import Glibc
internal import SystemIO

/// A snapshot that may become the reference: it can be read, and stands in the package then.
struct AcceptedSnapshot {
  private let bytes: [UInt8]
  private let sidecar: [UInt8]?
  private let reference: String

  /// Reads one that waits; nothing is written.
  ///
  /// - Throws: ``SnapshotError/noSuchFile(_:)``; ``SnapshotError/file(_:_:)`` where it is none that
  ///   can be read, or where links lead out of the folders.
  init(
    _ snapshot: PendingSnapshots.Snapshot, in folders: SnapshotFolders
  ) throws(SnapshotError) {
    let file = snapshot.file
    reference = folders.reference(snapshot.path)
    try Self.check(file.folder, isIn: folders.artifacts)
    try Self.check(reference.folder, isIn: folders.root)
    let isPicture = file.sidecar != file
    for path in [reference] + (isPicture ? [reference.sidecar] : []) {
      if let obstacle = PlainFile.obstacle(at: path, followsLinks: false) {
        throw .file(path, obstacle)
      }
    }
    guard let bytes = try SnapshotFiles.contents(of: file, followsLinks: false) else {
      throw .noSuchFile(file)
    }
    sidecar =
      isPicture
      ? try SnapshotFiles.contents(of: file.sidecar, followsLinks: false) : nil
    if let sidecar, Sidecar(sidecar) == nil { throw .file(file.sidecar, "it is not ours") }
    do { _ = try SnapshotValue(contentsOf: file) } catch {
      throw .file(file, error.description)
    }
    self.bytes = bytes
  }

  /// Writes the reference, the picture before what is told of it.
  func write() throws(SnapshotError) {
    try SnapshotFiles.write(bytes, to: reference)
    if let sidecar { try SnapshotFiles.write(sidecar, to: reference.sidecar) }
  }

  /// A folder that is not there yet is where the nearest above it is.
  private static func check(_ folder: String, isIn root: String) throws(SnapshotError) {
    var present = folder
    while present != root, access(present, F_OK) != 0, present != present.folder {
      present = present.folder
    }
    guard access(root, F_OK) == 0 else { return }
    let places: (folder: String, root: String)
    do { places = (try Paths.resolved(present), try Paths.resolved(root)) } catch {
      throw .file(present, error.words)
    }
    guard places.folder == places.root || places.folder.hasPrefix(places.root + "/") else {
      throw .file(folder, "a link leads out of \(root)")
    }
  }
}
