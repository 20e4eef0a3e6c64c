public import Dialogs

/// Something that is wrong with a text in a language's catalog.
public struct CatalogFinding: Sendable, Hashable {
  /// The catalog's language.
  public let language: Language
  /// The text as it is written in the source, arguments as `{name}`.
  public let text: String
  /// What tells the text apart from equal ones; `nil` where it has no context.
  public let context: String?
  /// What is wrong.
  public let problem: TranslationProblem

  /// Whether this is told, but is no fault by itself.
  public var isNote: Bool { problem.isNote(for: text) }
  /// What is wrong, in words.
  public var message: DialogText { problem.message(for: text) }
}

extension CatalogFinding: CustomStringConvertible {
  /// The language, the context and what is wrong, in English.
  public var description: String {
    [language.tag, context, message.inSource].compactMap(\.self).joined(separator: ": ")
  }
}
