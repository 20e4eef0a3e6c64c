import DialogSnapshots
import Dialogs

/// A real stage and real drivers, going by a plan.
///
/// The run is an actor: the dialogs are shown by it, and their closures touch its state.
actor DriverRun {
  let plan: DriverPlan
  private let clock = ManualClock()
  private let log = EventLog()
  private let stage: Stage
  private var handles: [String: DialogHandle] = [:]
  private var tasks: [String: Task<Void, Never>] = [:]
  private var helpers: [Task<Void, any Error>] = []
  private var running = 0

  /// How a run came out.
  struct Outcome: Sendable {
    let entries: [EventLog.Entry]
    /// Whether every presentation ended, without help from outside the plan.
    let hasEnded: Bool
    /// Whether a dialog that came afterwards was shown.
    let isStageFree: Bool
    /// How many tasks still slept on the clock.
    let sleepers: Int
  }

  init(_ plan: DriverPlan) {
    self.plan = plan
    stage = Stage(PlannedPresenter(plan, clock: clock, log: log), clock: clock)
  }

  func run() async -> Outcome {
    for dialog in plan.dialogs { start(dialog) }
    if let interruption = plan.interruption {
      after(interruption) { $0.stage.interrupt() }
    }
    // What nobody answers is taken down long after all else has happened.
    after(.milliseconds(200)) { run in
      for dialog in run.plan.dialogs { run.dismiss(dialog.tag) }
    }
    let hasEnded = await pump { self.running == 0 }
    helpers.forEach { $0.cancel() }
    return Outcome(
      entries: log.entries, hasEnded: hasEnded, isStageFree: await isStageFree(),
      sleepers: clock.sleeperCount)
  }

  private func start(_ plan: DialogPlan) {
    let tag = plan.tag
    let dialog = plan.dialog { [log] id in log.add(tag, .closure(id)) }
    let delegate = LoggingDelegate(log: log) { callback in
      if callback == plan.dismissesFrom { self.dismiss(tag) }
    }
    running += 1
    if plan.isShown {
      let handle = dialog.show(on: stage, delegate: delegate)
      handles[tag] = handle
      Task { await self.end(tag) { try await handle.response } }
    } else {
      tasks[tag] = Task { [stage] in
        await self.end(tag) { try await dialog.present(on: stage, delegate: delegate) }
      }
    }
    if let dismissal = plan.dismissal { after(dismissal) { $0.dismiss(tag) } }
    if let update = plan.update {
      after(update) { $0.handles[tag]?.update(message: "Updated") }
    }
  }

  private func end(
    _ tag: String, of work: nonisolated(nonsending) () async throws -> Response
  ) async {
    do {
      log.add(tag, .moment(.responded(try await work())))
    } catch {
      log.add(tag, .moment(.failed))
    }
    running -= 1
  }

  private func dismiss(_ tag: String) {
    handles[tag]?.dismiss()
    tasks[tag]?.cancel()
  }

  private func after(_ delay: Duration, do work: @escaping @Sendable (isolated DriverRun) -> Void) {
    helpers.append(
      Task { [clock] in
        try await clock.sleep(for: delay)
        work(self)
      })
  }

  /// Moves the clock until something is so; gives up after far more steps than any plan takes.
  private func pump(until isSo: () -> Bool) async -> Bool {
    for _ in 0..<200_000 {
      if isSo() { return true }
      clock.advance(by: .milliseconds(1))
      for _ in 0..<4 { await Task.yield() }
    }
    return false
  }

  /// The presenter refuses a dialog without a plan, and only a dialog that has its turn is refused.
  private func isStageFree() async -> Bool {
    let probe = Dialog(.alert, title: "Still there?", tag: "probe").show(on: stage)
    let wasRefused = Watched<Bool?>(nil)
    Task {
      let error = try? await thrown(PresenterError.self) { _ = try await probe.response }
      wasRefused.change { $0 = error == .cannotShow("probe") }
    }
    _ = await pump { wasRefused.value != nil }
    return wasRefused.value == true
  }
}
