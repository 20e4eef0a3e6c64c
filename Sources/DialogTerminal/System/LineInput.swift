import Glibc
import SystemIO

/// A line that was read.
struct InputLine: Hashable {
  /// What was typed, without the line's end; `nil` where it was longer than a line may be.
  var text: [UInt8]?
  /// Whether the line had an end, or the input ended first.
  var isTerminated = true
}

/// What came of waiting for a line.
enum InputEvent: Hashable {
  /// A line.
  case line(InputLine)
  /// There is no more.
  case end
  /// One of the signals was raised, the one at this place.
  case raised(Int)
  /// Nothing came in time.
  case late
}

/// Lines from a descriptor, and no byte beyond the line: the next program may want it.
struct LineInput {
  /// The most bytes that a line may have.
  static let limit = 64 * 1024

  private let descriptor: Int32
  private var line: [UInt8] = []
  private var isTooLong = false
  private var hasEnded = false

  /// Lines from a descriptor that stays the caller's.
  init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Whether what is read is typed at a terminal; isatty(3).
  var isTerminal: Bool { isatty(descriptor) == 1 }

  /// Throws away what was typed before it was asked for, which cannot be meant; tcflush(3).
  ///
  /// Only where it was typed: what is in a pipe was written for whoever reads it.
  func discardTypeAhead() {
    if isTerminal { tcflush(descriptor, TCIFLUSH) }
  }

  /// Waits for a line, or for a signal, which comes first where both are there.
  ///
  /// - Parameters:
  ///   - isWanted: Whether to read at all; where it is false only signals are waited for.
  ///   - signals: What ends the wait. What was read of a line until then is kept.
  ///   - patience: How long nothing may come; for ever where it is `nil`.
  /// - Returns: A line, the end of the input, the signal that was raised, or that it is late.
  /// - Throws: Why nothing can be read.
  mutating func next(
    isWanted: Bool = true, orRaised signals: [WakeFlag], within patience: Duration? = nil
  ) throws(TerminalError) -> InputEvent {
    if isWanted, hasEnded { return .end }
    let waits =
      signals.map(Readiness.raised) + (isWanted ? [Readiness.input(descriptor)] : [])
    while true {
      let place: Int?
      do { place = try Readiness.first(of: waits, within: patience) } catch {
        throw TerminalError(.reading, code: error.code)
      }
      guard let place else { return .late }
      if place < signals.count { return .raised(place) }
      if let event = try readByte() { return event }
    }
  }

  /// Reads one byte; read(2).
  private mutating func readByte() throws(TerminalError) -> InputEvent? {
    var byte: UInt8 = 0
    switch read(descriptor, &byte, 1) {
    case 1 where byte == UInt8(ascii: "\n"):
      return .line(takeLine(isTerminated: true))
    case 1:
      // One more than the limit may be the carriage return of the line's end.
      isTooLong = isTooLong || line.count > Self.limit
      if !isTooLong { line.append(byte) }
      return nil
    case 0:
      // A terminal would go on after an end of input: it is over all the same.
      hasEnded = true
      return line.isEmpty && !isTooLong ? .end : .line(takeLine(isTerminated: false))
    default:
      let code = errno
      if code == EINTR || code == EAGAIN { return nil }
      // A job that nobody can bring to the front is not stopped: it is told so.
      let isBehind = code == EIO && isTerminal && !JobControl.isInFront(of: descriptor)
      throw TerminalError(isBehind ? .reachingTerminal : .reading, code: code)
    }
  }

  private mutating func takeLine(isTerminated: Bool) -> InputLine {
    defer {
      line = []
      isTooLong = false
    }
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    let text = isTooLong || line.count > Self.limit ? nil : line
    return InputLine(text: text, isTerminated: isTerminated)
  }
}
