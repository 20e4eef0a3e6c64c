/// PNG files put together byte by byte, so that they can say anything.
enum RawPNG {
  static let signature: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

  static func header(width: UInt32, height: UInt32) -> [UInt8] {
    // 8-bit RGBA, deflate, adaptive filters, not interlaced.
    chunk("IHDR", bigEndian(width) + bigEndian(height) + [8, 6, 0, 0, 0])
  }

  /// A PNG with more chunks, directly behind its IHDR.
  static func adding(_ chunks: [UInt8], to png: [UInt8]) -> [UInt8] {
    Array(png[..<33]) + chunks + png[33...]
  }

  /// A PNG with more chunks, directly before its IEND.
  static func appending(_ chunks: [UInt8], to png: [UInt8]) -> [UInt8] {
    Array(png.dropLast(12)) + chunks + png.suffix(12)
  }

  /// Length, type, data and a check sum that is right.
  static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
    let summed = Array(type.utf8) + data
    return bigEndian(UInt32(data.count)) + summed + bigEndian(CRC32.of(summed))
  }

  static func bigEndian(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}
