import Dialogs

/// A language with its catalog, and with libc's view of the catalog where libc serves it.
final class ServedLanguage: Sendable {
  let language: Language
  let catalog: MessageCatalog
  let libc: LibcCatalog?

  /// Reads and checks a catalog, then hands it to libc.
  init(_ language: Language, _ file: CatalogFile, in folder: String) throws(CatalogError) {
    catalog = try MessageCatalog(contentsOf: "\(folder)/\(file.stem).mo")
    self.language = language
    libc = LibcCatalog(file: file.stem, in: folder, header: catalog.header.text)
  }

  /// The words for a message, in its context or without.
  ///
  /// libc is asked only for what the catalog is known to have, and the catalog answers where libc
  /// doesn't.
  func translation(of message: LocalizableMessage, inContext: Bool = true) -> String? {
    let countable = message.countable
    let context = inContext ? message.context : nil
    return CatalogKey.withBytes(of: message.key, context: context) { key in
      guard let entry = catalog.entry(for: key) else { return nil }
      return libc?.translation(of: key, countable: countable)
        ?? catalog.words(of: entry, for: countable?.count)
    }
  }
}
