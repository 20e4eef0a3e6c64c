/// Where a line begins in a stream of bytes.
package struct LinePlace: Sendable, Hashable {
  /// The line, from 1.
  package var number: Int
  /// How many bytes of the stream stand before it.
  package var offset: Int

  /// A place by its parts.
  package init(number: Int, offset: Int) {
    self.number = number
    self.offset = offset
  }
}

/// A line of a stream, or why there is none.
package enum IncomingLine: Sendable, Hashable {
  /// A whole line, without its line feed.
  case line([UInt8], LinePlace)
  /// A line longer than the limit; what it says was thrown away as it came.
  case tooLong(LinePlace)
}

/// Cuts a stream of bytes into lines, and never holds more than one line of the longest length.
package struct LineSplitter: Sendable {
  private let limit: Int
  private var held: [UInt8] = []
  private var isSkipping = false
  private var place = LinePlace(number: 1, offset: 0)
  private var offset = 0

  /// A splitter at the beginning of a stream.
  ///
  /// - Parameter limit: How many bytes a line may have, without its line feed.
  package init(limit: Int) {
    self.limit = limit
  }

  /// The lines that end in the next bytes of the stream; one that grows too long is told at once.
  package mutating func lines(in bytes: ArraySlice<UInt8>) -> [IncomingLine] {
    var lines: [IncomingLine] = []
    var rest = bytes
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      hold(rest[..<end], &lines)
      if !isSkipping { lines.append(.line(held, place)) }
      offset += 1
      rest = rest[(end + 1)...]
      held.removeAll(keepingCapacity: true)
      isSkipping = false
      place = LinePlace(number: place.number + 1, offset: offset)
    }
    hold(rest, &lines)
    return lines
  }

  /// The line that the stream ends in without a line feed.
  package mutating func lastLine() -> IncomingLine? {
    defer { held = [] }
    return held.isEmpty ? nil : .line(held, place)
  }

  private mutating func hold(_ bytes: ArraySlice<UInt8>, _ lines: inout [IncomingLine]) {
    offset += bytes.count
    if isSkipping { return }
    if held.count + bytes.count > limit {
      held = []
      isSkipping = true
      lines.append(.tooLong(place))
    } else {
      held.append(contentsOf: bytes)
    }
  }
}
