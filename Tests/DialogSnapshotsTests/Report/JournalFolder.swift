import DialogGraphics
import DialogSnapshots
import Foundation

/// A folder with a journal and the files that it names.
final class JournalFolder {
  let folder: URL
  private var lines: [String] = []

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  var path: String { folder.path }

  /// Writes a file, and returns its name.
  func add(_ text: String, _ name: String) throws -> String {
    try Data(text.utf8).write(to: folder.appending(path: name))
    return name
  }

  /// Writes a picture of one colour, and returns its name.
  func add(_ color: RGBAColor, _ name: String) throws -> String {
    try Data(try Self.picture(color)).write(to: folder.appending(path: name))
    return name
  }

  static func picture(_ color: RGBAColor) throws -> [UInt8] {
    try Bitmap(width: 40, height: 20, color: color).png()
  }

  /// Adds a line about a snapshot; what is not given is as of a picture that passed.
  func add(_ members: [String: Any]) throws {
    var line: [String: Any] = [
      "snapshot": "Tests/__Snapshots__/a.en.light@1x.png", "test": "Suite/a()", "name": "question",
      "language": "en", "theme": "light", "scale": 1, "format": "picture", "outcome": "passed",
      "message": "", "findings": [],
    ]
    line.merge(members) { $1 }
    add(line: try json(line))
  }

  func add(line: String) { lines.append(line) }

  func json(_ object: [String: Any]) throws -> String {
    String(
      decoding: try JSONSerialization.data(withJSONObject: object, options: .sortedKeys),
      as: UTF8.self)
  }

  /// Writes the journal, and returns its path.
  func journal(
    _ name: String = "journal-1.jsonl", isFinished: Bool = true
  ) throws -> String {
    if isFinished { add(line: #"{"finished":true,"filtered":false,"failed":false}"#) }
    _ = try add(lines.joined(separator: "\n") + "\n", name)
    lines = []
    return folder.appending(path: name).path
  }
}
