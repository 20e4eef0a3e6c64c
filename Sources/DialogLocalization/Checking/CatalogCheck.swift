import Dialogs

/// Compares the catalogs of several languages with each other.
///
/// Compiled catalogs don't say which texts the program has. So a text that one catalog alone has, of
/// three or more, counts as one that the program no longer has, and any other as one that it has.
struct CatalogCheck {
  /// A key as gettext tells keys apart: byte by byte.
  private struct Key: Hashable {
    let bytes: [UInt8]

    init(_ key: String) { bytes = Array(key.utf8) }
  }

  /// The catalogs of all languages but that of the source, which needs none.
  private let catalogs: [(language: Language, catalog: MessageCatalog)]
  /// The texts that the program has, in the order of the first catalog that has each.
  private let used: [String]
  private let usedKeys: Set<Key>

  init(_ catalogs: [(language: Language, catalog: MessageCatalog)]) {
    let translations = catalogs.filter { !$0.language.isEnglish }
    var counts: [Key: Int] = [:]
    var keys: [String] = []
    for (_, catalog) in translations {
      for key in catalog.keys {
        if counts.updateValue(counts[Key(key), default: 0] + 1, forKey: Key(key)) == nil {
          keys.append(key)
        }
      }
    }
    self.catalogs = translations
    let isEnough = translations.count < 3 ? 1 : 2
    used = keys.filter { counts[Key($0), default: 0] >= isEnough }
    usedKeys = Set(used.map(Key.init))
  }

  /// How many of the texts a language has, and how many there are.
  func completeness(of language: Language) -> (translated: Int, total: Int) {
    if language.isEnglish { return (used.count, used.count) }
    let own = catalogs.first { $0.language == language }?.catalog.keys.map(Key.init) ?? []
    return (own.count { usedKeys.contains($0) }, used.count)
  }

  /// What is wrong in each language.
  var findings: [CatalogFinding] {
    catalogs.flatMap { language, catalog in
      let own = Set(catalog.keys.map(Key.init))
      let missing = used.filter { !own.contains(Key($0)) }.map {
        CatalogFinding(language, key: $0, .untranslated)
      }
      return missing
        + catalog.texts.compactMap { entry in
          problem(of: entry).map { CatalogFinding(language, key: entry.key, $0) }
        }
    }
  }

  private func problem(of entry: MessageCatalog.Text) -> TranslationProblem? {
    guard usedKeys.contains(Key(entry.key)) else { return .obsolete }
    let message = LocalizableMessage(catalogKey: entry.key, plural: entry.plural)
    guard entry.forms.allSatisfy({ message.allows(MessageTemplate($0).names) }) else {
      return .lostPlaceholder
    }
    let isEqual = entry.forms.allSatisfy { $0 == message.key || $0 == message.plural }
    return isEqual && MessageTemplate(message.key).wordCount > 0 ? .equalToSource : nil
  }
}

extension CatalogFinding {
  fileprivate init(_ language: Language, key: String, _ problem: TranslationProblem) {
    let message = LocalizableMessage(catalogKey: key)
    self.init(
      language: language, text: message.key, context: message.context, problem: problem)
  }
}
