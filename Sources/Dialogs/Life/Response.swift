/// How a dialog ended.
public struct Response: Sendable, Hashable {
  /// A button, or why there was none.
  public enum Outcome: Sendable, Hashable {
    /// The button with this id and index was chosen; the cancel button too is a button.
    case button(id: String, index: Int)
    /// No button was chosen. The index is that of the cancel button, where there is one.
    case cancelled(CancelReason, index: Int?)
  }

  /// A button, or why there was none.
  public var outcome: Outcome
  /// What every field held at the end, by id.
  public var values: [String: FieldValue]

  /// A response by its parts.
  public init(_ outcome: Outcome, values: [String: FieldValue] = [:]) {
    self.outcome = outcome
    self.values = values
  }

  /// The id of the chosen button.
  public var button: String? {
    if case .button(let id, _) = outcome { id } else { nil }
  }

  /// Why no button was chosen.
  public var cancelReason: CancelReason? {
    if case .cancelled(let reason, _) = outcome { reason } else { nil }
  }

  /// The index of the chosen button or, where none was, of the cancel button.
  public var index: Int? {
    switch outcome {
    case .button(_, let index): index
    case .cancelled(_, let index): index
    }
  }
}
