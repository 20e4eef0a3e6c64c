import DialogSnapshots
import Dialogs
import Testing

extension Lifecycle {
  /// What work tells its dialog.
  @Suite("Reports of work")
  @MainActor
  struct Reports {
    let clock = ManualClock()
    let puppet = Puppet()
    let stage: Stage

    init() {
      stage = Stage(puppet, clock: clock)
    }

    @Test func `the last report is shown before the dialog goes`() async throws {
      for count in [1, 2, 1000] {
        let result = try await Dialog.progress("Copying").run(on: stage) { progress in
          for done in 1...count {
            progress.update(completed: done, of: count, message: "File \(done, as: "n")")
          }
          await Task.yield()
          progress.update(fraction: 0.99, message: "Tidying up")
        }
        guard case .finished = result else { return #expect(Bool(false)) }
      }
      for index in 0..<3 {
        let surface = try await puppet.surface(index)
        let last = try await surface.update(surface.updateCount - 1)
        #expect(last.progress == .fraction(0.99))
        #expect(last.message?.string == "Tidying up")
      }
    }

    @Test func `an update is shown before the dismissal that follows it`() async throws {
      let handle = Dialog.progress("Copying").show(on: stage)
      let surface = try await puppet.surface()
      handle.update(progress: .fraction(1), message: "Done")
      handle.dismiss()
      #expect(try await handle.response.cancelReason == .dismissed)
      #expect(try await surface.update(0).message?.string == "Done")
    }

    @Test func `a surface that is stuck is taken down all the same`() async throws {
      let stage = Stage(StuckPresenter(), clock: clock)
      let handle = Dialog.progress("Copying").show(on: stage)
      handle.update(progress: .fraction(1))
      try await Task.sleep(for: .milliseconds(20))
      handle.update(progress: .fraction(1))
      handle.dismiss()
      try await clock.untilSleeping()
      clock.advance(by: .seconds(1))
      #expect(try await handle.response.cancelReason == .dismissed)
    }

    @Test func `what comes too fast is passed over, and the last is shown after a pause`()
      async throws
    {
      let gate = Watched(false)
      let task = Task {
        try await Dialog.progress("Copying").run(on: stage) { progress in
          progress.update(completed: 0, of: 1000)
          try await puppet.surface().untilUpdated(1)
          for done in 1...1000 {
            progress.update(completed: done, of: 1000)
            await Task.yield()
          }
          try await gate.first { $0 ? () : nil }
        }
      }
      let surface = try await puppet.surface()
      try await surface.untilUpdated(1)
      try await clock.untilSleeping()
      #expect(surface.updateCount == 1)
      while surface.updateCount < 2 {
        clock.advance(by: .milliseconds(50))
        try await Task.sleep(for: .milliseconds(1))
      }
      #expect(surface.updateCount < 10)
      while try await surface.update(surface.updateCount - 1).progress != .fraction(1) {
        clock.advance(by: .milliseconds(50))
        try await Task.sleep(for: .milliseconds(1))
      }
      gate.change { $0 = true }
      _ = try await task.value
    }

    @Test func `the pace is measured by the stage's clock`() async throws {
      _ = try await Dialog.progress("Copying").run(on: stage) { [clock] progress in
        progress.update(completed: 0, of: 100)
        clock.advance(by: .seconds(10))
        progress.update(completed: 20, of: 100)
      }
      let surface = try await puppet.surface()
      let last = try await surface.update(surface.updateCount - 1)
      #expect(
        last.pace
          == ProgressPace(completed: 20, total: 100, rate: 2, timeLeft: .seconds(40)))
      #expect(last.progressTexts == ["20 % done", "2.0 per second", "about 0:40 left"])
    }

    @Test(
      arguments: [
        (5, nil, .unknown), (5, 10, .fraction(0.5)), (15, 10, .fraction(1)), (0, 0, .fraction(1)),
        (-5, 10, .fraction(0)), (5, -1, .fraction(1)),
      ] as [(Int, Int?, DialogProgress)])
    func `counts make a fraction`(completed: Int, total: Int?, progress: DialogProgress)
      async throws
    {
      _ = try await Dialog.progress("Copying").run(on: stage) { reporter in
        reporter.update(completed: completed, of: total)
      }
      #expect(try await puppet.surface().update(0).progress == progress)
      #expect(try await puppet.surface().update(0).pace?.completed == completed)
    }

    @Test(
      arguments: [
        (0.5, .fraction(0.5)), (7, .fraction(1)), (.nan, .unknown),
      ] as [(Double, DialogProgress)])
    func `a fraction is brought to where it may be`(fraction: Double, progress: DialogProgress)
      async throws
    {
      _ = try await Dialog.progress("Copying").run(on: stage) { $0.update(fraction: fraction) }
      #expect(try await puppet.surface().update(0).progress == progress)
    }
  }
}

extension PuppetSurface {
  func untilUpdated(_ count: Int) async throws { _ = try await update(count - 1) }
}

/// Shows a dialog, and none of its updates.
private struct StuckPresenter: Presenter {
  let capabilities: PresenterCapabilities = .updates

  func open(_ presentation: Presentation) async throws -> any PresenterSurface { StuckSurface() }

  private struct StuckSurface: PresenterSurface {
    private let stream = AsyncThrowingStream<SurfaceEvent, any Error>.makeStream()
    var events: AsyncThrowingStream<SurfaceEvent, any Error> { stream.stream }

    func update(_ content: DialogContent) async {
      // Not cancelled with its task either.
      await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
    }

    func close(after response: Response) async {}
  }
}
