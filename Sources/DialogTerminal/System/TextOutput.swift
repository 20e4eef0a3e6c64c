import SystemIO

/// Text to a descriptor, which may be a pipe that nobody reads any more.
struct TextOutput {
  /// POSIX promises that this much goes into a pipe that has room, without waiting.
  private static let portion = 512

  private let descriptor: Int32

  /// Text to a descriptor that stays the caller's.
  init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Writes a text as UTF-8, waiting while there is no room.
  ///
  /// - Parameters:
  ///   - text: What to write.
  ///   - signal: What ends the wait.
  /// - Returns: Whether all of it was written before the signal was raised.
  /// - Throws: Why it cannot be written.
  func write(_ text: String, unlessRaised signal: WakeFlag) throws(TerminalError) -> Bool {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      guard try isReady(orRaised: signal) else { return false }
      rest = rest.dropFirst(try writePortion(of: rest))
    }
    return true
  }

  /// Writes a text to its end, for what is cut off in a sequence spoils what follows it.
  ///
  /// - Parameters:
  ///   - text: What to write.
  ///   - signal: What ends the wait where there is no room.
  ///   - patience: How long to wait for room; for ever where it is `nil`.
  /// - Returns: Whether all of it was written.
  /// - Throws: Why it cannot be written.
  func writeWhole(
    _ text: String, orRaised signal: WakeFlag? = nil, within patience: Duration? = nil
  ) throws(TerminalError) -> Bool {
    let waits = [Readiness.output(descriptor)] + (signal.map { [.raised($0)] } ?? [])
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      do {
        guard try Readiness.first(of: waits, within: patience) == 0 else { return false }
      } catch {
        throw TerminalError(.writing, code: error.code)
      }
      rest = rest.dropFirst(try writePortion(of: rest))
    }
    return true
  }

  /// Writes as much of a text as there is room for now.
  func writeAtOnce(_ text: String) throws(TerminalError) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty, try hasRoom {
      rest = rest.dropFirst(try writePortion(of: rest))
    }
  }

  private var hasRoom: Bool {
    get throws(TerminalError) {
      do { return try Readiness.first(of: [.output(descriptor)], within: .zero) != nil } catch {
        throw TerminalError(.writing, code: error.code)
      }
    }
  }

  private func isReady(orRaised signal: WakeFlag) throws(TerminalError) -> Bool {
    do {
      return try Readiness.first(of: [.raised(signal), .output(descriptor)]) == 1
    } catch {
      throw TerminalError(.writing, code: error.code)
    }
  }

  /// Writes as much as goes at once, and says how much that was.
  private func writePortion(of bytes: ArraySlice<UInt8>) throws(TerminalError) -> Int {
    do {
      return try Writing.once(bytes.prefix(Self.portion), to: descriptor)
    } catch {
      guard error.isTemporary else { throw TerminalError(.writing, code: error.code) }
      return 0
    }
  }
}
