import Foundation
import Glibc
import ProgramRunner

/// An interactive shell on a terminal of its own, as a person uses it.
final class ShellSession {
  private let terminal: Int32
  private let shell = Process()
  private var seen = ""

  /// Starts bash, where `$R` is the program, and waits for its prompt.
  init(environment: [String: String] = [:]) throws {
    var ends: (reader: Int32, program: Int32) = (-1, -1)
    guard openpty(&ends.reader, &ends.program, nil, nil, nil) == 0 else {
      throw POSIXError(.ENXIO)
    }
    terminal = ends.reader
    let program = FileHandle(fileDescriptor: ends.program, closeOnDealloc: true)
    shell.executableURL = URL(fileURLWithPath: "/usr/bin/setsid")
    shell.arguments = ["--ctty", "--wait", "/bin/bash", "--norc", "--noprofile", "-i"]
    shell.currentDirectoryURL = ProgramRun.root
    shell.environment = [
      "PATH": "/usr/bin:/bin", "PS1": "$ ", "TERM": "dumb", "INPUTRC": "/dev/null",
      "R": ProgramRun.folder.appending(path: "rejoinder").path,
    ].merging(environment) { _, given in given }
    shell.standardInput = program
    shell.standardOutput = program
    shell.standardError = program
    try shell.run()
    _ = shows("$ ")
  }

  deinit {
    close(terminal)
    shell.waitUntilExit()
  }

  /// Types at the terminal.
  func type(_ text: String) {
    let bytes = Array(text.utf8)
    precondition(write(terminal, bytes, bytes.count) == bytes.count)
  }

  /// Waits for words to appear after those that were waited for before; says whether they did.
  func shows(_ words: String, within seconds: Double = 20) -> Bool {
    let deadline = Date.now + seconds
    while Date.now < deadline {
      if let range = seen.firstRange(of: words) {
        seen = String(seen[range.upperBound...])
        return true
      }
      read()
    }
    return false
  }

  /// What was shown after the words that were waited for.
  var rest: String {
    usleep(100_000)
    read()
    return seen
  }

  private func read() {
    var bytes = [UInt8](repeating: 0, count: 4096)
    var ready = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
    guard poll(&ready, 1, 20) > 0 else { return }
    let count = Glibc.read(terminal, &bytes, bytes.count)
    if count > 0 { seen += String(decoding: bytes[..<count], as: UTF8.self) }
  }
}
