/// The bytes of a compiled catalog, read within their bounds.
struct CatalogBytes {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  var count: Int { bytes.count }

  /// The little-endian word at an offset; `nil` outside.
  func word(at offset: Int) -> UInt32? {
    guard offset >= 0, offset <= bytes.count - 4 else { return nil }
    return (0..<4).reduce(0) { $0 | UInt32(bytes[offset + $1]) << UInt32(8 * $1) }
  }

  /// A word that says how many or where; `nil` outside, or when no file could be as long.
  func index(at offset: Int) -> Int? {
    word(at: offset).flatMap { Int(exactly: $0) }.flatMap { $0 <= bytes.count ? $0 : nil }
  }

  /// Whether a table of words that begins at an offset is aligned and lies inside.
  func holdsWords(_ count: Int, at offset: Int) -> Bool {
    offset % 4 == 0 && count <= (bytes.count - offset) / 4
  }

  /// The string whose length and place stand at an offset; `nil` unless it lies inside and ends in NUL.
  func string(describedAt offset: Int) -> ArraySlice<UInt8>? {
    guard let length = index(at: offset), let start = index(at: offset + 4),
      length < bytes.count - start, bytes[start + length] == 0
    else { return nil }
    return bytes[start..<(start + length)]
  }
}
