/// A translatable text as gettext identifies it.
public struct LocalizableMessage: Sendable, Hashable {
  /// The source text (gettext's `msgid`), arguments as `{name}`, literal braces doubled.
  public var key: String
  /// What tells apart equal keys with different meanings (gettext's `msgctxt`).
  public var context: String?
  /// The source text for several (gettext's `msgid_plural`); `nil` where the text has one form.
  public var plural: String?
  /// The number that selects the plural form.
  public var count: Int?
  /// Whether the text is one of Rejoinder's own, such as a stock button title.
  ///
  /// An application's catalog is asked first, with the context and then without; then Rejoinder's.
  public var isStock: Bool

  /// A message by its parts.
  public init(
    key: String, context: String? = nil, plural: String? = nil, count: Int? = nil,
    isStock: Bool = false
  ) {
    self.key = key
    self.context = context
    self.plural = plural
    self.count = count
    self.isStock = isStock
  }
}

/// Where a dialog's texts get their words in the reader's language.
///
/// A localizer is asked from any thread, for several languages at once.
public protocol Localizer: Sendable {
  /// The language that a dialog is shown in.
  ///
  /// - Parameter tag: The language that the dialog names (`-` and `_` are equal, a codeset is
  ///   ignored); `nil` for the reader's own.
  /// - Returns: The language itself or the nearest that the localizer has, in the end
  ///   ``Language/source``.
  func language(for tag: String?) -> Language

  /// The language that a dialog is shown in, and those that its texts are looked up in next, one by
  /// one, where it lacks them.
  ///
  /// - Parameter tag: As for ``language(for:)``.
  /// - Returns: ``language(for:)`` and what follows it; where a localizer doesn't say, nothing does.
  func languages(for tag: String?) -> [Language]

  /// Where what presenters say is kept, so that it is looked up once and not for every dialog; `nil`
  /// where it isn't.
  var presenterWords: PresenterWordsCache? { get }

  /// The words for a message, its arguments still as `{name}`.
  ///
  /// - Parameters:
  ///   - message: What to translate.
  ///   - language: A language that ``languages(for:)`` gave.
  /// - Returns: The translation in this very language; `nil` where there is none.
  func translation(of message: LocalizableMessage, in language: Language) -> String?
}

extension Localizer {
  /// ``language(for:)`` alone.
  public func languages(for tag: String?) -> [Language] { [language(for: tag)] }

  /// `nil`: what presenters say is looked up for every dialog.
  public var presenterWords: PresenterWordsCache? { nil }
}

/// The localizer that leaves every text as it is written in the source.
public struct SourceLocalizer: Localizer {
  /// A localizer with no translations.
  public init() {}

  private static let words = PresenterWordsCache()

  /// One for all that leave texts as they are.
  public var presenterWords: PresenterWordsCache? { Self.words }

  /// Always ``Language/source``.
  public func language(for tag: String?) -> Language { .source }

  /// Always `nil`.
  public func translation(of message: LocalizableMessage, in language: Language) -> String? { nil }
}
