internal import Glibc
internal import SystemIO

/// Where references are, and what tests leave to be reviewed: two folders in which a snapshot has the
/// same path, that of its reference in the package.
package struct SnapshotFolders: Sendable, Hashable {
  /// The package.
  package let package: String
  /// The package, or the folder that has the references in its place.
  package let root: String
  /// The folder of journals, and of what tests leave.
  package let artifacts: String
  /// Whether the environment names the folder of journals.
  private let isArtifactsNamed: Bool

  /// The folder that references stand in, beside their tests.
  static let folderName = "__Snapshots__"

  /// The folders of the package in which a file or folder is.
  ///
  /// - Throws: ``SnapshotError/noPackage(_:)``.
  init(above path: String, _ settings: SnapshotSettings) throws(SnapshotError) {
    package = try Self.package(above: path)
    root = settings.referenceRoot ?? package
    artifacts = settings.artifacts ?? "\(package)/.build/snapshots"
    isArtifactsNamed = settings.artifacts != nil
  }

  /// The folders of the package in which the current folder is, as the environment has them.
  ///
  /// - Throws: ``SnapshotError/noPackage(_:)``; others where the environment says what it cannot say.
  package init(environment: [String: String]) throws(SnapshotError) {
    let here: String
    do { here = try Paths.resolved(".") } catch { throw .file(".", error.words) }
    try self.init(above: "\(here)/.", SnapshotSettings(environment: environment))
  }

  /// The nearest folder above a path with a package's manifest.
  static func package(above path: String) throws(SnapshotError) -> String {
    var folder = path.folder
    while true {
      if access("\(folder)/Package.swift", F_OK) == 0 { return folder }
      guard folder != "/", folder != "." else { throw .noPackage(path) }
      folder = folder.folder
    }
  }

  /// A snapshot's path in the package.
  static func path(of name: SnapshotName, at site: SnapshotSite) throws(SnapshotError) -> String {
    let package = try package(above: site.filePath)
    let folder = site.folder.dropFirst(package == "/" ? 0 : package.count)
    return "\(folder)/\(folderName)/\(name.path)".withoutLeadingSlash
  }

  /// Sees whether what tests leave can be read: the package's own folder is there only after tests,
  /// but one that somebody names is thought to be there.
  ///
  /// - Throws: ``SnapshotError/noArtifacts(_:)``.
  func checkArtifacts() throws(SnapshotError) {
    var status = stat()
    guard isArtifactsNamed else { return }
    guard stat(artifacts, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
      throw .noArtifacts(artifacts)
    }
  }

  /// The file of a reference.
  package func reference(_ path: String) -> String { "\(root)/\(path)" }

  /// The file of a snapshot that waits to be reviewed.
  package func pending(_ path: String) -> String { "\(artifacts)/pending/\(path)" }

  /// The picture of what is different in it.
  package func diff(_ path: String) -> String { "\(artifacts)/diff/\(path)" }
}

extension String {
  fileprivate var withoutLeadingSlash: String { hasPrefix("/") ? String(dropFirst()) : self }

  /// The path of the small file beside a picture: `a.json` of `a.png`.
  var sidecar: String { hasSuffix(".png") ? "\(dropLast(4)).json" : self }
}
