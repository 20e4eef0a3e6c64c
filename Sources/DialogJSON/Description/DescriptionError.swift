public import Dialogs

/// What is wrong with a dialog description, and where.
public struct DescriptionError: ExplainedError, Sendable, Hashable {
  /// What a member has to be.
  public enum Expected: Sendable, Hashable, CaseIterable {
    case object
    case list
    case string
    case text
    case boolean
    case integer
    case number
    case argument
    case icon
    case rectangle
    case limits
    case seconds
    case base64
  }

  /// Members of which only certain words are known.
  public enum Vocabulary: Sendable, Hashable, CaseIterable {
    case kind
    case role
    case order
    case fieldKind
    case stock
    case icon
  }

  /// What is wrong.
  public enum Problem: Sendable, Hashable {
    /// The value is not of the type that the member has.
    case notA(Expected)
    /// The word is none of those known.
    case unknown(Vocabulary, String, known: [String])
    /// There must be one of these members.
    case missing([String])
    /// There must be only one of these members.
    case several([String])
    /// The id is empty.
    case emptyID
    /// More items must be chosen than there are.
    case tooFewItems(Int, least: Int)
    /// The dialog as a whole is not one that can be shown.
    case dialog(DialogError)
  }

  /// Where: `buttons[1].role`, `fields[0].items[2].id`; empty for the description itself.
  public var path: String
  /// What is wrong there.
  public var problem: Problem

  init(_ path: String, _ problem: Problem) {
    self.path = path
    self.problem = problem
  }
}

extension DescriptionError {
  /// Where, what happened and what to do, in the source language.
  public var description: String {
    let texts = [message, recovery].map { $0.resolved(in: .source, by: SourceLocalizer()).string }
    return ((path.isEmpty ? [] : [path]) + texts).joined(separator: ": ")
  }
}
