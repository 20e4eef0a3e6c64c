/// Several localizers as one: an application's own catalogs first, then Rejoinder's.
///
/// The first decides which language a dialog is shown in; a text that it lacks in a language is asked
/// of the next in that language, before any is asked in another.
public struct LocalizerChain: Localizer {
  /// The localizers, in the order in which they are asked.
  public let localizers: [any Localizer]
  /// Where what presenters say is kept; `nil` where one of the localizers does not want it kept.
  public let presenterWords: PresenterWordsCache?

  /// Several localizers as one.
  public init(_ localizers: any Localizer...) {
    self.localizers = localizers
    let isKept = localizers.allSatisfy { $0.presenterWords != nil }
    presenterWords = isKept ? PresenterWordsCache() : nil
  }

  /// The language that the first localizer chooses.
  public func language(for tag: String?) -> Language {
    localizers.first?.language(for: tag) ?? .source
  }

  /// The languages that the first localizer chooses, each followed by those that the others have in
  /// its place.
  public func languages(for tag: String?) -> [Language] {
    let chosen = localizers.first?.languages(for: tag) ?? [.source]
    var languages: [Language] = []
    for language in chosen {
      languages.append(language)
      for localizer in localizers.dropFirst() {
        languages += localizer.languages(for: language.tag).filter {
          $0 != .source && !chosen.contains($0) && !languages.contains($0)
        }
      }
    }
    return languages
  }

  /// The words of the first localizer that has them in this language.
  public func translation(of message: LocalizableMessage, in language: Language) -> String? {
    for localizer in localizers {
      let own = localizer.language(for: language.tag)
      guard own.tag == language.tag else { continue }
      if let words = localizer.translation(of: message, in: own) { return words }
    }
    return nil
  }
}
