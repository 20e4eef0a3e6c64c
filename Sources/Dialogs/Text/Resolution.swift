extension DialogText {
  /// The text's words in a language.
  ///
  /// - Parameters:
  ///   - language: A language of the localizer's.
  ///   - localizer: Where the words come from.
  /// - Returns: The words; the source's where there is no translation that can be used.
  public func resolved(in language: Language, by localizer: some Localizer) -> ResolvedText {
    resolved(in: [language], by: localizer)
  }

  /// The text's words in the first of several languages that has them.
  ///
  /// - Parameters:
  ///   - languages: What ``Localizer/languages(for:)`` gave: the dialog's language, then those that
  ///     stand in for it.
  ///   - localizer: Where the words come from.
  /// - Returns: The words, with the language that they are in; the source's where there is no
  ///   translation, or the first that there is can't be used.
  public func resolved(in languages: [Language], by localizer: some Localizer) -> ResolvedText {
    let language = languages.first ?? .source
    guard case .message(let message, let arguments) = source else {
      return ResolvedText(verbatim: key, language: language)
    }
    var values = Dictionary(arguments.map { ($0.name, $0.value) }) { first, _ in first }
    if let count = message.count, values["count"] == nil { values["count"] = "\(count)" }

    let isOne = message.count.map { $0 == 1 } ?? true
    let written = MessageTemplate(isOne ? message.key : message.plural ?? message.key)
    var found: (MessageTemplate, Language)?
    for language in languages {
      guard let words = localizer.translation(of: message, in: language) else { continue }
      found = (MessageTemplate(words), language)
      break
    }
    let lost = !written.names.isSubset(of: values.keys)
    if let (translated, language) = found, !lost, case let names = translated.names,
      message.allows(names), names.isSubset(of: values.keys)
    {
      return ResolvedText(
        pieces: translated.pieces(values), language: language, key: message.key,
        status: message.isStock ? .stock : .translated)
    }
    let isSource = language.tag == Language.source.tag
    let status: ResolvedText.Status =
      if lost || found != nil { .lostPlaceholder } else if !isSource { .fallback } else {
        message.isStock ? .stock : .translated
      }
    return ResolvedText(
      pieces: written.pieces(values), language: .source, key: message.key, status: status)
  }

  /// The text's words as the source has them, for messages to developers and for names that do not
  /// change with the reader.
  package var inSource: String { resolved(in: .source, by: SourceLocalizer()).string }
}

extension LocalizableMessage {
  /// Whether a translation asks for the names that the source does.
  ///
  /// A plural form may leave out the count, and a name that only one of the source's forms has.
  package func allows(_ names: Set<String>) -> Bool {
    let one = MessageTemplate(key).names
    guard let plural else { return names == one }
    let several = MessageTemplate(plural).names
    let needed = one.intersection(several).subtracting(["count"])
    return names.isSuperset(of: needed) && names.isSubset(of: one.union(several).union(["count"]))
  }
}

extension MessageTemplate {
  fileprivate func pieces(_ values: [String: String]) -> [ResolvedText.Piece] {
    pieces.map {
      switch $0 {
      case .literal(let text): .literal(text)
      case .argument(let name): values[name].map { .argument($0) } ?? .literal("{\(name)}")
      }
    }
  }
}
