/// How work came out that was shown by a progress dialog.
public enum ProgressResult<Value> {
  /// The work was done.
  case finished(Value)
  /// The work was cancelled, and stopped before it was done; the response says how.
  case cancelled(Response)
}

extension ProgressResult: Sendable where Value: Sendable {}
extension ProgressResult: Equatable where Value: Equatable {}
