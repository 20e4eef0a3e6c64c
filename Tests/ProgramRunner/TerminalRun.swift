import Foundation
import Glibc

/// A program of this package that runs at a terminal of its own, with a shell above it as a user
/// has one.
public final class TerminalRun: Sendable {
  /// Runs the program, survives what ends it, and says how it ended.
  public static let andTells =
    #"trap : INT QUIT TERM HUP; "$0" "$@"; printf '[status %d]' $?; read -r _"#
  /// Takes the program's standard output, as `$(...)` does, and says what it was.
  public static let asAnswer =
    #"answer=$("$0" "$@"); status=$?; printf '[answer %s][status %d]' "$answer" $status; read -r _"#

  /// Its terminal.
  public let window: TerminalWindow
  private let shell: pid_t

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - program: The name of a program of this package.
  ///   - arguments: Its arguments.
  ///   - script: What the shell does with them.
  ///   - environment: Its environment, beside `PATH`, `TERM` and `LANG`.
  ///   - columns: The terminal's columns.
  ///   - rows: The terminal's rows.
  ///   - answerDelay: How long the terminal takes to answer a question, in milliseconds; `nil` if it
  ///     never does.
  ///   - typed: What was typed before the program began.
  /// - Throws: Where it cannot be started.
  public init(
    _ program: String, _ arguments: [String], script: String = andTells,
    environment: [String: String] = [:], columns: Int = 80, rows: Int = 24,
    answerDelay: UInt32? = 0,
    typed: String = ""
  ) throws {
    window = try TerminalWindow(columns: columns, rows: rows, answerDelay: answerDelay)
    window.type(typed)
    var variables = [
      "PATH": "/usr/bin:/bin", "TERM": "xterm-256color", "LANG": "C.UTF-8",
      // At a terminal Swift would ask what to do about a crash, QUIT among them.
      "SWIFT_BACKTRACE": "enable=no",
    ]
    variables.merge(environment) { _, given in given }
    shell = try Self.start(
      ["/bin/bash", "-c", script, ProgramRun.folder.appending(path: program).path] + arguments,
      variables, on: Self.name(of: window.program))
  }

  /// A terminal's path; ttyname_r(3), for several are asked for at once.
  private static func name(of terminal: Int32) throws -> String {
    var name = [CChar](repeating: 0, count: 256)
    guard ttyname_r(terminal, &name, name.count) == 0 else { throw POSIXError(.ENOTTY) }
    return name.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }
  }

  deinit {
    kill(-shell, SIGKILL)
    kill(shell, SIGKILL)
    var status: Int32 = 0
    waitpid(shell, &status, 0)
  }

  /// Sends a signal to the program and the shell above it.
  public func send(_ number: Int32) {
    let group = window.foreground
    if group > 0 { kill(-group, number) }
  }

  /// Waits until the program has ended; the exit status, with 128 added to a signal's number, as
  /// the shell tells it.
  public func status() async -> Int32? {
    _ = await window.becomes { Self.status(on: $0) != nil }
    return Self.status(on: window.screen)
  }

  private static func status(on screen: TerminalScreen) -> Int32? {
    let parts = screen.text.components(separatedBy: "[status ")
    guard parts.count > 1, let end = parts[1].firstIndex(of: "]") else { return nil }
    return Int32(parts[1][..<end])
  }

  private static func start(
    _ words: [String], _ variables: [String: String], on terminal: String
  ) throws -> pid_t {
    var files = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&files)
    defer { posix_spawn_file_actions_destroy(&files) }
    // The leader of a session gets the first terminal that it opens.
    for descriptor: Int32 in 0...2 {
      posix_spawn_file_actions_addopen(&files, descriptor, terminal, O_RDWR, 0)
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    var all = sigset_t()
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    let newSession: Int32 = 0x80
    let flags = newSession | Int32(POSIX_SPAWN_SETSIGMASK) | Int32(POSIX_SPAWN_SETSIGDEF)
    posix_spawnattr_setflags(&attributes, Int16(flags))
    var arguments = words.map { strdup($0) } + [nil]
    var environment = variables.map { strdup("\($0)=\($1)") } + [nil]
    defer { for text in arguments + environment { free(text) } }
    var child: pid_t = 0
    let code = posix_spawn(&child, words[0], &files, &attributes, &arguments, &environment)
    guard code == 0 else { throw POSIXError(POSIXErrorCode(rawValue: code) ?? .EINVAL) }
    return child
  }
}
