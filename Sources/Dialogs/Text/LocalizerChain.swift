/// Several localizers as one: an application's own catalogs first, then Rejoinder's.
///
/// The first decides which language a dialog is shown in; a text that it lacks is asked of the next,
/// in the same language.
public struct LocalizerChain: Localizer {
  /// The localizers, in the order in which they are asked.
  public let localizers: [any Localizer]

  /// Several localizers as one.
  public init(_ localizers: any Localizer...) {
    self.localizers = localizers
  }

  /// The language that the first localizer chooses.
  public func language(for tag: String?) -> Language {
    localizers.first?.language(for: tag) ?? .source
  }

  /// The words of the first localizer that has them.
  public func translation(of message: LocalizableMessage, in language: Language) -> String? {
    for localizer in localizers {
      let own = localizer.language(for: language.tag)
      if let words = localizer.translation(of: message, in: own) { return words }
    }
    return nil
  }
}
