import Synchronization

/// Tells a progress dialog how far the work has come: from any thread, as often as one likes.
///
/// What comes faster than a reader can follow is passed over, but never what was told last. The
/// reporter measures how fast the work goes on, by the stage's clock.
public final class ProgressReporter: Sendable {
  /// What is new since it was last taken.
  struct Report {
    var message: DialogText?
    var progress: DialogProgress?
    var pace: ProgressPace?
  }

  private struct State {
    var meter = ProgressMeter()
    var report = Report()
    var isDue = false
    /// Whether the dialog was told a moment ago.
    var isPausing = false
  }

  private let mailbox: Mailbox
  private let elapsed: @Sendable () -> Duration
  private let state = Mutex(State())

  /// A reporter for the dialog of a mailbox.
  init(_ mailbox: Mailbox, clock: some Clock<Duration>) {
    self.mailbox = mailbox
    let start = clock.now
    elapsed = { start.duration(to: clock.now) }
  }

  /// Tells what part of the work is done.
  ///
  /// - Parameters:
  ///   - fraction: From 0 to 1; less counts as 0, more as 1, and no number as unknown.
  ///   - message: What is being done now; as before where it is `nil`.
  public func update(fraction: Double, message: DialogText? = nil) {
    let progress = DialogProgress.fraction(fraction).clamped
    change(message, progress) { meter, time in
      guard case .fraction(let done) = progress else { return ProgressPace() }
      meter.note(done, at: time)
      return ProgressPace(timeLeft: meter.timeLeft(for: 1 - done))
    }
  }

  /// Tells how many of what is counted are done: files, bytes, rows.
  ///
  /// - Parameters:
  ///   - completed: How many are done.
  ///   - total: How many there are; `nil` where nobody knows.
  ///   - message: What is being done now; as before where it is `nil`.
  public func update(completed: Int, of total: Int?, message: DialogText? = nil) {
    let part = total.map { $0 > 0 ? Double(completed) / Double($0) : 1 }
    change(message, part.map { .fraction($0).clamped } ?? .unknown) { meter, time in
      meter.note(Double(completed), at: time)
      let rest = total.map { Double($0) - Double(completed) }
      return ProgressPace(
        completed: completed, total: total, rate: meter.rate,
        timeLeft: rest.flatMap { meter.timeLeft(for: $0) })
    }
  }

  /// Tells what is being done now.
  public func update(message: DialogText) {
    change(message, nil) { _, _ in nil }
  }

  private func change(
    _ message: DialogText?, _ progress: DialogProgress?,
    _ measure: (inout ProgressMeter, Duration) -> ProgressPace?
  ) {
    let time = elapsed()
    let isWaitedFor = state.withLock { state in
      state.report.message = message ?? state.report.message
      state.report.progress = progress ?? state.report.progress
      state.report.pace = measure(&state.meter, time) ?? state.report.pace
      state.isDue = true
      defer { state.isPausing = true }
      return !state.isPausing
    }
    if isWaitedFor { mailbox.post(.reported(self)) }
  }

  /// Takes what is new.
  func take() -> Report {
    state.withLock { state in
      defer { state.report = Report() }
      state.isDue = false
      return state.report
    }
  }

  /// Ends the pause after a report was shown.
  func resume() {
    let isDue = state.withLock { state in
      state.isPausing = state.isDue
      return state.isDue
    }
    if isDue { mailbox.post(.reported(self)) }
  }

  /// Tells what is left to tell, and that the work is over.
  func finish() {
    if state.withLock({ $0.isDue }) { mailbox.post(.reported(self)) }
    mailbox.post(.cancelled(.dismissed))
  }
}
