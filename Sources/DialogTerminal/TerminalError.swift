public import Dialogs
import SystemIO

/// What a terminal or pipe would not do.
public struct TerminalError: ExplainedError, Sendable, Hashable {
  /// What was being done.
  public enum Action: Sendable, Hashable {
    /// Getting ready to wait for an answer.
    case preparing
    /// Reading a terminal that belongs to another job.
    case reachingTerminal
    /// Reading an answer.
    case reading
    /// Writing the dialog.
    case writing
    /// Keeping what is typed from being shown.
    case hiding
  }

  /// What was being done.
  public let action: Action
  /// The system's number for what went wrong, as in `errno`.
  public let code: Int32

  /// An error by its parts.
  public init(_ action: Action, code: Int32) {
    self.action = action
    self.code = code
  }

  /// What happened.
  public var message: DialogText {
    let reason = SystemError(code: code).words
    let text: DialogText =
      switch action {
      case .preparing: "the wait for an answer could not begin (\(reason, as: "reason"))"
      case .reachingTerminal: "the terminal belongs to another job (\(reason, as: "reason"))"
      case .reading: "the answer could not be read (\(reason, as: "reason"))"
      case .writing: "the dialog could not be written (\(reason, as: "reason"))"
      case .hiding: "typing could not be hidden (\(reason, as: "reason"))"
      }
    return text.own("error")
  }

  /// What to do.
  public var recovery: DialogText {
    let text: DialogText =
      action == .reachingTerminal
      ? "run it in the foreground, or choose another presenter" : "choose another presenter"
    return text.own("error")
  }
}
