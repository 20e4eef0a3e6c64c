import Glibc
import SystemIO

extension Descriptor {
  /// The most bytes of a line; the rest is left out.
  private static let lineLimit = ProgressInput.messageLimit

  /// Hands on every line without its end, the last also where it has none; waits for them.
  ///
  /// What is not UTF-8 is replaced by U+FFFD.
  ///
  /// - Parameters:
  ///   - descriptor: What to read to its end.
  ///   - stop: Ends the wait before.
  ///   - take: Takes a line.
  /// - Throws: Why it cannot be read.
  static func forEachLine(
    of descriptor: Int32, unlessRaised stop: WakeFlag, _ take: (String) -> Void
  ) throws(CommandError) {
    var line: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    do {
      while case let count = try read(descriptor, &buffer, unlessRaised: stop), count > 0 {
        for byte in buffer[..<count] {
          if byte == UInt8(ascii: "\n") {
            take(text(of: line))
            line.removeAll(keepingCapacity: true)
          } else if line.count <= lineLimit {
            line.append(byte)
          }
        }
      }
    } catch {
      throw unreadable("-", error)
    }
    if !line.isEmpty { take(text(of: line)) }
  }

  /// Reads what is there: nothing at the end, and once the flag is raised; poll(2), read(2).
  private static func read(
    _ descriptor: Int32, _ buffer: inout [UInt8], unlessRaised stop: WakeFlag
  ) throws(SystemError) -> Int {
    while true {
      var waits = [stop.descriptor, descriptor].map {
        pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
      }
      _ = try SystemError.check { poll(&waits, nfds_t(waits.count), -1) }
      if waits[0].revents != 0 { return 0 }
      do { return try SystemError.check { Glibc.read(descriptor, &buffer, buffer.count) } } catch {
        guard error.isTemporary else { throw error }
      }
    }
  }

  private static func text(of line: [UInt8]) -> String {
    var line = line
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    guard line.count > lineLimit else { return String(decoding: line, as: UTF8.self) }
    // Not in the middle of a character.
    var end = lineLimit
    while end > lineLimit - 4, line[end] & 0xC0 == 0x80 { end -= 1 }
    return String(decoding: line[..<end], as: UTF8.self) + "…"
  }
}
