import Dialogs
import Testing

/// The closures run where the dialog is presented, and may capture what is local there: nothing
/// here is `@Sendable`, and nothing that is captured is `Sendable`.
@Suite("Isolation of callbacks", .timeLimit(.minutes(1)))
struct CallbackIsolationTests {
  /// Something that only one actor may touch.
  final class Tally {
    var words: [String] = []
  }

  static let clicked = [
    "willPresent", "didPresent", "validator", "clicked", "willDismiss", "didDismiss", "closure",
  ]
  static let cancelled = ["willPresent", "didPresent", "cancel", "willDismiss", "didDismiss"]

  /// A dialog whose every closure notes that it was called where it belongs.
  static func question(_ tally: Tally, checking check: @escaping () -> Void) -> Dialog {
    func note(_ word: String) {
      check()
      tally.words.append(word)
    }
    return Dialog.alert(
      "Who?",
      buttons: [
        .stock(.ok) {
          note("closure")
        }, .cancel(),
      ],
      fields: [
        .text("name") { _ in
          note("validator")
          return nil
        }
      ]
    )
    .onWillPresent { note("willPresent") }.onDidPresent { note("didPresent") }
    .onClick { _ in note("clicked") }.onCancel { _ in note("cancel") }
    .onWillDismiss { _ in note("willDismiss") }.onDidDismiss { _ in note("didDismiss") }
  }

  @MainActor
  @Test func `presented on the main actor, every closure runs there`() async throws {
    let tally = Tally()
    let dialog = Self.question(tally) { MainActor.assertIsolated() }
    try await dialog.present(on: Stage(Puppet(.clicked("ok"))))
    #expect(tally.words == Self.clicked)
    tally.words = []
    try await dialog.present(on: Stage(Puppet(.escape)))
    #expect(tally.words == Self.cancelled)
  }

  @MainActor
  @Test func `shown on the main actor, every closure runs there`() async throws {
    let tally = Tally()
    let dialog = Self.question(tally) { MainActor.assertIsolated() }
    _ = try await dialog.show(on: Stage(Puppet(.clicked("ok")))).response
    #expect(tally.words == Self.clicked)
    tally.words = []
    _ = try await dialog.show(on: Stage(Puppet(.escape))).response
    #expect(tally.words == Self.cancelled)
  }

  actor Room {
    let tally = Tally()
    var handle: DialogHandle?

    func present(_ answer: SurfaceEvent) async throws -> [String] {
      tally.words = []
      let dialog = question(tally) { self.assertIsolated() }
      try await dialog.present(on: Stage(Puppet(answer)))
      assertIsolated()
      return tally.words
    }

    func show(_ answer: SurfaceEvent) async throws -> [String] {
      tally.words = []
      let dialog = question(tally) { self.assertIsolated() }
      _ = try await dialog.show(on: Stage(Puppet(answer))).response
      return tally.words
    }

    /// A closure of this actor shows another dialog on this actor.
    func showFromCallback() async throws -> [String] {
      tally.words = []
      let stage = Stage(Puppet(.clicked("ok")))
      let next = question(tally) { self.assertIsolated() }
      try await Dialog.alert("First").onDidDismiss { _ in
        self.assertIsolated()
        self.handle = next.show(on: stage)
      }.present(on: stage)
      _ = try await handle?.response
      return tally.words
    }
  }

  @Test func `presented inside an actor, every closure runs in it`() async throws {
    #expect(try await Room().present(.clicked("ok")) == Self.clicked)
    #expect(try await Room().present(.escape) == Self.cancelled)
  }

  @Test func `shown inside an actor, every closure runs in it`() async throws {
    #expect(try await Room().show(.clicked("ok")) == Self.clicked)
    #expect(try await Room().show(.escape) == Self.cancelled)
  }

  @Test func `shown from a callback inside an actor, every closure runs in it`() async throws {
    #expect(try await Room().showFromCallback() == Self.clicked)
  }

  @Test func `presented without an actor, the closures run in the caller's task`() async throws {
    let tally = Tally()
    let dialog = Self.question(tally) {}
    try await dialog.present(on: Stage(Puppet(.clicked("ok"))))
    #expect(tally.words == Self.clicked)
  }

  @Test func `the closures run where the task that presents runs, cancelled or not`()
    async throws
  {
    let words = try await Task { @MainActor in
      withUnsafeCurrentTask { $0?.cancel() }
      let tally = Tally()
      let puppet = Puppet(.clicked("ok"))
      let dialog = Self.question(tally) { MainActor.assertIsolated() }
      try await dialog.present(on: Stage(puppet))
      return tally.words
    }.value
    #expect(words.isEmpty)
  }

  @MainActor
  @Test func `a chooser's action runs where it is chosen`() async throws {
    let tally = Tally()
    let targets = ["ok", "other"].map { name in
      DialogTarget(DialogText(key: name), value: name) {
        MainActor.assertIsolated()
        tally.words.append(name)
      }
    }
    let stage = Stage(Puppet(.clicked("other")))
    _ = try await DialogChooser(targets: targets).choose(on: stage)
    _ = try await DialogChooser(targets: [targets[0]]).choose(on: stage)
    #expect(tally.words == ["other", "ok"])
  }
}
