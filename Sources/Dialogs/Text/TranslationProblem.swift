/// What may be wrong with a text in one of the languages that it is shown in.
public enum TranslationProblem: String, Sendable, Hashable, CaseIterable {
  /// No catalog of the language has the text; readers see the source.
  case untranslated
  /// The translation reads as the source does.
  case equalToSource = "equal-to-source"
  /// The translation lost an argument or invented one; readers see the source.
  case lostPlaceholder = "lost-placeholder"
  /// An argument has no value; readers see its name in braces.
  case missingValue = "missing-value"
  /// A catalog has a text that no other has any longer.
  case obsolete
  /// Other buttons have taken every letter of a button's title.
  case collidingAccessKey = "colliding-access-key"
  /// A button's title has no letter to choose it by.
  case missingAccessKey = "missing-access-key"

  /// What is wrong, in words, with a text as it is written in the source, or a title as it is shown.
  public func message(for text: String) -> DialogText {
    let message: DialogText =
      switch self {
      case .untranslated: "not translated: “\(text, as: "text")”"
      case .equalToSource: "the same as in the source: “\(text, as: "text")”"
      // TRANSLATORS: Arguments are the names in braces, such as {name}.
      case .lostPlaceholder: "not translated with the same arguments: “\(text, as: "text")”"
      case .missingValue: "an argument has no value: “\(text, as: "text")”"
      case .obsolete: "no longer used: “\(text, as: "text")”"
      case .collidingAccessKey:
        "other buttons have taken every letter as their access key: “\(text, as: "text")”"
      case .missingAccessKey: "no letter can be the access key: “\(text, as: "text")”"
      }
    return message.own("lint")
  }

  /// Whether this is told of a text, but is no fault by itself.
  ///
  /// Languages share words, such as “OK” or “Name”; a text of several words that reads as the source
  /// was most likely forgotten. The text is the one that is written in the source.
  public func isNote(for text: String) -> Bool {
    self == .equalToSource && MessageTemplate(text).wordCount < 2
  }
}

extension MessageTemplate {
  /// How many words there are beside the arguments.
  package var wordCount: Int {
    var count = 0
    for case .literal(let text) in pieces {
      count += text.split(whereSeparator: \.isWhitespace).count { $0.contains(where: \.isLetter) }
    }
    return count
  }
}
