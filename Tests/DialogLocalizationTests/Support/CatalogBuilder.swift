/// Writes the bytes of a compiled catalog, right or wrong as told.
struct CatalogBuilder {
  var header: String
  var entries: [(key: String, words: [String])] = []
  var magic: UInt32 = 0x9504_12de
  var revision: UInt32 = 0
  var sorted = true
  var hashTable: [UInt32] = []

  init(
    plurals: String? = "nplurals=2; plural=(n != 1);", charset: String = "UTF-8",
    _ entries: [(key: String, words: [String])] = []
  ) {
    let forms = plurals.map { "Plural-Forms: \($0)\n" } ?? ""
    header = "Content-Type: text/plain; charset=\(charset)\n" + forms
    self.entries = entries
  }

  var bytes: [UInt8] {
    var all = entries.map {
      (key: Array($0.key.utf8), words: Array($0.words.joined(separator: "\0").utf8))
    }
    all.append((key: [], words: Array(header.utf8)))
    if sorted { all.sort { $0.key.lexicographicallyPrecedes($1.key) } }

    let count = all.count
    let hash = 28 + 16 * count
    var place = hash + 4 * hashTable.count
    var words: [UInt32] = [
      magic, revision, UInt32(count), 28, UInt32(28 + 8 * count), UInt32(hashTable.count),
      UInt32(hash),
    ]
    let strings = all.map(\.key) + all.map(\.words)
    for string in strings {
      words += [UInt32(string.count), UInt32(place)]
      place += string.count + 1
    }
    words += hashTable
    return words.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) } }
      + strings.flatMap { $0 + [0] }
  }
}
