/// An error that says what happened and what to do, in the reader's language.
public protocol ExplainedError: Error, CustomStringConvertible {
  /// What happened, and where; without a full stop.
  var message: DialogText { get }
  /// What to do; without a full stop.
  var recovery: DialogText { get }
}

extension ExplainedError {
  /// What happened and what to do, in the source language.
  public var description: String { "\(message.inSource): \(recovery.inSource)" }
}
