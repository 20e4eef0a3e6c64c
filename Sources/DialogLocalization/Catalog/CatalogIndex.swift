/// Finds the number of a key among the keys of a catalog: a hash table with open addressing.
///
/// The one in the file can't serve: a catalog may come without, or with a wrong one. Swift's own
/// dictionary wants a copy of the key for each look-up, and a binary search compares too often: with
/// either, a look-up takes more than three times as long as libc's.
struct CatalogIndex: Sendable {
  /// Numbers of keys; -1 where there is none.
  ///
  /// Their count is a power of two, and at least twice that of the keys, so that every search meets a
  /// free one.
  private var slots: [Int32]

  init(_ keys: [Range<Int>], in bytes: CatalogBytes) {
    var count = 2
    while count < 2 * keys.count { count *= 2 }
    slots = Array(repeating: -1, count: count)
    for (number, key) in keys.enumerated() {
      var slot = bytes.withBytes(at: key) { Self.hash($0) } & (count - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (count - 1) }
      slots[slot] = Int32(number)
    }
  }

  /// The number of a key; `nil` where it isn't there.
  ///
  /// The function says whether the key with a number is the one that is looked for.
  func number(of key: UnsafeBufferPointer<UInt8>, _ isKey: (Int) -> Bool) -> Int? {
    var slot = Self.hash(key) & (slots.count - 1)
    while slots[slot] >= 0 {
      let number = Int(slots[slot])
      if isKey(number) { return number }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  private static let seed = UInt64.random(in: 0...UInt64.max)

  /// Another one in every process, so that no catalog can be made to have all keys in one place.
  ///
  /// Eight bytes at a time, for `Hasher` takes several times as long for keys as short as these.
  private static func hash(_ key: UnsafeBufferPointer<UInt8>) -> Int {
    let bytes = UnsafeRawBufferPointer(key)
    var hash = seed ^ UInt64(bytes.count)
    var place = 0
    while place < bytes.count {
      var part: UInt64 = 0
      let length = min(8, bytes.count - place)
      withUnsafeMutableBytes(of: &part) {
        $0.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[place..<(place + length)]))
      }
      hash = (hash ^ part) &* 0x9e37_79b9_7f4a_7c15
      hash ^= hash >> 32
      place += 8
    }
    return Int(truncatingIfNeeded: hash)
  }
}
