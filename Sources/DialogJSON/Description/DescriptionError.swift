public import Dialogs

/// What is wrong with a dialog description, and where.
public struct DescriptionError: ExplainedError, Sendable, Hashable {
  /// What a member has to be.
  public enum Expected: Sendable, Hashable, CaseIterable {
    /// Members between braces.
    case object
    /// Elements between brackets.
    case list
    /// Characters between quotes.
    case string
    /// A string, or an object that says more of a text.
    case text
    /// `true` or `false`.
    case boolean
    /// A number without a fraction.
    case integer
    /// A number.
    case number
    /// A string or a number.
    case argument
    /// A name, a file, or the bytes of one.
    case icon
    /// Four numbers in points, of which the last two are not negative.
    case rectangle
    /// Two integers, the smaller one first.
    case limits
    /// A number above 0.
    case seconds
    /// Bytes as text.
    case base64
  }

  /// Members of which only certain words are known.
  public enum Vocabulary: Sendable, Hashable, CaseIterable {
    /// `kind` of the dialog.
    case kind
    /// `role` of a button.
    case role
    /// `order` of the buttons.
    case order
    /// `kind` of a field.
    case fieldKind
    /// `stock` of a button or a text.
    case stock
    /// `icon` without a `.` or `/`.
    case icon
  }

  /// What is wrong.
  public enum Problem: ExplainedError, Sendable, Hashable {
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
    /// With its arguments put in, the texts have more bytes than this.
    case tooLong(Int)
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
  /// What happened, without the place.
  public var message: DialogText { problem.message }
  /// What to do.
  public var recovery: DialogText { problem.recovery }
  /// Where, what happened and what to do, in the source language.
  public var description: String { path.isEmpty ? "\(problem)" : "\(path): \(problem)" }
}
