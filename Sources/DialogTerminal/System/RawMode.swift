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

  private let number: Int32

  /// Whether the terminal is in raw mode now.
  private(set) var isOn = false

  /// Begins to watch the signals for a terminal, which is as it was.
  ///
  /// - Parameters:
  ///   - device: The terminal.
  ///   - news: Is set when signals tell something.
  /// - Throws: Where too many terminals are in use.
  init(_ device: TerminalDevice, news: WakeFlag) throws(TerminalError) {
    number = Self.leaving.withUTF8Buffer {
      crawterminal_hold(
        device.input, device.output, news.raisingDescriptor,
        UnsafeRawPointer($0.baseAddress)?.assumingMemoryBound(to: CChar.self), $0.count)
    }
    guard number >= 0 else { throw TerminalError(.preparing, code: EMFILE) }
  }

  /// Enters raw mode; tcsetattr(3).
  mutating func enter() throws(TerminalError) {
    guard !isOn else { return }
    guard crawterminal_enter(number) == 0 else { throw TerminalError(.preparing, code: errno) }
    isOn = true
  }

  /// Makes the terminal's settings as they were, unless a shell has set its own meanwhile.
  mutating func leave() {
    guard isOn else { return }
    crawterminal_leave(number)
    isOn = false
  }

  /// Ends the watch.
  mutating func end() {
    leave()
    crawterminal_release(number)
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

}
