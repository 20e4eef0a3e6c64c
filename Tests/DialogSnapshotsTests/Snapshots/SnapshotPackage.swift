import Dialogs
import Foundation

@testable import DialogSnapshots

/// A package in a folder of its own, whose tests take snapshots.
final class SnapshotPackage: Sendable {
  /// The folder with the references of the package's test.
  static let references = "Tests/AppTests/__Snapshots__/AlertTests"

  let root: String

  init() throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "snapshots-\(UUID().uuidString)")
    root = folder.path
    try FileManager.default.createDirectory(
      at: folder.appending(path: "Tests/AppTests"), withIntermediateDirectories: true)
    try write("", to: "Package.swift")
    try write(
      "@Test func asks() {}\n@Test func `a b`() {}\n", to: "Tests/AppTests/AlertTests.swift")
  }

  deinit { try? FileManager.default.removeItem(atPath: root) }

  /// Where the package's test asks for a snapshot.
  func site(line: Int = 1, file: String = "AlertTests") -> SnapshotSite {
    SnapshotSite(
      fileID: "AppTests/\(file).swift", filePath: "\(root)/Tests/AppTests/\(file).swift",
      line: line, column: 3)
  }

  /// A run of the package's tests.
  func run(_ environment: [String: String] = [:]) -> SnapshotRun {
    SnapshotRun(environment: environment)
  }

  /// A run in a mode.
  func run(_ mode: RecordMode) -> SnapshotRun { run([RecordMode.variable: mode.rawValue]) }

  /// Takes a snapshot in a run.
  func verify(
    _ dialog: Dialog = question(), as format: SnapshotFormat = .json, named name: String? = nil,
    test: String = "asks()", in run: SnapshotRun, line: Int = 1, file: String = "AlertTests",
    by localizer: any Localizer = SourceLocalizer(),
    options: SnapshotOptions = SnapshotOptions()
  ) async -> SnapshotOutcome {
    await SnapshotVerification(
      dialog: dialog, format: format, name: name, test: test, site: site(line: line, file: file),
      localizer: localizer, options: options
    ).outcome(in: run)
  }

  func path(_ name: String) -> String { "\(root)/\(name)" }

  /// What a file of the package holds.
  func text(_ name: String) -> String? {
    FileManager.default.contents(atPath: path(name)).map { String(decoding: $0, as: UTF8.self) }
  }

  func write(_ text: String, to name: String) throws {
    try FileManager.default.createDirectory(
      atPath: (path(name) as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: path(name)))
  }

  /// The files below a folder, without those that are hidden.
  func files(below folder: String = "Tests") -> [String] {
    let names = FileManager.default.enumerator(atPath: path(folder))?.allObjects as? [String] ?? []
    return names.filter { name in
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: path("\(folder)/\(name)"), isDirectory: &isFolder)
      return !isFolder.boolValue && !name.hasSuffix(".swift")
    }.sorted()
  }

  /// Runs git in the package.
  func git(_ arguments: String...) throws -> String {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/git")
    process.arguments = ["-c", "user.name=t", "-c", "user.email=t@t", "-C", root] + arguments
    process.standardOutput = output
    try process.run()
    let text = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: text, as: UTF8.self)
  }
}

/// A dialog to take snapshots of.
func question(_ title: DialogText = "Delete the note?") -> Dialog {
  Dialog.alert(title, buttons: [.stock(.delete), .cancel()])
}
