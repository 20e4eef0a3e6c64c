/// Measures how fast work goes on: an average in which the last seconds count most.
struct ProgressMeter {
  private struct Sample {
    var done: Double
    var time: Duration
  }

  /// Seconds after which a speed counts for about half.
  private static let memory = 10.0
  /// Nothing is said before this: the first moments say little of the rest.
  private static let patience = Duration.seconds(1)
  /// Samples closer than this are taken together.
  private static let interval = Duration.milliseconds(200)
  /// Nobody waits longer, and a guess that far is none.
  private static let longestTimeLeft = 100 * 3600.0

  private var start: Sample?
  private var last = Sample(done: 0, time: .zero)
  private var average = 0.0
  /// How much of an average the samples make; the rest would be the time before the first.
  private var weight = 0.0

  /// Takes how much is done at a time; where it is less than before, measuring begins anew.
  mutating func note(_ done: Double, at time: Duration) {
    guard start != nil, done >= last.done else {
      self = ProgressMeter()
      start = Sample(done: done, time: time)
      last = Sample(done: done, time: time)
      return
    }
    guard time - last.time >= Self.interval else { return }
    let seconds = (time - last.time) / .seconds(1)
    let share = seconds / (Self.memory + seconds)
    average += share * ((done - last.done) / seconds - average)
    weight += share * (1 - weight)
    last = Sample(done: done, time: time)
  }

  /// What is done in a second; `nil` while that cannot be told.
  var rate: Double? {
    guard let start, weight > 0, last.time - start.time >= Self.patience else { return nil }
    return average / weight
  }

  /// How long so much more takes; `nil` where that cannot be told.
  func timeLeft(for rest: Double) -> Duration? {
    guard let rate, rate > 0, rest > 0, rest / rate < Self.longestTimeLeft else { return nil }
    return .seconds(rest / rate)
  }
}
