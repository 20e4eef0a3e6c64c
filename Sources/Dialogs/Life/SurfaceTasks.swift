/// The work that goes on beside the driver while a surface is open; each piece posts what came of
/// it, and none of it is cancelled with the caller's task.
struct SurfaceTasks {
  /// A thousand years: a clock's instants overflow with what is much longer.
  private static let longestTimeout = Duration.seconds(1000 * 365 * 86400)
  /// Between what a reporter tells: nobody can follow more.
  private static let pause = Duration.milliseconds(50)
  /// How long a dialog that the program takes down may take to show its last update.
  private static let patience = Duration.seconds(1)

  private let mailbox: Mailbox
  private let clock: any Clock<Duration>
  private let opening: Task<any PresenterSurface, any Error>
  private let listening: Task<Void, Never>
  private var counting: Task<Void, Never>?
  private var updating: Task<Void, Never>?

  /// Starts to open a surface, tells when it is open, and hands on what it tells; a surface that
  /// falls silent was closed.
  ///
  /// What can be done without waiting is done when this returns.
  init(opening presentation: Presentation, on stage: Stage, telling mailbox: Mailbox) {
    self.mailbox = mailbox
    clock = stage.clock
    let presenter = stage.presenter
    let opening = Task.immediate { try await presenter.open(presentation) }
    self.opening = opening
    listening = Task.immediate(executorPreference: OnTheSpot.executor) {
      do {
        let surface = try await opening.value
        mailbox.post(.opened)
        for try await event in surface.events { mailbox.post(.surface(event)) }
        mailbox.post(.cancelled(.closed))
      } catch {
        mailbox.post(.broke(error))
      }
    }
  }

  /// Tells when the time is up.
  mutating func startTimeout(_ timeout: Duration) {
    counting = Task { [mailbox, clock] in
      do { try await clock.sleep(for: min(timeout, Self.longestTimeout)) } catch { return }
      mailbox.post(.cancelled(.timeout))
    }
  }

  /// Shows another content, after those before it; its reporter may tell more a little later.
  mutating func update(_ content: DialogContent, thenResuming reporter: ProgressReporter?) {
    let update = Task { [opening, updating] in
      await updating?.value
      guard !Task.isCancelled, let surface = try? await opening.value else { return }
      await surface.update(content)
    }
    updating = update
    guard let reporter else { return }
    Task { [clock] in
      await update.value
      try? await clock.sleep(for: Self.pause)
      reporter.resume()
    }
  }

  /// Takes the surface down, opened or not, and tells when it is gone.
  mutating func close(after response: Response) {
    counting?.cancel()
    // What the program told before it took the dialog down is shown; a reader who is done is not
    // kept waiting for it.
    let lastUpdate = response.cancelReason == .dismissed ? updating : nil
    if lastUpdate == nil { updating?.cancel() }
    opening.cancel()
    Task.immediate { [mailbox, opening, listening, clock] in
      if let lastUpdate { await Self.wait(for: lastUpdate, on: clock) }
      if case .success(let surface) = await opening.result { await surface.close(after: response) }
      listening.cancel()
      mailbox.post(.gone)
    }
  }

  /// Waits for an update, as long as may be: the surface may be stuck.
  private static func wait(for update: Task<Void, Never>, on clock: any Clock<Duration>) async {
    let news = Mailbox()
    Task {
      await update.value
      news.post(.gone)
    }
    let counting = Task {
      try? await clock.sleep(for: patience)
      news.post(.gone)
    }
    _ = await news.next()
    counting.cancel()
    update.cancel()
  }
}
