import DialogLocalization
import Dialogs
import Testing

@Suite("Reading a catalog")
struct CatalogReaderTests {
  private static let sample = CatalogBuilder([
    ("{n} file", ["{n} Datei", "{n} Dateien"]), ("Delete", ["Löschen"]),
  ])

  struct Damage: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let bytes: [UInt8]
    let fault: CatalogFault

    init(_ what: String, _ bytes: [UInt8], _ fault: CatalogFault) {
      (testDescription, self.bytes, self.fault) = (what, bytes, fault)
    }
  }

  static let damages: [Damage] = [
    Damage("nothing", [], .notACatalog),
    Damage("a text", Array("msgid \"\"\n".utf8), .notACatalog),
    Damage("a text of three bytes", [1, 2, 3], .notACatalog),
    Damage(
      "the other byte order", [0x95, 0x04, 0x12, 0xde] + sample.bytes.dropFirst(4), .otherByteOrder
    ),
    Damage("a later format", with { $0.revision = 0x1_0000 }, .unknownRevision(0x1_0000)),
    Damage("texts that depend on the machine", with { $0.revision = 1 }, .unknownRevision(1)),
    Damage("no header", with { $0.header = "" }, .charset(nil)),
    Damage("another charset", CatalogBuilder(charset: "SHIFT_JIS").bytes, .charset("SHIFT_JIS")),
    Damage(
      "a charset before the charset", with { $0.header = "X: charset=x\n" + $0.header },
      .charset("x")
    ),
    Damage(
      "a charset that Unicode doesn't see but libc does",
      with { $0.header = "X: charset=\u{338}\n" + $0.header }, .charset("\u{338}")
    ),
    Damage("a header out of order", with { $0.sorted = false }, .damaged("text 1 is out of order")),
    Damage(
      "a key twice", with { $0.entries.append(("Delete", ["x"])) },
      .damaged("text 2 is out of order")
    ),
    Damage(
      "a full hash table", with { $0.hashTable = [1, 2, 3] }, .damaged("its hash table is full")),
    Damage(
      "a hash table that libc would circle in", with { $0.hashTable = [1, 0, 2, 0, 3, 0] },
      .damaged("its hash table is not one")
    ),
    Damage(
      "a hash table that leads outside", with { $0.hashTable = [9, 0, 0] },
      .damaged("its hash table names a text that isn't there")
    ),
    Damage(
      "a plural that divides by nothing", CatalogBuilder(plurals: "nplurals=2; plural=n/0;").bytes,
      .pluralForms("the divisor at byte 2 of the formula is not a number above 0")
    ),
  ]

  private static func with(_ change: (inout CatalogBuilder) -> Void) -> [UInt8] {
    var builder = sample
    change(&builder)
    return builder.bytes
  }

  @Test("tells what is wrong with it", arguments: damages)
  func report(damage: Damage) {
    #expect(throws: damage.fault) { try MessageCatalog(bytes: damage.bytes) }
    #expect(damage.fault.description.contains(": "), "says what to do")
  }

  @Test("tells of a catalog without entries that it has no header")
  func noEntries() {
    var bytes = CatalogBuilder().bytes
    bytes[8] = 0
    #expect(throws: CatalogFault.noHeader) { try MessageCatalog(bytes: bytes) }
  }

  @Test("refuses bytes that are not UTF-8, wherever they stand", arguments: ["Delete", "Löschen"])
  func notUTF8(text: String) throws {
    var bytes = Self.sample.bytes
    let place = try #require(bytes.firstRange(of: Array(text.utf8)))
    bytes[place.upperBound - 1] = 0xff
    #expect(throws: CatalogFault.notUTF8(entry: 1)) { try MessageCatalog(bytes: bytes) }
  }

  @Test("refuses a catalog cut short at any byte")
  func truncation() throws {
    let bytes = try Self.compiled()
    #expect(throws: Never.self) { try MessageCatalog(bytes: bytes) }
    for length in 0..<bytes.count {
      #expect(throws: CatalogFault.self, "cut at \(length)") {
        try MessageCatalog(bytes: Array(bytes[..<length]))
      }
    }
  }

  @Test("names the file, what happened and what to do")
  func files() throws {
    let folder = try TemporaryFolder()
    try folder.write(Array("hello".utf8), to: "de.mo")
    let error = #expect(throws: CatalogError.self) {
      try MessageCatalog(contentsOf: folder.path + "/de.mo")
    }
    #expect(
      error?.description == folder.path
        + "/de.mo: this is not a compiled catalog: compile the .po file with msgfmt")
    #expect(throws: CatalogError(path: folder.path, fault: .notAFile)) {
      try MessageCatalog(contentsOf: folder.path)
    }
    #expect(throws: CatalogError(path: "/dev/zero", fault: .notAFile)) {
      try MessageCatalog(contentsOf: "/dev/zero")
    }
    let missing = folder.path + "/fr.mo"
    #expect(
      throws: CatalogError(path: missing, fault: .unreadable("No such file or directory"))
    ) { try MessageCatalog(contentsOf: missing) }
  }

  /// A catalog as msgfmt writes it, with a hash table.
  static func compiled() throws -> [UInt8] {
    let (result, bytes) = try CommandResult.msgfmt(
      """
      msgid ""
      msgstr ""
      "Content-Type: text/plain; charset=UTF-8\\n"
      "Plural-Forms: nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);\\n"

      msgctxt "button"
      msgid "Delete"
      msgstr "Usuń"

      msgid "Delete"
      msgstr "Kasuj"

      msgid "{n} file"
      msgid_plural "{n} files"
      msgstr[0] "{n} plik"
      msgstr[1] "{n} pliki"
      msgstr[2] "{n} plików"

      msgid "Zażółć"
      msgstr "gęślą jaźń"
      """, check: false)
    #expect(result.status == 0, "\(result.output)")
    return bytes
  }
}
