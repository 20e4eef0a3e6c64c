/// Characters from bytes that come one by one; what is not UTF-8 is dropped.
struct UTF8Decoder: Hashable {
  private var value: UInt32 = 0
  /// The least value that needs as many bytes: what is less was written too long.
  private var minimum: UInt32 = 0
  private var missing = 0

  /// Whether a character has begun.
  var isInside: Bool { missing > 0 }

  /// The character that ends with a byte.
  mutating func decode(_ byte: UInt8) -> Unicode.Scalar? {
    switch byte {
    case 0x80...0xBF where missing > 0:
      value = value << 6 | UInt32(byte & 0x3F)
      missing -= 1
      return missing == 0 && value >= minimum ? Unicode.Scalar(value) : nil
    case 0xC2...0xDF: begin(byte & 0x1F, missing: 1, minimum: 0x80)
    case 0xE0...0xEF: begin(byte & 0x0F, missing: 2, minimum: 0x800)
    case 0xF0...0xF4: begin(byte & 0x07, missing: 3, minimum: 0x10000)
    default:
      missing = 0
      return byte < 0x80 ? Unicode.Scalar(byte) : nil
    }
    return nil
  }

  private mutating func begin(_ bits: UInt8, missing: Int, minimum: UInt32) {
    value = UInt32(bits)
    self.missing = missing
    self.minimum = minimum
  }
}
