import CRawTerminal
import Glibc
import SystemIO

/// A terminal's raw mode: every key comes at once and is not shown, and what the terminal was is
/// put back whatever ends the program.
struct RawMode {
  /// What signals told.
  struct News: OptionSet {
    let rawValue: UInt32

    /// The reader wants the program to stop for now.
    static let suspend = News(rawValue: UInt32(CRAWTERMINAL_SUSPEND))
    /// The program goes on after it was stopped.
    static let continued = News(rawValue: UInt32(CRAWTERMINAL_CONTINUED))
    /// The terminal has another size.
    static let resized = News(rawValue: UInt32(CRAWTERMINAL_RESIZED))
  }

  /// Bracketed paste, clicks and the wheel with their cells as decimals; no cursor until a frame
  /// has one.
  static let entering = "\u{1B}[?25l\u{1B}[?2004h\u{1B}[?1000h\u{1B}[?1006h"
  /// All that as a terminal is without, and whatever a half-drawn frame may have left.
  static let leaving: StaticString =
    "\u{1B}[?2026l\u{1B}[m\u{1B}[?1006l\u{1B}[?1000l\u{1B}[?2004l\u{1B}[?25h"

  private let device: TerminalDevice
  private let number: Int32
  private var before: termios?
  private var maskBefore = sigset_t()

  /// Whether the terminal is in raw mode now.
  var isOn: Bool { before != nil }

  /// Begins to watch the signals for a terminal, which is as it was.
  ///
  /// - Parameters:
  ///   - device: The terminal.
  ///   - news: Is set when signals tell something.
  /// - Throws: Where too many terminals are in use.
  init(_ device: TerminalDevice, news: WakeFlag) throws(TerminalError) {
    self.device = device
    number = Self.leaving.withUTF8Buffer {
      crawterminal_hold(
        device.input, device.output, news.raisingDescriptor,
        UnsafeRawPointer($0.baseAddress)?.assumingMemoryBound(to: CChar.self), $0.count)
    }
    guard number >= 0 else { throw TerminalError(.preparing, code: EMFILE) }
    crawterminal_obey_job_control(&maskBefore)
  }

  /// Enters raw mode; tcsetattr(3). In the background it waits as any program does, stopped.
  ///
  /// INT, QUIT and TSTP stay keys of the terminal (`ISIG`), so that they reach all that belongs to
  /// the program; they do not cut off what is on its way to the screen (`NOFLSH`).
  mutating func enter() throws(TerminalError) {
    guard before == nil else { return }
    var settings = termios()
    guard tcgetattr(device.input, &settings) == 0 else {
      throw TerminalError(.preparing, code: errno)
    }
    var saved = settings
    settings.c_iflag &= ~tcflag_t(IXON | ICRNL | INLCR | IGNCR | ISTRIP)
    settings.c_lflag &= ~tcflag_t(ECHO | ECHONL | ICANON | IEXTEN)
    settings.c_lflag |= tcflag_t(ISIG) | tcflag_t(bitPattern: NOFLSH)
    withUnsafeMutableBytes(of: &settings.c_cc) { characters in
      characters[Int(VMIN)] = 1
      characters[Int(VTIME)] = 0
    }
    // First, for a signal may come in between.
    crawterminal_set_changed(number, &saved)
    before = saved
    guard set(settings) == 0 else {
      let code = errno
      leave()
      throw TerminalError(.preparing, code: code)
    }
  }

  /// Makes the terminal's settings as they were, unless a shell has set its own meanwhile.
  mutating func leave() {
    guard let saved = before else { return }
    if device.isInForeground { _ = set(saved) }
    crawterminal_set_unchanged(number)
    before = nil
  }

  /// Ends the watch, in the thread that began it.
  mutating func end() {
    leave()
    crawterminal_release(number)
    pthread_sigmask(SIG_SETMASK, &maskBefore, nil)
  }

  /// Stops the program as it was asked to, the terminal as it was, and returns when it goes on.
  mutating func stop() {
    leave()
    crawterminal_stop()
  }

  /// What signals told since the last call.
  func takeNews() -> News { News(rawValue: crawterminal_take_news(number)) }

  /// Notes how many lines stand below the cursor, for whoever writes after a sudden end.
  func note(rowsBelow: Int) { crawterminal_set_rows_below(number, Int32(clamping: rowsBelow)) }

  /// What a signal that ends the program does to the terminals, for programs that catch it and end
  /// by it later.
  package static func restoreAll() { crawterminal_restore_all() }

  private func set(_ settings: termios) -> Int32 {
    var settings = settings
    while tcsetattr(device.input, TCSANOW, &settings) != 0 {
      guard errno == EINTR else { return -1 }
    }
    return 0
  }
}
