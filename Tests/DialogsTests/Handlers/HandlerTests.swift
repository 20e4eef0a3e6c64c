import Dialogs
import Testing

/// Closures as modifiers, and delegates together.
@Suite("Handlers", .timeLimit(.minutes(1)))
@MainActor
struct HandlerTests {
  let journal = Journal()

  /// Every modifier in both its forms.
  private func adding<Base: HandlesDialogEvents>(to base: Base) -> Base {
    let journal = journal
    return
      base
      .onWillPresent { journal.write("willPresent") }
      .onWillPresent { journal.write("willPresent of \($0.tag)") }
      .onDidPresent { journal.write("didPresent") }
      .onDidPresent { journal.write("didPresent of \($0.tag)") }
      .onClick { journal.write("click \($0)") }
      .onClick { journal.write("click \($1) of \($0.tag)") }
      .onCancel { journal.write("cancel \($0)") }
      .onCancel { journal.write("cancel \($1) of \($0.tag)") }
      .onWillDismiss { journal.write("willDismiss \($0 ?? -1)") }
      .onWillDismiss { journal.write("willDismiss \($1 ?? -1) of \($0.tag)") }
      .onDidDismiss { journal.write("didDismiss \($0 ?? -1)") }
      .onDidDismiss { journal.write("didDismiss \($1 ?? -1) of \($0.tag)") }
  }

  static let click = [
    "willPresent", "willPresent of x", "didPresent", "didPresent of x", "click 1", "click 1 of x",
    "willDismiss 1", "willDismiss 1 of x", "didDismiss 1", "didDismiss 1 of x",
  ].joined(separator: " → ")
  static let cancel = [
    "willPresent", "willPresent of x", "didPresent", "didPresent of x", "cancel escape",
    "cancel escape of x", "willDismiss 2", "willDismiss 2 of x", "didDismiss 2",
    "didDismiss 2 of x",
  ].joined(separator: " → ")

  @Test func `modifiers of a dialog, with the presentation and without`() async throws {
    try await adding(to: Lifecycle.question("x")).present(on: Stage(Puppet(.clicked("keep"))))
    #expect(journal.line == Self.click)
  }

  @Test func `modifiers of handlers that are given when presenting`() async throws {
    try await Lifecycle.question("x")
      .present(on: Stage(Puppet(.escape)), delegate: adding(to: DialogHandlers()))
    #expect(journal.line == Self.cancel)
  }

  @Test func `a modifier changes a copy`() async throws {
    let plain = Lifecycle.question("x")
    _ = adding(to: plain)
    try await plain.present(on: Stage(Puppet(.escape)))
    #expect(journal.line == "")
  }

  @Test func `a modifier written twice adds a second closure, called after the first`()
    async throws
  {
    try await Lifecycle.question()
      .onClick { [journal] _ in journal.write("first") }
      .onClick { [journal] _ in journal.write("second") }
      .onClick { [journal] _ in journal.write("third") }
      .present(on: Stage(Puppet(.clicked("keep"))))
    #expect(journal.line == "first → second → third")
  }

  @Test func `the dialog's own handlers are told before the delegate of the presentation`()
    async throws
  {
    try await Lifecycle.question()
      .onDidPresent { [journal] in journal.write("handler") }
      .onDidDismiss { [journal] _ in journal.write("handler") }
      .present(
        on: Stage(Puppet(.escape)),
        delegate: DialogHandlers().onDidPresent { [journal] in journal.write("delegate") }
          .onDidDismiss { [journal] _ in journal.write("delegate") })
    #expect(journal.line == "handler → delegate → handler → delegate")
  }

  @Test(arguments: [SurfaceEvent.clicked("keep"), .escape])
  func `combined delegates are all told each callback, in their order`(answer: SurfaceEvent)
    async throws
  {
    let names = ["a", "b", "c"]
    let delegates = names.map { name in
      Named(name: name, journal: journal)
    }
    try await Lifecycle.question()
      .present(on: Stage(Puppet(answer)), delegate: CombinedDelegate(delegates))
    let index = answer == .escape ? 2 : 1
    let words = [
      "willPresent", "didPresent", answer == .escape ? "cancel(escape)" : "clicked(1)",
      "willDismiss(\(index))", "didDismiss(\(index))",
    ]
    #expect(
      journal.line
        == words.flatMap { word in names.map { "\($0):\(word)" } }.joined(separator: " → "))
  }

  @Test func `a delegate may leave out any callback`() async throws {
    struct Silent: DialogDelegate {}
    struct Brief: DialogDelegate {
      let journal: Journal
      func dialogDidDismiss(_ presentation: Presentation, button index: Int?) {
        journal.write("didDismiss")
      }
    }
    for answer in [SurfaceEvent.escape, .clicked("keep")] {
      try await Lifecycle.question().present(
        on: Stage(Puppet(answer)), delegate: CombinedDelegate([Silent(), Brief(journal: journal)]))
    }
    #expect(journal.line == "didDismiss → didDismiss")
  }

  @Test func `a delegate that is an object is not kept after the end`() async throws {
    final class Controller: DialogDelegate {
      var clicks = 0
      func dialogClicked(_ presentation: Presentation, button index: Int) { clicks += 1 }
    }
    weak var weakController: Controller?
    let handle = {
      let controller = Controller()
      weakController = controller
      return Lifecycle.question()
        .show(on: Stage(Puppet(.clicked("keep"))), delegate: controller)
    }()
    #expect(weakController != nil)
    _ = try await handle.response
    #expect(weakController == nil)
  }

  /// Writes its name before each callback.
  private struct Named: DialogDelegate {
    let name: String
    let journal: Journal

    func dialogWillPresent(_ presentation: Presentation) {
      journal.write("willPresent", tag: name)
    }

    func dialogDidPresent(_ presentation: Presentation) {
      journal.write("didPresent", tag: name)
    }

    func dialogClicked(_ presentation: Presentation, button index: Int) {
      journal.write("clicked(\(index))", tag: name)
    }

    func dialogCancelled(_ presentation: Presentation, reason: CancelReason) {
      journal.write("cancel(\(reason))", tag: name)
    }

    func dialogWillDismiss(_ presentation: Presentation, button index: Int?) {
      journal.write("willDismiss(\(index ?? -1))", tag: name)
    }

    func dialogDidDismiss(_ presentation: Presentation, button index: Int?) {
      journal.write("didDismiss(\(index ?? -1))", tag: name)
    }
  }
}
