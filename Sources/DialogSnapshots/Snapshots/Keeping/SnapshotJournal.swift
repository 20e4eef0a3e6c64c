internal import DialogJSON
internal import Glibc
internal import SystemIO

/// A file that tells what became of each snapshot of a process, a JSON object a line.
///
/// A line is one write to the end of the file, so that no process ever breaks another's.
final class SnapshotJournal: Sendable {
  private let file: FileDescriptor
  /// The file.
  let path: String

  /// Begins a journal of this process; those of earlier runs in the folder are taken away.
  init(in folder: String) throws(SnapshotError) {
    path = "\(folder)/\(Self.prefix)\(getpid())\(Self.suffix)"
    do {
      try SnapshotFiles.makeFolder(above: path)
      // Another process would take a journal without its first line for one of an earlier run.
      file = try FolderLock.whileHeld(for: path) { [path] () throws(SystemError) in
        Self.removeJournals(in: folder, exceptOf: Self.run)
        let file = try FileDescriptor(path, flags: O_WRONLY | O_CREAT | O_APPEND, mode: 0o666)
        try file.write(Self.bytes(of: ["run": .string(Self.run)]))
        return file
      }
    } catch {
      throw .file(path, error.words)
    }
  }

  /// Adds a line.
  func append(_ line: JSONObject) throws(SnapshotError) {
    do { try file.write(Self.bytes(of: line)) } catch { throw .file(path, error.words) }
  }

  private static func bytes(of line: JSONObject) -> [UInt8] {
    JSONValue.object(line).encoded() + [UInt8(ascii: "\n")]
  }

  /// The journals in a folder, in order.
  static func journals(in folder: String) -> [String] {
    SnapshotFiles.names(in: folder)
      .filter { !$0.isFolder && $0.name.hasPrefix(prefix) && $0.name.hasSuffix(suffix) }
      .map { "\(folder)/\($0.name)" }
  }

  private static let prefix = "journal-"
  private static let suffix = ".jsonl"

  /// What processes of one run have in common, and those of another have not: the process that
  /// started them, by its number and when it began itself; proc(5).
  private static let run: String = {
    let parent = getppid()
    let bytes = (try? Reading.file("/proc/\(parent)/stat", limit: 1 << 16)) ?? []
    // The program's name, in parentheses, may have spaces.
    let fields = String(decoding: bytes, as: UTF8.self).split(separator: ")").last ?? ""
    let start = fields.split(separator: " ").dropFirst(19).first ?? ""
    return "\(parent)-\(start)"
  }()

  private static func removeJournals(in folder: String, exceptOf run: String) {
    for path in journals(in: folder) {
      let first = (try? SnapshotFiles.contents(of: path))??.prefix { $0 != 0x0A }
      let line = first.flatMap { try? JSONValue(parsing: Array($0)) }
      if line?.object?["run"]?.string != run { unlink(path) }
    }
  }
}
