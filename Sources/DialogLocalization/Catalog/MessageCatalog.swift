public import Dialogs

/// A compiled catalog (`.mo`) of one language, checked from end to end.
///
/// libc trusts the files it reads: a damaged one crashes the process. So every catalog is read here
/// first, and libc sees only those that passed. A catalog that passed also serves its language itself
/// wherever libc can't.
public struct MessageCatalog: Sendable {
  /// The header, which is what gettext gives as the translation of the empty text.
  package let header: CatalogHeader
  private let bytes: CatalogBytes
  /// The texts that have a translation, in the order of their keys' bytes; without the header.
  private let entries: [CatalogEntry]
  private let index: CatalogIndex

  /// Reads and checks the bytes of a catalog.
  public init(bytes: [UInt8]) throws(CatalogFault) {
    let bytes = CatalogBytes(bytes)
    let entries = try CatalogReader(bytes).entries()
    guard let first = entries.first, first.key.isEmpty else { throw .noHeader }
    header = try CatalogHeader(bytes.text(bytes.splitAtNUL(first.forms).0))
    self.bytes = bytes
    self.entries = entries.dropFirst().filter { !bytes.splitAtNUL($0.forms).0.isEmpty }
    index = CatalogIndex(self.entries.map(\.key), in: bytes)
  }

  /// Reads and checks a file.
  public init(contentsOf path: String) throws(CatalogError) {
    do {
      try self.init(bytes: FileSystem.contents(of: path))
    } catch {
      throw CatalogError(path: path, fault: error)
    }
  }

  /// The words for a message; `nil` where the catalog has none.
  ///
  /// The empty text has none: in gettext it stands for the header.
  public func translation(of message: LocalizableMessage) -> String? {
    CatalogKey.withBytes(of: message.key, context: message.context) { key in
      entry(for: key).flatMap { words(of: $0, for: message.countable?.count) }
    }
  }

  /// The text with a key.
  ///
  /// Keys are compared as bytes, as libc does: two spellings that Unicode holds equal are two keys.
  func entry(for key: UnsafeBufferPointer<UInt8>) -> CatalogEntry? {
    index.number(of: key) { bytes.isEqual(entries[$0].key, key) }.map { entries[$0] }
  }

  /// The form for a count, or the first; `nil` where it is empty.
  func words(of entry: CatalogEntry, for count: UInt?) -> String? {
    let (first, others) = bytes.splitAtNUL(entry.forms)
    var words = first
    var rest = others
    for _ in 0..<(count.map { header.plurals.index(for: $0) } ?? 0) {
      // Where the form is missing, the first one serves.
      guard let forms = rest else { return bytes.text(first) }
      (words, rest) = bytes.splitAtNUL(forms)
    }
    return words.isEmpty ? nil : bytes.text(words)
  }
}

extension MessageCatalog {
  /// A text with its translation, to be looked at and not looked up.
  package struct Text {
    /// What identifies it: its key, after its context and U+0004 where it has one.
    package let key: String
    /// The source text for several.
    package let plural: String?
    /// The forms of its translation.
    package let forms: [String]
  }

  /// Every text that has a translation, in the order of the keys' bytes.
  package var texts: [Text] {
    entries.map { entry in
      let forms = bytes.text(entry.forms).utf8.split(separator: 0, omittingEmptySubsequences: false)
      return Text(
        key: bytes.text(entry.key), plural: entry.plural.map { bytes.text($0) },
        forms: forms.map { String(decoding: $0, as: UTF8.self) })
    }
  }

  /// What identifies each text that has a translation.
  package var keys: some Sequence<String> { entries.lazy.map { bytes.text($0.key) } }
}
