/// The check sums of PNG chunks (PNG specification, 5.3 and 5.5).
enum CheckSums {
  private static let signatureCount = 8
  private static let table: [UInt32] = (0..<256).map { (index: UInt32) in
    (0..<8).reduce(index) { value, _ in
      value & 1 == 1 ? 0xedb8_8320 ^ (value >> 1) : value >> 1
    }
  }

  /// The same bytes with the right sum after each chunk, as far as there are chunks.
  static func mended(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    var start = signatureCount
    // There are 4 bytes of length, 4 of type, the data, 4 of sum.
    while start + 12 <= bytes.count {
      let count = bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
      let end = start + 8 + count
      guard end + 4 <= bytes.count else { break }
      let sum = ~bytes[start + 4..<end].reduce(~0 as UInt32) { sum, byte in
        table[Int(UInt8(truncatingIfNeeded: sum) ^ byte)] ^ (sum >> 8)
      }
      for place in 0..<4 {
        bytes[end + place] = UInt8(truncatingIfNeeded: sum >> (24 - 8 * UInt32(place)))
      }
      start = end + 4
    }
    return bytes
  }
}
