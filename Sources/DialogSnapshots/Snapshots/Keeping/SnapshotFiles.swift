internal import DialogGraphics
internal import Glibc
internal import SystemIO

/// Whole files of snapshots.
enum SnapshotFiles {
  /// More is no snapshot.
  static let sizeLimit = 64 << 20

  /// What a file holds; `nil` where there is none.
  static func contents(
    of path: String, followsLinks: Bool = true
  ) throws(SnapshotError) -> [UInt8]? {
    do {
      return try PlainFile.contents(of: path, limit: sizeLimit, followsLinks: followsLinks)
    } catch {
      guard error.isMissing else { throw .file(path, error.words) }
      return nil
    }
  }

  /// Writes a whole file, with the folders above it; one that holds these bytes already is not
  /// touched.
  ///
  /// - Returns: Whether anything was written.
  @discardableResult
  static func write(_ bytes: [UInt8], to path: String) throws(SnapshotError) -> Bool {
    if (try? contents(of: path)) == bytes { return false }
    do { try makeFolder(above: path) } catch { throw .file(path, error.words) }
    do { try FileWriting.write(bytes, to: path) } catch {
      throw .file(path, error.underlying ?? error.message)
    }
    return true
  }

  /// Takes files away, those that are there.
  static func remove(_ paths: String...) throws(SnapshotError) {
    for path in paths where unlink(path) != 0 && errno != ENOENT && errno != ENOTDIR {
      throw .file(path, SystemError().words)
    }
  }

  /// Makes the folders that a path names above its last part.
  static func makeFolder(above path: String) throws(SystemError) {
    let folder = path.folder
    do throws(SystemError) { _ = try SystemError.check { mkdir(folder, 0o777) } } catch {
      switch error.code {
      case EEXIST: return
      case ENOENT:
        try makeFolder(above: folder)
        do throws(SystemError) { _ = try SystemError.check { mkdir(folder, 0o777) } } catch {
          // Another test has made it in between.
          guard error.code == EEXIST else { throw error }
        }
      default: throw error
      }
    }
  }

  /// The names of what is in a folder, in order; none where there is no folder.
  static func names(in folder: String) -> [(name: String, isFolder: Bool)] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [(name: String, isFolder: Bool)] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      guard name != ".", name != ".." else { continue }
      var status = stat()
      // A link to a folder is not followed: it may lead back.
      guard lstat("\(folder)/\(name)", &status) == 0 else { continue }
      names.append((name, status.st_mode & S_IFMT == S_IFDIR))
    }
    return names.sorted { $0.name < $1.name }
  }
}

extension String {
  /// The folder of a path.
  var folder: String {
    guard let slash = lastIndex(of: "/") else { return "." }
    return slash == startIndex ? "/" : String(self[..<slash])
  }
}
