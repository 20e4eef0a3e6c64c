/// Takes a compiled catalog apart, trusting nothing that stands in it.
struct CatalogReader {
  private static let magic: UInt32 = 0x9504_12de
  private static let headerLength = 28

  private let bytes: CatalogBytes

  init(_ bytes: CatalogBytes) {
    self.bytes = bytes
  }

  /// Every entry, the header first, in the strict order of the keys' bytes.
  func entries() throws(CatalogFault) -> [CatalogEntry] {
    try checkFormat()
    guard bytes.count >= Self.headerLength, let count = bytes.index(at: 8),
      let originals = bytes.index(at: 12), let translations = bytes.index(at: 16),
      bytes.holdsWords(2 * count, at: originals), bytes.holdsWords(2 * count, at: translations)
    else { throw .damaged("its tables lie outside the file") }
    try checkHashTable(entries: count)

    var entries: [CatalogEntry] = []
    entries.reserveCapacity(count)
    for number in 0..<count {
      guard let original = bytes.string(describedAt: originals + 8 * number),
        let translation = bytes.string(describedAt: translations + 8 * number)
      else { throw .damaged("text \(number) lies outside the file") }
      guard bytes.isUTF8(original), bytes.isUTF8(translation) else {
        throw .notUTF8(entry: number)
      }
      let (key, plural) = bytes.splitAtNUL(original)
      if let last = entries.last, !bytes.isOrdered(last.key, before: key) {
        throw .damaged("text \(number) is out of order")
      }
      entries.append(CatalogEntry(key: key, plural: plural, forms: translation))
    }
    return entries
  }

  private func checkFormat() throws(CatalogFault) {
    guard let magic = bytes.word(at: 0), magic.byteSwapped != Self.magic else {
      throw bytes.count < 4 ? .notACatalog : .otherByteOrder
    }
    guard magic == Self.magic else { throw .notACatalog }
    guard let revision = bytes.word(at: 4) else { throw .damaged("it ends in its first lines") }
    guard revision == 0 else { throw .unknownRevision(revision) }
  }

  /// Checks that libc's look-up ends, whatever it looks up.
  ///
  /// libc looks up by double hashing, and goes on until it meets a free slot. So that it always meets
  /// one, the table must have one, and its size must be prime, as msgfmt makes it.
  private func checkHashTable(entries: Int) throws(CatalogFault) {
    guard let size = bytes.index(at: 20), let table = bytes.index(at: 24) else {
      throw .damaged("its hash table lies outside the file")
    }
    guard size > 2 else { return }
    guard bytes.holdsWords(size, at: table), Self.isPrime(size) else {
      throw .damaged("its hash table is not one")
    }
    var hasFreeSlot = false
    for slot in 0..<size {
      guard let number = bytes.index(at: table + 4 * slot), number <= entries else {
        throw .damaged("its hash table names a text that isn't there")
      }
      hasFreeSlot = hasFreeSlot || number == 0
    }
    guard hasFreeSlot else { throw .damaged("its hash table is full") }
  }

  private static func isPrime(_ number: Int) -> Bool {
    var divisor = 2
    while divisor * divisor <= number {
      if number % divisor == 0 { return false }
      divisor += 1
    }
    return number > 1
  }
}
