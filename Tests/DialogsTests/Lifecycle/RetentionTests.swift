import DialogSnapshots
import Dialogs
import Testing

extension Lifecycle {
  /// Nothing that the author gave is kept longer than it is needed.
  @Suite("Retention")
  @MainActor
  struct Retention {
    /// Something that closures capture.
    final class Captive {
      var calls = 0
      var handle: DialogHandle?
    }

    let puppet = Puppet()

    /// A dialog whose every closure keeps the captive alive.
    private func question(keeping captive: Captive) -> Dialog {
      func call() { captive.calls += 1 }
      return Dialog.alert(
        "Who?", buttons: [.stock(.ok) { call() }, .cancel { call() }],
        fields: [
          .text("name") { _ in
            call()
            return nil
          }
        ]
      )
      .onWillPresent(call).onDidPresent(call).onClick { _ in call() }.onCancel { _ in call() }
      .onWillDismiss { _ in call() }.onDidDismiss { _ in call() }
    }

    @Test(arguments: [SurfaceEvent.clicked("ok"), .clicked("cancel"), .escape])
    func `presented: all is let go when it returns`(answer: SurfaceEvent) async throws {
      weak var weakCaptive: Captive?
      let stage = Stage(Puppet(answer))
      do {
        let captive = Captive()
        weakCaptive = captive
        let dialog = question(keeping: captive)
        try await dialog.present(on: stage)
        try await dialog.present(on: stage)
        #expect(captive.calls >= 10)
      }
      #expect(weakCaptive == nil)
    }

    @Test(arguments: [SurfaceEvent.clicked("ok"), .clicked("cancel"), .escape])
    func `shown: all is let go while the handle is still there`(answer: SurfaceEvent)
      async throws
    {
      weak var weakCaptive: Captive?
      let stage = Stage(Puppet(answer))
      var handles: [DialogHandle] = []
      do {
        let captive = Captive()
        weakCaptive = captive
        let dialog = question(keeping: captive)
        handles.append(dialog.show(on: stage))
        handles.append(dialog.show(on: stage))
      }
      #expect(weakCaptive != nil)
      for handle in handles { _ = try await handle.response }
      #expect(weakCaptive == nil)
      for handle in handles { handle.dismiss() }
    }

    @Test func `the callbacks are let go after didDismiss, while the button's closure still runs`()
      async throws
    {
      weak var weakCaptive: Captive?
      var wasReleased: Bool?
      let gate = Watched(false)
      let isRunning = Watched(false)
      let handle = {
        let captive = Captive()
        weakCaptive = captive
        return Dialog.alert(
          "Go?",
          buttons: [
            .stock(.ok) {
              isRunning.change { $0 = true }
              _ = try? await gate.first { $0 ? () : nil }
            }
          ]
        )
        .onClick { _ in captive.calls += 1 }.onDidDismiss { _ in captive.calls += 1 }
        .show(on: Stage(puppet))
      }()
      let surface = try await puppet.surface()
      surface.press("ok")
      try await isRunning.first { $0 ? () : nil }
      wasReleased = weakCaptive == nil
      gate.change { $0 = true }
      _ = try await handle.response
      #expect(wasReleased == true)
    }

    @Test func `a handler that captures its own dialog's handle is let go`() async throws {
      weak var weakCaptive: Captive?
      let handle = {
        let captive = Captive()
        weakCaptive = captive
        let handle = question(keeping: captive).show(on: Stage(puppet))
        captive.handle = handle
        return handle
      }()
      try await puppet.surface().press("ok")
      _ = try await handle.response
      #expect(weakCaptive == nil)
    }

    @Test func `taken out of the queue: all is let go, and the stage forgets the dialog`()
      async throws
    {
      weak var weakCaptive: Captive?
      let stage = Stage(puppet)
      let first = Lifecycle.question().show(on: stage)
      let queued = {
        let captive = Captive()
        weakCaptive = captive
        return question(keeping: captive).show(on: stage)
      }()
      queued.dismiss()
      _ = try await queued.response
      #expect(weakCaptive == nil)
      first.dismiss()
      _ = try await first.response
    }

    @Test func `a failure: all is let go`() async throws {
      weak var weakCaptive: Captive?
      let stage = Stage(Puppet { _ in throw Broken() })
      let handle = {
        let captive = Captive()
        weakCaptive = captive
        return question(keeping: captive).show(on: stage)
      }()
      let error = try await thrown(Broken.self) { _ = try await handle.response }
      #expect(error == Broken())
      #expect(weakCaptive == nil)
    }

    @Test func `a dialog that cannot be shown as it was made keeps nothing`() async throws {
      weak var weakCaptive: Captive?
      let handle = {
        let captive = Captive()
        weakCaptive = captive
        var dialog = question(keeping: captive)
        dialog.title = nil
        return dialog.show(on: Stage(puppet))
      }()
      #expect(weakCaptive == nil)
      await #expect(throws: DialogError.titleMissing(.alert)) { try await handle.response }
    }

    @Test func `the pending timeout goes with the dialog`() async throws {
      let clock = ManualClock()
      weak var weakStage: Stage?
      let handle = {
        let stage = Stage(puppet, clock: clock)
        weakStage = stage
        var dialog = Lifecycle.question()
        dialog.timeout = .seconds(3_600)
        return dialog.show(on: stage)
      }()
      try await clock.untilSleeping()
      #expect(weakStage != nil)
      try await puppet.surface().press("keep")
      _ = try await handle.response
      #expect(clock.sleeperCount == 0)
      #expect(weakStage == nil)
    }

    @Test func `the surface is let go though its events never end`() async throws {
      let handle = Lifecycle.question().show(on: Stage(puppet))
      weak var weakSurface: PuppetSurface?
      do {
        let surface = try await puppet.surface()
        weakSurface = surface
        surface.press("keep")
      }
      _ = try await handle.response
      puppet.forget()
      #expect(await isReleased { weakSurface })
      handle.dismiss()
    }

    @Test func `a surface that opened too late is let go, and nobody listens to it`()
      async throws
    {
      let gate = Watched(false)
      let isOpening = Watched(false)
      let puppet = Puppet(.clicked("keep")) { _ in
        isOpening.change { $0 = true }
        await Task { _ = try? await gate.first { $0 ? () : nil } }.value
      }
      let handle = Lifecycle.question().show(on: Stage(puppet))
      try await isOpening.first { $0 ? () : nil }
      handle.dismiss()
      gate.change { $0 = true }
      #expect(try await handle.response.cancelReason == .dismissed)
      weak var weakSurface: PuppetSurface?
      do { weakSurface = try await puppet.surface() }
      puppet.forget()
      #expect(await isReleased { weakSurface })
      handle.dismiss()
    }

    @Test func `an error that comes after the end is not kept`() async throws {
      final class Heavy: Error {}
      weak var weakError: Heavy?
      let handle = Lifecycle.question().show(on: Stage(puppet))
      let surface = try await puppet.surface()
      do {
        let error = Heavy()
        weakError = error
        surface.press("keep")
        surface.breakDown(error)
      }
      _ = try await handle.response
      puppet.forget()
      _ = consume surface
      #expect(await isReleased { weakError })
      handle.dismiss()
    }

    /// Whether something is let go soon: tasks that have ended are freed on other threads.
    private func isReleased(_ object: () -> AnyObject?) async -> Bool {
      for _ in 0..<10_000 where object() != nil { await Task.yield() }
      return object() == nil
    }
  }
}
