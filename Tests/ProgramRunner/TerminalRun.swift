import Foundation
import Glibc
import Synchronization

/// A program of this package that runs at a terminal of its own, with a shell above it as a user
/// has one.
public final class TerminalRun: Sendable {
  /// Runs the program in a process group of its own, as shells do, and says how it ended.
  public static let asJob = #"set -m; "$0" "$@"; printf '[status %d]' $?; read -r _"#
  /// Takes the program's standard output, as `$(...)` does, and says what it was.
  public static let asAnswer =
    #"answer=$("$0" "$@"); status=$?; printf '[answer %s][status %d]' "$answer" $status; read -r _"#

  private struct State {
    var screen: TerminalScreen
    var output: [UInt8] = []
  }

  private let terminal: Int32
  private let shell: pid_t
  private let state: Mutex<State>
  /// The terminal's settings before the program began.
  public let settingsBefore: [UInt32]

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - program: The name of a program of this package.
  ///   - arguments: Its arguments.
  ///   - script: What the shell does with them.
  ///   - environment: Its environment, beside `PATH`, `TERM` and `LANG`.
  ///   - columns: The terminal's columns.
  ///   - rows: The terminal's rows.
  ///   - answers: Whether the terminal answers questions.
  ///   - typed: What was typed before the program began.
  public init(
    _ program: String, _ arguments: [String], script: String = asJob,
    environment: [String: String] = [:], columns: Int = 80, rows: Int = 24, answers: Bool = true,
    typed: String = ""
  ) throws {
    var ends: (terminal: Int32, program: Int32) = (-1, -1)
    var size = winsize(
      ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    guard openpty(&ends.terminal, &ends.program, nil, nil, &size) == 0 else {
      throw POSIXError(.ENXIO)
    }
    defer { close(ends.program) }
    terminal = ends.terminal
    _ = fcntl(terminal, F_SETFD, FD_CLOEXEC)
    state = Mutex(State(screen: TerminalScreen(columns: columns, rows: rows)))
    settingsBefore = Self.settings(of: terminal)
    if !typed.isEmpty { _ = write(terminal, typed, typed.utf8.count) }
    var variables = ["PATH": "/usr/bin:/bin", "TERM": "xterm-256color", "LANG": "C.UTF-8"]
    variables.merge(environment) { _, given in given }
    shell = try Self.start(
      ["/bin/bash", "-c", script, ProgramRun.folder.appending(path: program).path] + arguments,
      variables, on: String(cString: ttyname(ends.program)))
    // The thread's own, for numbers are soon another's.
    let reading = fcntl(terminal, F_DUPFD_CLOEXEC, 3)
    Thread.detachNewThread { [weak self] in
      defer { close(reading) }
      var bytes = [UInt8](repeating: 0, count: 65536)
      while true {
        let count = read(reading, &bytes, bytes.count)
        guard count > 0, let self else { return }
        self.show(Array(bytes[..<count]), answers: answers)
      }
    }
  }

  deinit {
    kill(-shell, SIGKILL)
    kill(shell, SIGKILL)
    var status: Int32 = 0
    waitpid(shell, &status, 0)
    close(terminal)
  }

  private func show(_ bytes: [UInt8], answers: Bool) {
    let answer = state.withLock { state in
      state.output += bytes
      state.screen.feed(bytes)
      defer { state.screen.answers = [] }
      return state.screen.answers
    }
    if answers, !answer.isEmpty { _ = write(terminal, answer, answer.count) }
  }

  /// All that was sent to the terminal.
  public var output: String {
    state.withLock { String(decoding: $0.output, as: UTF8.self) }
  }

  /// What the terminal shows now.
  public var screen: TerminalScreen { state.withLock { $0.screen } }

  /// Types at the terminal.
  public func type(_ text: String) {
    let bytes = Array(text.utf8)
    _ = write(terminal, bytes, bytes.count)
  }

  /// Gives the terminal another size, and says so to the program.
  public func resize(columns: Int, rows: Int) {
    state.withLock { $0.screen.resize(columns: columns, rows: rows) }
    var size = winsize(
      ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(terminal, UInt(TIOCSWINSZ), &size)
  }

  /// The terminal's settings now.
  public var settings: [UInt32] { Self.settings(of: terminal) }

  /// Sends a signal to the program, which is a job.
  public func send(_ number: Int32) { kill(-tcgetpgrp(terminal), number) }

  /// Waits until the screen shows what is looked for; says whether it did.
  public func shows(_ words: String) async -> Bool {
    await becomes { $0.text.contains(words) }
  }

  /// Waits until the screen is as it is looked for; says whether it was.
  public func becomes(_ isRight: (TerminalScreen) -> Bool) async -> Bool {
    let deadline = ContinuousClock.now + .seconds(20)
    while ContinuousClock.now < deadline {
      if isRight(screen) { return true }
      try? await Task.sleep(for: .milliseconds(5))
    }
    return false
  }

  /// Waits until the program has ended; the exit status, with 128 added to a signal's number, as
  /// the shell tells it.
  public func status() async -> Int32? {
    guard await shows("[status "), await becomes({ $0.text.hasSuffix("]") }) else { return nil }
    let text = screen.text
    guard let start = text.range(of: "[status ", options: .backwards) else { return nil }
    return Int32(text[start.upperBound...].prefix { $0.isNumber })
  }

  private static func settings(of terminal: Int32) -> [UInt32] {
    var settings = termios()
    tcgetattr(terminal, &settings)
    let characters = withUnsafeBytes(of: settings.c_cc) { $0.map(UInt32.init) }
    return [settings.c_iflag, settings.c_oflag, settings.c_cflag, settings.c_lflag] + characters
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
