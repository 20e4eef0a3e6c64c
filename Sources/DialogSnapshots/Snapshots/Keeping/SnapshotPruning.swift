internal import Glibc

/// Which references no test asks for any more; a pure reading of files and journals.
package struct SnapshotPruning: Sendable {
  /// The references that no test asks for, in the order of their paths in the package.
  package private(set) var obsolete: [String] = []
  /// Those that a test may ask for which did not run.
  package private(set) var idle: [String] = []

  /// Looks for references that no journal is about.
  ///
  /// A reference is kept where its test stands in its source but no snapshot of that test was
  /// taken: the test may be disabled.
  ///
  /// - Parameters:
  ///   - folders: Where the references are.
  ///   - records: What journals tell, of all tests.
  package init(in folders: SnapshotFolders, after records: SnapshotRecords) {
    let ran = Set(records.paths.map(\.testOfReference))
    for path in Self.references(in: folders.root, folders.package)
    where !records.paths.contains(path) {
      let isIdle =
        !ran.contains(path.testOfReference) && Self.sourceHasTest(of: path, in: folders.package)
      if isIdle { idle.append(path) } else { obsolete.append(path) }
    }
  }

  /// Deletes references, and folders that are empty after it.
  ///
  /// - Parameters:
  ///   - paths: The references' paths in the package, as in ``obsolete``.
  ///   - folders: Where the references are.
  /// - Throws: ``SnapshotError/file(_:_:)`` for the first that is there and cannot be deleted; those
  ///   before it are gone.
  package static func delete(
    _ paths: [String], in folders: SnapshotFolders
  ) throws(SnapshotError) {
    for path in paths {
      let file = folders.reference(path)
      try SnapshotFiles.remove(file, file.sidecar)
      if rmdir(file.folder) == 0 { rmdir(file.folder.folder) }
    }
  }

  /// The files that are ours in all folders of references, as paths in the package.
  private static func references(
    in root: String, _ package: String, _ start: String = ""
  ) -> [String] {
    let folder = start.isEmpty ? root : "\(root)/\(start)"
    return SnapshotFiles.names(in: folder).flatMap { name, isFolder -> [String] in
      let path = start.isEmpty ? name : "\(start)/\(name)"
      if isFolder {
        // The tests of a package within this one write no journals here.
        let isOthers = [root, package].contains { access("\($0)/\(path)/Package.swift", F_OK) == 0 }
        return name.hasPrefix(".") || isOthers ? [] : references(in: root, package, path)
      }
      return SnapshotFormat.isSnapshot(path) && isOurs("\(root)/\(path)") ? [path] : []
    }
  }

  private static func isOurs(_ file: String) -> Bool {
    guard file.hasSuffix(".png") else { return true }
    let bytes = (try? SnapshotFiles.contents(of: file.sidecar)) ?? nil
    return bytes.flatMap(Sidecar.init) != nil
  }

  /// Whether the source beside a folder of references has the test that one of them is of.
  private static func sourceHasTest(of path: String, in package: String) -> Bool {
    let folder = "\(package)/\(path.folder.folder.folder)"
    let sources = SnapshotFiles.names(in: folder).map(\.name).filter { name in
      name.hasSuffix(".swift")
        && SnapshotName.part(String(name.dropLast(6)), limit: 200) == path.folder.fileName
    }
    guard let source = sources.first,
      let bytes = (try? SnapshotFiles.contents(of: "\(folder)/\(source)")) ?? nil
    else { return false }
    let test = path.testOfReference.fileName
    return functions(in: String(decoding: bytes, as: UTF8.self)).contains {
      SnapshotName.part($0, limit: SnapshotName.testLimit) == test
    }
  }

  /// What stands behind each `func` of a source.
  private static func functions(in source: String) -> [String] {
    source.split(separator: "func ", omittingEmptySubsequences: false).dropFirst().map { rest in
      rest.first == "`"
        ? String(rest.dropFirst().prefix { $0 != "`" })
        : String(rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    }
  }
}

extension String {
  /// A reference's path up to the name of its test.
  fileprivate var testOfReference: String {
    "\(folder)/\(fileName.prefix { $0 != "." })"
  }

  /// The last part of a path.
  var fileName: String { split(separator: "/").last.map(String.init) ?? self }
}
