import Glibc
import SystemIO

/// Bytes from a terminal in raw mode, as they come.
struct KeyInput {
  /// What came of waiting.
  enum Event: Hashable {
    /// What was typed.
    case bytes([UInt8])
    /// Nothing, for as long as was to be waited.
    case quiet
    /// There is no more: the terminal is gone.
    case end
    /// One of the flags was raised, the one at this place.
    case raised(Int)
  }

  private static let portion = 4096

  private let descriptor: Int32

  /// Bytes from a descriptor that stays the caller's.
  init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Waits for bytes, or for a flag, which comes first where both are there.
  ///
  /// - Parameters:
  ///   - isWanted: Whether to read at all; where it is false only flags are waited for.
  ///   - flags: What ends the wait.
  ///   - patience: How long to wait; for ever where it is `nil`.
  /// - Returns: What came first.
  /// - Throws: Why nothing can be read.
  func next(
    isWanted: Bool = true, orRaised flags: [WakeFlag], within patience: Duration? = nil
  ) throws(TerminalError) -> Event {
    let waits = flags.map(Readiness.raised) + (isWanted ? [.input(descriptor)] : [])
    do {
      guard let place = try Readiness.first(of: waits, within: patience) else { return .quiet }
      return place < flags.count ? .raised(place) : try bytes()
    } catch {
      throw TerminalError(.reading, code: error.code)
    }
  }

  /// Reads what is there; read(2).
  ///
  /// Linux says `EIO` of a terminal that was hung up.
  private func bytes() throws(SystemError) -> Event {
    var buffer = [UInt8](repeating: 0, count: Self.portion)
    let count = read(descriptor, &buffer, buffer.count)
    if count > 0 { return .bytes(Array(buffer[..<count])) }
    if count == 0 || errno == EIO { return .end }
    let error = SystemError()
    guard error.isTemporary else { throw error }
    return .bytes([])
  }
}
