import Glibc
import SystemIO

/// Writes whole files, so that no reader ever finds half of one.
package enum FileWriting {
  /// Puts bytes into a file.
  ///
  /// - Parameters:
  ///   - bytes: The whole content.
  ///   - path: The file. One that is there is replaced when the new one is complete.
  /// - Throws: ``PNGError`` that names the file.
  package static func write(_ bytes: [UInt8], to path: String) throws(PNGError) {
    do throws(SystemError) {
      guard !path.isEmpty, !path.utf8.contains(0) else { throw SystemError(code: ENOENT) }
      // Opened anew, a file would be written from its beginning, or replaced.
      if let descriptor = Paths.descriptor(path) {
        return try Writing.all(bytes, to: descriptor)
      }
      guard let present = try status(of: path) else {
        // A link to nothing stays, and its target is made, as shells do.
        return try replace(Paths.followed(path), with: bytes, adopting: nil)
      }
      switch present.st_mode & S_IFMT {
      case S_IFDIR:
        throw SystemError(code: EISDIR)
      case S_IFREG:
        // Renaming would replace a file that may not be written, and a link instead of its target.
        _ = try SystemError.check { faccessat(AT_FDCWD, path, W_OK, AT_EACCESS) }
        try replace(Paths.resolved(path), with: bytes, adopting: present)
      default:
        let device = try FileDescriptor(path, flags: O_WRONLY)
        try device.write(bytes)
        try device.close()
      }
    } catch {
      throw PNGError(
        error.code == ENOMEM ? .outOfMemory : .unwritable, path: path, underlying: error.words)
    }
  }

  /// The file at the end of all links, or `nil` when there is none.
  private static func status(of path: String) throws(SystemError) -> stat? {
    var status = stat()
    do throws(SystemError) {
      _ = try SystemError.check { stat(path, &status) }
      return status
    } catch {
      guard error.code == ENOENT else { throw error }
      return nil
    }
  }

  /// Writes a new file beside, and gives it the name when it is complete.
  static func replace(
    _ path: String, with bytes: [UInt8], adopting present: stat?
  ) throws(SystemError) {
    let name = temporaryName(beside: path)
    // A new file gets what the umask leaves; one that stands in for another is closed until then.
    let mode: mode_t = present == nil ? 0o666 : 0o600
    if let file = try nameless(beside: path, mode: mode) {
      try fill(file, with: bytes, adopting: present)
      try link(file, as: name)
    } else {
      let file = try FileDescriptor(name, flags: O_WRONLY | O_CREAT | O_EXCL, mode: mode)
      do throws(SystemError) {
        try fill(file, with: bytes, adopting: present)
        try file.close()
      } catch {
        unlink(name)
        throw error
      }
    }
    do throws(SystemError) { _ = try SystemError.check { rename(name, path) } } catch {
      unlink(name)
      throw error
    }
  }

  /// A file without a name (`O_TMPFILE` of open(2)); `nil` where the file system has none.
  ///
  /// Nothing is left of it if the program is ended before it is complete.
  private static func nameless(
    beside path: String, mode: mode_t
  ) throws(SystemError) -> FileDescriptor? {
    let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
    let folder = slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
    do throws(SystemError) {
      return try FileDescriptor(folder, flags: O_WRONLY | 0o20_000_000 | O_DIRECTORY, mode: mode)
    } catch {
      guard [EOPNOTSUPP, EISDIR, EINVAL].contains(error.code) else { throw error }
      return nil
    }
  }

  /// Gives a file without a name one; linkat(2).
  private static func link(_ file: borrowing FileDescriptor, as name: String) throws(SystemError) {
    let own = "/proc/self/fd/\(file.number)"
    _ = try SystemError.check { linkat(AT_FDCWD, own, AT_FDCWD, name, AT_SYMLINK_FOLLOW) }
  }

  private static func fill(
    _ file: borrowing FileDescriptor, with bytes: [UInt8], adopting present: stat?
  ) throws(SystemError) {
    try file.write(bytes)
    if let present { try adopt(present, by: file) }
  }

  /// Gives a file the owner and the mode of another one.
  ///
  /// A new owner is only tried: who may not give files away keeps them, and then the group gets no
  /// rights that were meant for another.
  private static func adopt(_ other: stat, by file: borrowing FileDescriptor) throws(SystemError) {
    let isGiven = fchown(file.number, other.st_uid, other.st_gid) == 0
    let mode = other.st_mode & (isGiven ? 0o777 : 0o707)
    _ = try SystemError.check { fchmod(file.number, mode) }
  }

  /// A name in the same folder, so that renaming stays within one file system.
  private static func temporaryName(beside path: String) -> String {
    let folder = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[...$0] } ?? ""
    return "\(folder).dialog-\(String(UInt64.random(in: .min ... .max), radix: 36)).partial"
  }
}
