/// How far work has come.
public enum DialogProgress: Sendable, Hashable {
  /// Nobody knows how much there is.
  case unknown
  /// Done so far, from 0 to 1.
  case fraction(Double)

  /// The progress with a fraction from 0 to 1; unknown where it is not a number.
  var clamped: DialogProgress {
    guard case .fraction(let done) = self else { return self }
    return done.isNaN ? .unknown : .fraction(min(max(done, 0), 1))
  }

  /// Whole percents that are done, from 0 to 100, rounded down; `nil` where nobody knows.
  public var percent: Int? {
    guard case .fraction(let done) = clamped else { return nil }
    // 0.29 is a little less than 29 hundredths in binary.
    return Int((done * 100 + 1e-9).rounded(.down))
  }
}
