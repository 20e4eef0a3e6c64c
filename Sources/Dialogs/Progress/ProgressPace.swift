/// How fast work goes on, as far as that is known.
public struct ProgressPace: Sendable, Hashable {
  /// How many are done, where they are counted.
  public var completed: Int?
  /// How many there are, where that is known.
  public var total: Int?
  /// How many are done in a second, at last.
  public var rate: Double?
  /// About how long the rest takes.
  public var timeLeft: Duration?

  /// A pace by its parts.
  public init(
    completed: Int? = nil, total: Int? = nil, rate: Double? = nil, timeLeft: Duration? = nil
  ) {
    self.completed = completed
    self.total = total
    self.rate = rate
    self.timeLeft = timeLeft
  }
}
