import Glibc

/// Writes whole files, so that no reader ever finds half of one.
enum FileWriting {
  /// Puts bytes into a file.
  ///
  /// - Parameters:
  ///   - bytes: The whole content.
  ///   - path: The file. One that is there is replaced when the new one is complete.
  /// - Throws: ``PNGError`` that names the file.
  static func write(_ bytes: [UInt8], to path: String) throws(PNGError) {
    do throws(SystemError) {
      guard !path.isEmpty, !path.utf8.contains(0) else { throw SystemError(number: ENOENT) }
      guard let present = try status(of: path) else {
        return try replace(path, with: bytes, adopting: nil)
      }
      switch present.st_mode & S_IFMT {
      case S_IFDIR:
        throw SystemError(number: EISDIR)
      case S_IFREG:
        // Renaming would replace a file that may not be written, and a link instead of its target.
        _ = try SystemError.check { faccessat(AT_FDCWD, path, W_OK, AT_EACCESS) }
        try replace(target(of: path), with: bytes, adopting: present)
      default:
        let device = try FileDescriptor(path, flags: O_WRONLY)
        try device.write(bytes)
        try device.close()
      }
    } catch {
      throw PNGError(
        error.number == ENOMEM ? .outOfMemory : .unwritable, path: path, underlying: error.words)
    }
  }

  /// The file at the end of all links, or `nil` when there is none.
  private static func status(of path: String) throws(SystemError) -> stat? {
    var status = stat()
    do throws(SystemError) {
      _ = try SystemError.check { stat(path, &status) }
      return status
    } catch {
      guard error.number == ENOENT else { throw error }
      return nil
    }
  }

  private static func target(of path: String) throws(SystemError) -> String {
    guard let resolved = realpath(path, nil) else { throw SystemError(number: errno) }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Writes a new file beside, and gives it the name when it is complete.
  static func replace(
    _ path: String, with bytes: [UInt8], adopting present: stat?
  ) throws(SystemError) {
    let name = temporaryName(beside: path)
    // A new file gets what the umask leaves; one that stands in for another is closed until then.
    let mode: mode_t = present == nil ? 0o666 : 0o600
    let file = try FileDescriptor(name, flags: O_WRONLY | O_CREAT | O_EXCL, mode: mode)
    do throws(SystemError) {
      try file.write(bytes)
      if let present { try file.adopt(present) }
      try file.close()
      _ = try SystemError.check { rename(name, path) }
    } catch {
      unlink(name)
      throw error
    }
  }

  /// A name in the same folder, so that renaming stays within one file system.
  private static func temporaryName(beside path: String) -> String {
    let folder = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[...$0] } ?? ""
    return "\(folder).dialog-\(String(UInt64.random(in: .min ... .max), radix: 36)).partial"
  }
}
