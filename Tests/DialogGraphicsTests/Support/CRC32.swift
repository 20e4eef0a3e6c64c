/// The check sum of PNG chunks and of the table of expected pixels (ISO 3309).
enum CRC32 {
  private static let table: [UInt32] = (0..<256).map { (index: UInt32) in
    (0..<8).reduce(index) { value, _ in
      value & 1 == 1 ? 0xedb8_8320 ^ (value >> 1) : value >> 1
    }
  }

  static func of(_ bytes: [UInt8]) -> UInt32 {
    table.withUnsafeBufferPointer { table in
      var sum = ~UInt32(0)
      for byte in bytes {
        sum = table[Int(UInt8(truncatingIfNeeded: sum) ^ byte)] ^ (sum >> 8)
      }
      return ~sum
    }
  }

  /// Of the samples' bytes, the high one first.
  static func of(_ samples: [UInt16]) -> UInt32 {
    of(samples.map(\.bigEndian).withUnsafeBytes(Array.init))
  }
}
