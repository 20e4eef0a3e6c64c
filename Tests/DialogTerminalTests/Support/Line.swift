import Glibc
import Synchronization

/// A pipe whose ends a test holds: what one side writes the other reads.
final class Line: Sendable {
  let reading: Int32
  private let end: Mutex<Int32>

  init(_ text: String = "") {
    let ends = ownPipe()
    reading = ends.reading
    end = Mutex(ends.writing)
    write(text)
  }

  /// A pipe that holds a text and then ends.
  static func ending(with text: String) -> Line {
    let line = Line(text)
    line.hangUp()
    return line
  }

  var writing: Int32 { end.withLock { $0 } }

  func write(_ text: String) { write(Array(text.utf8)) }

  func write(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(writing, $0.baseAddress, $0.count) }
      precondition(count > 0)
      rest = rest.dropFirst(count)
    }
  }

  func hangUp() {
    end.withLock { descriptor in
      if descriptor >= 0 { close(descriptor) }
      descriptor = -1
    }
  }

  /// What can be read now.
  func textNow() -> String { text(waits: false) }

  /// All that can be read until the writing side hangs up.
  func textToEnd() -> String { text(waits: true) }

  private func text(waits: Bool) -> String {
    var text: [UInt8] = []
    var bytes = [UInt8](repeating: 0, count: 4096)
    var ready = pollfd(fd: reading, events: Int16(POLLIN), revents: 0)
    while poll(&ready, 1, waits ? -1 : 0) > 0 {
      let count = read(reading, &bytes, bytes.count)
      if count <= 0 { break }
      text += bytes[..<count]
    }
    return String(decoding: text, as: UTF8.self)
  }

  deinit {
    hangUp()
    close(reading)
  }
}
