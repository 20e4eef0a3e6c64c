/// A number for some bytes, the same in every process and on every machine: FNV-1a, 64 bits
/// (<https://datatracker.ietf.org/doc/draft-eastlake-fnv/>).
struct StableHash {
  let value: UInt64

  init(_ bytes: some Sequence<UInt8>) {
    value = bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0100_0000_01B3 }
  }

  /// Eight hexadecimal digits of it, of which both halves are made.
  var digits: String {
    let folded = UInt32(truncatingIfNeeded: value ^ (value >> 32))
    let digits = String(folded, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}
