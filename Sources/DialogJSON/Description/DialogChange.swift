import Dialogs

/// What changes of a dialog that is shown; `nil` stays as it is.
struct DialogChange {
  var message: DialogText?
  var progress: DialogProgress?
  var pace: ProgressPace?
  /// All that is wrong with the fields now, by field.
  var problems: [String: DialogText]?

  /// Shows it.
  func apply(to handle: DialogHandle) {
    handle.update(message: message, progress: progress, pace: pace, problems: problems)
  }
}

extension DescriptionNode {
  /// How fast work goes on, in the numbers that are given.
  func pace() throws(DescriptionError) -> ProgressPace {
    var pace = ProgressPace()
    pace.completed = try member("completed")?.integer()
    pace.total = try member("total")?.integer()
    pace.rate = try member("rate")?.number()
    if let seconds = try member("timeLeft")?.number(), (0..<3.2e10).contains(seconds) {
      pace.timeLeft = .seconds(seconds)
    }
    return pace
  }
}
