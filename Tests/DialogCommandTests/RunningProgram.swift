import Foundation
import Glibc
import ProgramRunner

/// The program while it runs.
final class RunningProgram: Sendable {
  private let process = Process()
  private let output = Pipe()
  private let errors = Pipe()

  /// Starts it.
  ///
  /// - Parameters:
  ///   - arguments: Its arguments.
  ///   - input: All of its standard input.
  /// - Throws: Where it cannot be started.
  init(_ arguments: [String], input: String = "") throws {
    let pipe = Pipe()
    try pipe.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try pipe.fileHandleForWriting.close()
    process.executableURL = ProgramRun.folder.appending(path: "rejoinder")
    process.arguments = arguments
    process.environment = ["PATH": "/usr/bin:/bin", "CI": "true"]
    process.standardInput = pipe
    process.standardOutput = output
    process.standardError = errors
    try process.run()
  }

  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
  }

  func signal(_ number: Int32) { kill(process.processIdentifier, number) }

  /// Waits until it has ended: the exit status, minus the signal's number where one ended it, what it
  /// wrote to standard output, and to standard error.
  func end() async throws -> (status: Int32, output: String, errors: String) {
    while process.isRunning { try await Task.sleep(for: .milliseconds(5)) }
    let number = process.terminationStatus
    return (
      process.terminationReason == .exit ? number : -number,
      String(decoding: output.fileHandleForReading.availableData, as: UTF8.self),
      String(decoding: errors.fileHandleForReading.availableData, as: UTF8.self)
    )
  }
}
