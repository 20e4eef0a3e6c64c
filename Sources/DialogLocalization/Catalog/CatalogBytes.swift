import Glibc

/// The bytes of a compiled catalog, read within their bounds.
struct CatalogBytes: Sendable {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  var count: Int { bytes.count }

  /// The little-endian word at an offset; `nil` outside.
  func word(at offset: Int) -> UInt32? {
    guard offset >= 0, offset <= bytes.count - 4 else { return nil }
    return bytes.withUnsafeBytes {
      UInt32(littleEndian: $0.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
    }
  }

  /// A word that says how many or where; `nil` outside, or when no file could be as long.
  func index(at offset: Int) -> Int? {
    guard let word = word(at: offset), let index = Int(exactly: word), index <= bytes.count else {
      return nil
    }
    return index
  }

  /// Whether a table of words that begins at an offset is aligned and lies inside.
  func holdsWords(_ count: Int, at offset: Int) -> Bool {
    offset % 4 == 0 && count <= (bytes.count - offset) / 4
  }

  /// Where the string lies whose length and place stand at an offset; `nil` unless it lies inside and
  /// ends in NUL.
  func string(describedAt offset: Int) -> Range<Int>? {
    guard let length = index(at: offset), let start = index(at: offset + 4),
      length < bytes.count - start, bytes[start + length] == 0
    else { return nil }
    return start..<(start + length)
  }

  /// Whether the bytes are UTF-8.
  func isUTF8(_ place: Range<Int>) -> Bool {
    do {
      _ = try UTF8Span(validating: bytes.span.extracting(place))
      return true
    } catch {
      return false
    }
  }

  /// The part up to the first NUL, and the part behind it where there is one.
  func splitAtNUL(_ place: Range<Int>) -> (Range<Int>, Range<Int>?) {
    guard let end = bytes[place].firstIndex(of: 0) else { return (place, nil) }
    return (place.lowerBound..<end, (end + 1)..<place.upperBound)
  }

  /// The text of bytes that are UTF-8.
  func text(_ place: Range<Int>) -> String { String(decoding: bytes[place], as: UTF8.self) }

  /// Whether the bytes at one place come before those at another.
  func isOrdered(_ first: Range<Int>, before second: Range<Int>) -> Bool {
    bytes.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return false }
      let order = memcmp(
        start + first.lowerBound, start + second.lowerBound, min(first.count, second.count))
      return order == 0 ? first.count < second.count : order < 0
    }
  }

  /// Whether the bytes at a place are these.
  func isEqual(_ place: Range<Int>, _ other: UnsafeBufferPointer<UInt8>) -> Bool {
    withBytes(at: place) { own in
      guard own.count == other.count, let left = own.baseAddress, let right = other.baseAddress
      else { return own.count == other.count }
      return memcmp(left, right, own.count) == 0
    }
  }

  /// Calls a function with the bytes at a place.
  func withBytes<Result>(
    at place: Range<Int>, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    bytes.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[place])) }
  }
}
