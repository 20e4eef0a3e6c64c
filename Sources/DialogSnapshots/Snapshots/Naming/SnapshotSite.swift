/// Where in the tests a snapshot is asked for.
public struct SnapshotSite: Sendable, Hashable, CustomStringConvertible {
  /// `Module/File.swift`, as `#fileID` gives it.
  public var fileID: String
  /// The file's absolute path, as `#filePath` gives it.
  public var filePath: String
  /// The line, from 1.
  public var line: Int
  /// The column, from 1.
  public var column: Int

  /// A place by its parts; where they are left out, where this is called.
  public init(
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }

  /// `Module/File.swift:12:3`.
  public var description: String { "\(fileID):\(line):\(column)" }

  /// The file's name without `.swift`.
  var testFile: String {
    let name = filePath.fileName
    return name.hasSuffix(".swift") ? String(name.dropLast(6)) : name
  }

  /// The module.
  var module: String { fileID.split(separator: "/").first.map(String.init) ?? "" }

  /// The file's folder.
  var folder: String { filePath.folder }
}
