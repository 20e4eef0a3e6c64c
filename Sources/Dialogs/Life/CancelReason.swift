/// Why a dialog ended without a button.
public enum CancelReason: String, Sendable, Hashable, CaseIterable {
  /// The reader pressed escape.
  case escape
  /// The surface was closed from outside.
  case closed
  /// Nobody answered in time, counted from when the dialog was shown.
  case timeout
  /// The input ended before an answer.
  case endOfInput
  /// A signal told the program to stop.
  case interrupted
  /// The program took the dialog down.
  case dismissed
  /// The task that presented the dialog was cancelled.
  case taskCancelled
  /// The presenter only draws, and was not told an answer.
  case notAsked
  /// The surface broke or could not be opened.
  case failed
}
