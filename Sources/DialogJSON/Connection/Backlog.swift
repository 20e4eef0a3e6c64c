/// Bytes that wait to be sent.
package struct Backlog: Sendable {
  /// How much of what was sent may be kept, so that not every write moves all that waits.
  package static let slack = 1 << 20

  private var bytes: [UInt8] = []
  private var sent = 0

  /// Nothing that waits.
  package init() {}

  /// How many bytes wait.
  package var count: Int { bytes.count - sent }

  /// How many bytes are kept in memory, those among them that were sent.
  package var keptCount: Int { bytes.count }

  /// Whether nothing waits.
  package var isEmpty: Bool { count == 0 }

  /// Adds a line behind what waits.
  package mutating func append(_ line: [UInt8]) {
    bytes += line
  }

  /// The first bytes that wait.
  package func prefix(_ length: Int) -> ArraySlice<UInt8> {
    bytes[sent...].prefix(length)
  }

  /// Takes away what was sent.
  package mutating func removeFirst(_ length: Int) {
    sent += length
    if isEmpty {
      removeAll()
    } else if sent > Self.slack {
      bytes.removeFirst(sent)
      sent = 0
    }
  }

  /// Takes everything away, and the memory with it.
  package mutating func removeAll() {
    self = Backlog()
  }
}
