public import Dialogs

/// A compiled catalog (`.mo`) of one language, checked from end to end.
///
/// libc trusts the files it reads: a damaged one crashes the process. So every catalog is read here
/// first, and libc sees only those that passed. A catalog that passed also serves its language itself
/// wherever libc can't.
public struct MessageCatalog: Sendable {
  struct Entry: Sendable {
    let key: String
    let forms: [String]
  }

  /// The header, which is what gettext gives as the translation of the empty text.
  package let header: CatalogHeader
  /// The translations, in the order of their keys' bytes; without the header.
  private let entries: [Entry]

  /// Reads and checks the bytes of a catalog.
  public init(bytes: [UInt8]) throws(CatalogFault) {
    var entries = try CatalogReader(bytes).entries()
    guard let first = entries.first, first.key.isEmpty else { throw .noHeader }
    header = try CatalogHeader(first.forms[0])
    entries.removeFirst()
    self.entries = entries.filter { !$0.forms[0].isEmpty }
  }

  /// Reads and checks a file.
  public init(contentsOf path: String) throws(CatalogError) {
    do {
      try self.init(bytes: FileSystem.contents(of: path))
    } catch {
      throw CatalogError(path: path, fault: error)
    }
  }

  /// What identifies each text that has a translation: its key, after its context and U+0004 where
  /// it has one.
  package var keys: some Sequence<String> { entries.lazy.map(\.key) }

  /// The words for a message; `nil` where the catalog has none.
  ///
  /// The empty text has none: in gettext it stands for the header.
  public func translation(of message: LocalizableMessage) -> String? {
    guard let forms = forms(for: message.catalogKey) else { return nil }
    let index = message.countable.map { header.plurals.index(for: $0.count) } ?? 0
    let words = index < forms.count ? forms[index] : forms[0]
    return words.isEmpty ? nil : words
  }

  /// The forms of a key.
  ///
  /// Keys are compared as bytes, as libc does: two spellings that Unicode holds equal are two keys.
  private func forms(for key: String) -> [String]? {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].key.utf8.lexicographicallyPrecedes(key.utf8) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    guard low < entries.count, entries[low].key.utf8.elementsEqual(key.utf8) else { return nil }
    return entries[low].forms
  }
}
