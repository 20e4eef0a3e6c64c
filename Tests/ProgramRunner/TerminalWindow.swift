import Foundation
import Glibc
import Synchronization

/// A terminal with a screen, that somebody sits at.
public final class TerminalWindow: Sendable {
  private struct State {
    var screen: TerminalScreen
    var output: [UInt8] = []
    var isOpen = true
  }

  private let terminal: Int32
  private let state: Mutex<State>
  /// The descriptor of a program's side; it is closed with the window.
  public let program: Int32
  /// The terminal's settings at first.
  public let settingsBefore: [UInt32]

  /// Opens a terminal.
  ///
  /// - Parameters:
  ///   - columns: Its columns.
  ///   - rows: Its rows.
  ///   - answerDelay: How long it takes to answer a question, in milliseconds; `nil` if it never does.
  /// - Throws: Where there is no pseudo-terminal.
  public init(columns: Int = 80, rows: Int = 24, answerDelay: UInt32? = 0) throws {
    var ends: (terminal: Int32, program: Int32) = (-1, -1)
    var size = winsize(
      ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    guard openpty(&ends.terminal, &ends.program, nil, nil, &size) == 0 else {
      throw POSIXError(.ENXIO)
    }
    (terminal, program) = ends
    for end in [terminal, program] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    state = Mutex(State(screen: TerminalScreen(columns: columns, rows: rows)))
    settingsBefore = Self.settings(of: terminal)
    let reading = terminal
    Thread.detachNewThread { [weak self] in
      var bytes = [UInt8](repeating: 0, count: 65536)
      var ready = pollfd(fd: reading, events: Int16(POLLIN), revents: 0)
      // A number is soon another's: it is read only while this holds the window.
      while let self, self.state.withLock({ $0.isOpen }) {
        guard poll(&ready, 1, 20) > 0 else { continue }
        let count = self.state.withLock { $0.isOpen ? read(reading, &bytes, bytes.count) : 0 }
        guard count > 0 else { return }
        self.show(Array(bytes[..<count]), answerDelay: answerDelay)
      }
    }
  }

  deinit {
    hangUp()
    close(program)
  }

  private func show(_ bytes: [UInt8], answerDelay: UInt32?) {
    let answer = state.withLock { state in
      state.output += bytes
      state.screen.feed(bytes)
      defer { state.screen.answers = [] }
      return state.screen.answers
    }
    guard let answerDelay, !answer.isEmpty else { return }
    usleep(answerDelay * 1000)
    _ = write(terminal, answer, answer.count)
  }

  /// All that was sent to the terminal.
  public var output: String {
    state.withLock { String(decoding: $0.output, as: UTF8.self) }
  }

  /// What the terminal shows now.
  public var screen: TerminalScreen { state.withLock { $0.screen } }

  /// Gives the terminal another background.
  public func setBackground(_ color: String) { state.withLock { $0.screen.background = color } }

  /// Shows what another program writes.
  public func show(_ text: String) { show(Array(text.utf8), answerDelay: nil) }

  /// Types at the terminal.
  public func type(_ text: String) {
    let bytes = Array(text.utf8)
    _ = write(terminal, bytes, bytes.count)
  }

  /// Takes the terminal away.
  public func hangUp() {
    let isFirst = state.withLock { state in
      defer { state.isOpen = false }
      return state.isOpen
    }
    if isFirst { close(terminal) }
  }

  /// Gives the terminal another size.
  public func resize(columns: Int, rows: Int) {
    state.withLock { $0.screen.resize(columns: columns, rows: rows) }
    var size = winsize(
      ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(terminal, UInt(TIOCSWINSZ), &size)
  }

  /// The terminal's settings now.
  public var settings: [UInt32] { Self.settings(of: terminal) }

  /// The process group that has the terminal; 0 where none has.
  public var foreground: Int32 { max(0, tcgetpgrp(terminal)) }

  /// Waits until the screen shows what is looked for; says whether it did.
  public func shows(_ words: String) async -> Bool {
    await becomes { $0.text.contains(words) }
  }

  /// Waits until the screen is as it is looked for; says whether it was.
  public func becomes(_ isRight: (TerminalScreen) -> Bool) async -> Bool {
    let deadline = ContinuousClock.now + .seconds(20)
    // Where other tests keep Swift's threads busy, it is looked at seldom, and what is late is not wrong.
    var looks = 0
    while ContinuousClock.now < deadline || looks < 400 {
      if isRight(screen) { return true }
      looks += 1
      try? await Task.sleep(for: .milliseconds(5))
    }
    return false
  }

  private static func settings(of terminal: Int32) -> [UInt32] {
    var settings = termios()
    tcgetattr(terminal, &settings)
    let characters = withUnsafeBytes(of: settings.c_cc) { $0.map(UInt32.init) }
    return [settings.c_iflag, settings.c_oflag, settings.c_cflag, settings.c_lflag] + characters
  }
}
