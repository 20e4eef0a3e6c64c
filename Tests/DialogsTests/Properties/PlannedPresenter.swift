import DialogSnapshots
import Dialogs

/// A presenter whose surfaces go by a plan, which is mostly a bad one.
struct PlannedPresenter: Presenter {
  let plans: [String: DialogPlan]
  let capabilities: PresenterCapabilities
  let clock: ManualClock
  let log: EventLog

  init(_ plan: DriverPlan, clock: ManualClock, log: EventLog) {
    plans = Dictionary(uniqueKeysWithValues: plan.dialogs.map { ($0.tag, $0) })
    capabilities = plan.showsSeveral ? [.fields, .severalAtOnce] : [.fields]
    self.clock = clock
    self.log = log
  }

  func open(_ presentation: Presentation) async throws -> any PresenterSurface {
    guard let plan = plans[presentation.tag] else {
      throw PresenterError.cannotShow(presentation.tag)
    }
    switch plan.opening {
    case .atOnce: break
    case .after(let delay): try await clock.sleep(for: delay)
    case .throwing(let delay):
      try await clock.sleep(for: delay)
      throw PresenterError.nowhereToShow("planned")
    case .hanging: try await clock.sleep(for: .seconds(1_000_000))
    case .stubborn(let delay):
      await Task { [clock] in try? await clock.sleep(for: delay) }.value
    }
    log.add(plan.tag, .moment(.opened))
    return PlannedSurface(plan, clock: clock, log: log)
  }
}

/// A surface that plays the steps of its plan until it is gone.
private struct PlannedSurface: PresenterSurface {
  let events: AsyncThrowingStream<SurfaceEvent, any Error>
  private let plan: DialogPlan
  private let clock: ManualClock
  private let log: EventLog
  private let player: Task<Void, any Error>
  private let isGone = Watched(false)

  init(_ plan: DialogPlan, clock: ManualClock, log: EventLog) {
    self.plan = plan
    self.clock = clock
    self.log = log
    let (events, tells) = AsyncThrowingStream<SurfaceEvent, any Error>.makeStream()
    self.events = events
    player = Task {
      for (delay, step) in plan.steps {
        try await clock.sleep(for: delay)
        switch step {
        case .tells(let event): tells.yield(event)
        case .breaks: tells.finish(throwing: PresenterError.surfaceLost)
        case .vanishes: tells.finish()
        }
      }
      // Keeps the stream from ending by itself.
      try await clock.sleep(for: .seconds(1_000_000))
      tells.finish()
    }
  }

  func update(_ content: DialogContent) async {
    if !isGone.value { log.add(plan.tag, .moment(.updated)) }
  }

  func close(after response: Response) async {
    try? await clock.sleep(for: plan.closing)
    isGone.change { $0 = true }
    player.cancel()
    log.add(plan.tag, .moment(.closed))
  }
}
