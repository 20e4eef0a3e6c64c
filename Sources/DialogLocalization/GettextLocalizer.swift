public import Dialogs

/// A localizer over a folder of compiled gettext catalogs.
///
/// Translations come from the C library's own gettext, for several languages at once and from any
/// thread. It reads the process's environment once and never changes it, nor the process's locale; no
/// locale need be installed. Where the C library can't serve a language, Rejoinder's own reader does,
/// with the same words: ``engine(for:)`` tells which.
///
/// English is the language of the source and always there. So are two pseudo-languages, which are made
/// of the source texts and try a dialog out before it is translated: `en_XA`, accented and longer, and
/// `ar_XB`, from right to left. They are served to those who ask for them, and not listed.
///
///     let localizer = try GettextLocalizer(catalogs: "/usr/share/rejoinder/locale")
///     let german = localizer.language(for: "de_AT")
///     let delete = LocalizableMessage(key: "Delete", context: "button", isStock: true)
///     localizer.translation(of: delete, in: german)  // "Löschen"
///
/// A catalog must not be overwritten while a program uses it (the C library maps the file): put a new
/// one in its place with a rename, as package managers do. Running programs keep the old words.
public struct GettextLocalizer: Localizer {
  /// The languages there are, English among them, in the order of their tags; reads every catalog.
  public var languages: [Language] {
    let usable = served.usable.map(\.language).filter { $0 != .source }
    return (usable + [.source]).sorted { $0.tag < $1.tag }
  }

  /// The catalogs that are left out because they are damaged, with what is wrong with each; reads
  /// every catalog.
  public var problems: [CatalogError] { folderProblems + served.problems }

  /// What presenters say.
  public let presenterWords: PresenterWordsCache? = PresenterWordsCache()

  let served: ServedLanguages
  private let folderProblems: [CatalogError]
  private let tags: [LocaleName: Language]
  private let names: [LocaleName]
  private let remembered = RememberedMatches()
  private var readersLanguages: [Language] = []

  /// Finds the catalogs of a folder.
  ///
  /// Each is read and checked when it is first asked for.
  ///
  /// - Parameters:
  ///   - folder: The folder, with catalogs as `ja/LC_MESSAGES/rejoinder.mo` or as `ja.mo`. For the C
  ///     library to serve them it must also hold a folder `C_x/LC_MESSAGES`, which stays empty.
  ///   - domain: The file name of the catalogs in the first layout, without `.mo`.
  ///   - environment: Where the reader's language is read from: `LANGUAGE`, `LC_ALL`, `LC_MESSAGES`
  ///     and `LANG`, by gettext's rules; `nil` for the environment of the process.
  /// - Throws: When the folder can't be read. A damaged catalog is no error: it is left out, and named
  ///   in ``problems``.
  public init(
    catalogs folder: String, domain: String = "rejoinder", environment: [String: String]? = nil
  ) throws(CatalogError) {
    let served: ServedLanguages
    do {
      let root = try FileSystem.resolved(folder)
      served = ServedLanguages(try CatalogFile.all(in: root, domain: domain), in: root)
    } catch {
      throw CatalogError(path: folder, fault: error)
    }
    self.init(served, environment: environment)
  }

  init(
    _ served: ServedLanguages, problems: [CatalogError] = [], environment: [String: String]?
  ) {
    self.served = served
    folderProblems = problems
    var tags = Dictionary(uniqueKeysWithValues: served.names.map { ($0.name, $0.language) })
    if let english = LocaleName(Language.source.tag) { tags[english] = .source }
    self.tags = tags
    names = tags.sorted { $0.value.tag < $1.value.tag }.map(\.key)
    let wanted = ReadersLanguages(environment: environment ?? ReadersLanguages.processEnvironment)
    for name in wanted.names {
      readersLanguages += matches(for: name).filter { !readersLanguages.contains($0) }
      // It has every text, so that none is looked up in what follows.
      if let last = readersLanguages.last, last == .source || PseudoLanguage(last) != nil { break }
    }
  }

  /// The language that a dialog is shown in: the first of ``languages(for:)``.
  ///
  /// - Parameter tag: A language's name; `nil` for the reader's own.
  /// - Returns: The nearest language; where none is near, ``/Dialogs/Language/source``.
  public func language(for tag: String?) -> Language { languages(for: tag).first ?? .source }

  /// The language that a dialog is shown in, and those that its texts are looked up in next.
  ///
  /// The nearest language there is serves, then those that it is a kind of: `es_MX` is followed by
  /// `es_419` and `es`, `zh-Hans` is `zh_CN`, but `zh_TW` never is. The reader's own languages are
  /// followed by the next that `LANGUAGE` names, up to English, which has every text.
  ///
  /// - Parameter tag: A language's name; `nil` for the reader's own.
  /// - Returns: The languages there are, the nearest first; where none is near,
  ///   ``/Dialogs/Language/source``.
  public func languages(for tag: String?) -> [Language] {
    let languages = tag.map(knownMatches) ?? readersLanguages
    return languages.isEmpty ? [.source] : languages
  }

  /// The words for a message, its arguments still as `{name}`; `nil` where there is no translation.
  ///
  /// A stock message is looked up with its context and then without.
  public func translation(of message: LocalizableMessage, in language: Language) -> String? {
    guard let served = served[language] else {
      return PseudoLanguage(language)?.words(for: message)
    }
    if let words = served.translation(of: message) { return words }
    guard message.isStock, message.context != nil else { return nil }
    return served.translation(of: message, inContext: false)
  }

  /// What serves a language.
  public func engine(for language: Language) -> TranslationEngine {
    guard let served = served[language] else { return .source }
    return served.libc == nil ? .builtIn : .libc
  }

  /// Remembers what was found for the languages there are, and not for all that could be asked for.
  private func knownMatches(for tag: String) -> [Language] {
    guard served.has(tag) else { return matches(for: tag) }
    return remembered.languages(for: tag) { matches(for: tag) }
  }

  private func matches(for tag: String) -> [Language] {
    guard let name = LocaleName(tag) else { return [] }
    if tags[name] == nil, let pseudo = PseudoLanguage(name) { return [pseudo.language] }
    var names = names
    while true {
      let matches = name.matches(among: names)
      let damaged = matches.filter { !isUsable($0) }
      if damaged.isEmpty { return matches.compactMap { tags[$0] } }
      names.removeAll { damaged.contains($0) }
    }
  }

  private func isUsable(_ name: LocaleName) -> Bool {
    guard let language = tags[name] else { return false }
    return language == .source || served[language] != nil
  }
}
