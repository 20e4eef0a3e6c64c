public import Foundation

/// A program of this package that was run to its end.
public struct ProgramRun: Sendable {
  /// The exit status; minus the signal's number where a signal ended it.
  public let status: Int32
  /// What it wrote to standard output.
  public let output: String
  /// What it wrote to standard error.
  public let errors: String

  /// The folder of the built programs: where the running tests are.
  public static let folder: URL = {
    let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return URL(fileURLWithPath: program ?? "").deletingLastPathComponent()
  }()

  /// The package's root.
  public static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Runs a program and waits until it ends.
  ///
  /// - Parameters:
  ///   - program: The name of a program of this package, or the path of another.
  ///   - arguments: Its arguments.
  ///   - input: All of its standard input, at most what a pipe holds; nothing by default.
  ///   - environment: Its environment, beside `PATH`; `CI` is set so that no terminal is looked for.
  /// - Throws: Where the program cannot be started.
  public init(
    _ program: String, _ arguments: [String], input: String = "",
    environment: [String: String] = [:]
  ) throws {
    let scratch = try Scratch()
    let output = try scratch.file("output")
    let errors = try scratch.file("errors")
    let pipe = Pipe()
    try pipe.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try pipe.fileHandleForWriting.close()

    let process = Process()
    process.executableURL = Self.folder.appending(path: program)
    if program.hasPrefix("/") { process.executableURL = URL(fileURLWithPath: program) }
    process.arguments = arguments
    process.currentDirectoryURL = Self.root
    process.environment = ["PATH": "/usr/bin:/bin", "CI": "true"]
      .merging(environment) { _, given in given }
    process.standardInput = pipe
    process.standardOutput = output.handle
    process.standardError = errors.handle
    try process.run()
    process.waitUntilExit()

    self.output = String(decoding: try Data(contentsOf: output.url), as: UTF8.self)
    self.errors = String(decoding: try Data(contentsOf: errors.url), as: UTF8.self)
    let number = process.terminationStatus
    status = process.terminationReason == .exit ? number : -number
    keepMessages(by: arguments.first == "serve" ? .showing : .asking)
  }

  private func keepMessages(by side: SeenMessages.Side) {
    for line in output.split(separator: "\n") where line.hasPrefix(#"{"jsonrpc":"2.0""#) {
      SeenMessages.keep(line.utf8, by: side)
    }
  }
}

/// A folder of its own for a test, removed with it.
public final class Scratch: Sendable {
  /// The folder.
  public let folder: URL

  /// Makes a folder.
  public init() throws {
    folder = FileManager.default.temporaryDirectory.appending(
      path: "rejoinder-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  /// The path of a file in the folder.
  public func path(_ name: String) -> String { folder.appending(path: name).path }

  /// The names of the files in the folder.
  public var names: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()) ?? []
  }

  /// Writes a file and returns its path.
  public func write(_ text: String, to name: String) throws -> String {
    try text.write(toFile: path(name), atomically: true, encoding: .utf8)
    return path(name)
  }

  func file(_ name: String) throws -> (url: URL, handle: FileHandle) {
    let url = folder.appending(path: name)
    _ = FileManager.default.createFile(atPath: url.path, contents: nil)
    return (url, try FileHandle(forWritingTo: url))
  }
}
