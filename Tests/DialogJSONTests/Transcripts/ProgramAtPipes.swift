import Foundation
import Glibc
import ProgramRunner
import SystemIO
import Testing

/// A program of this package that runs in a shell, and is spoken to over its standard streams.
final class ProgramAtPipes {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var held: [UInt8] = []

  init(_ command: String) throws {
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    // The shell's own place is the program's where that is all there is to run.
    process.arguments = ["-c", command.hasPrefix("rejoinder") ? "exec " + command : command]
    process.currentDirectoryURL = ProgramRun.root
    process.environment = ["PATH": ProgramRun.folder.path + ":/usr/bin:/bin"]
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    try output.fileHandleForWriting.close()
    try input.fileHandleForReading.close()
  }

  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
  }

  var number: Int32 { process.processIdentifier }

  /// Says something; a program that has ended does not hear it.
  func say(_ text: String) {
    try? Writing.all(Array(text.utf8), to: input.fileHandleForWriting.fileDescriptor)
  }

  func endInput() throws { try input.fileHandleForWriting.close() }

  func signal(_ name: String) throws {
    let number = ["INT": SIGINT, "TERM": SIGTERM, "HUP": SIGHUP][name]
    kill(process.processIdentifier, try #require(number))
  }

  /// The next line; `nil` where there is none any more.
  func line() throws -> String? {
    while true {
      if let end = held.firstIndex(of: UInt8(ascii: "\n")) {
        defer { held.removeSubrange(...end) }
        return String(decoding: held[..<end], as: UTF8.self)
      }
      var state = pollfd(
        fd: output.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
      try #require(poll(&state, 1, 30_000) == 1, "the program says nothing more")
      var bytes = [UInt8](repeating: 0, count: 4096)
      let count = read(state.fd, &bytes, bytes.count)
      if count <= 0 { return nil }
      held += bytes[..<count]
    }
  }

  /// Waits until the program has ended: its exit status, with 128 added to a signal's number.
  func status() -> Int32 {
    process.waitUntilExit()
    let number = process.terminationStatus
    return process.terminationReason == .exit ? number : 128 + number
  }
}
