import Dialogs
import Testing

/// Choosing among what is found when the program runs.
@Suite("Chooser", .timeLimit(.minutes(1)))
@MainActor
struct DialogChooserTests {
  let puppet = Puppet()

  /// Something that is not Sendable, and not Equatable.
  private final class Device {
    let name: String
    init(_ name: String) { self.name = name }
  }

  private func chosen<Value>(_ result: ChooserResult<Value>) -> Value? {
    if case .chosen(let value) = result { value } else { nil }
  }

  @Test(arguments: [false, true])
  func `none: nothing is shown`(alwaysShows: Bool) async throws {
    let result = try await DialogChooser<Int>("Open with", targets: [], alwaysShows: alwaysShows)
      .choose(on: Stage(puppet))
    #expect(result == .nothingToChoose)
    #expect(puppet.shownCount == 0)
  }

  @Test func `one: chosen at once, and its action has run`() async throws {
    var ran: [String] = []
    let result = try await DialogChooser(
      "Open with",
      targets: [DialogTarget("Camera", value: 7) { ran.append("camera") }]
    ).choose(on: Stage(puppet), delegate: JournalDelegate(puppet.journal))
    #expect(result == .chosen(7))
    #expect(ran == ["camera"])
    #expect(puppet.shownCount == 0)
    #expect(puppet.journal.line == "")
  }

  @Test func `one, but always asked for`() async throws {
    let puppet = Puppet(.clicked("camera"))
    let result = try await DialogChooser(
      "Open with", targets: [DialogTarget("Camera", value: 7)], alwaysShows: true
    ).choose(on: Stage(puppet))
    #expect(result == .chosen(7))
    let buttons = try await puppet.surface().opened.content.buttons
    #expect(buttons.map(\.id) == ["camera", "cancel"])
  }

  @Test func `several: a sheet with a button for each, Cancel last`() async throws {
    let puppet = Puppet(.clicked("phone"))
    var ran: [String] = []
    let targets = ["Camera", "Phone"].map { name in
      DialogTarget(
        DialogText(key: name), value: Device(name), icon: .named(name.lowercased())
      ) { ran.append(name) }
    }
    let result = try await DialogChooser("Open with", targets: targets)
      .choose(
        on: Stage(puppet), from: .barButton("open"), delegate: JournalDelegate(puppet.journal))
    #expect(chosen(result) === targets[1].value)
    #expect(ran == ["Phone"])
    let content = try await puppet.surface().opened.content
    #expect(content.kind == .sheet)
    #expect(content.title?.string == "Open with")
    #expect(content.anchor == .barButton("open"))
    #expect(content.buttons.map(\.title.string) == ["Camera", "Phone", "Cancel"])
    #expect(content.buttons.map(\.icon) == [.named("camera"), .named("phone"), nil])
    #expect(content.buttons.last?.role == .cancel)
    #expect(puppet.journal.line == Journal.click(1))
  }

  @Test(arguments: [SurfaceEvent.clicked("cancel"), .escape, .ended(.closed)])
  func `none was chosen: the response says how it ended, and no action ran`(answer: SurfaceEvent)
    async throws
  {
    var ran = 0
    let targets = [1, 2].map { n in DialogTarget("Target", value: n) { ran += 1 } }
    let result = try await DialogChooser(targets: targets).choose(on: Stage(Puppet(answer)))
    let response: Response =
      switch answer {
      case .clicked: Response(.button(id: "cancel", index: 2))
      case .escape: Response(.cancelled(.escape, index: 2))
      default: Response(.cancelled(.closed, index: 2))
      }
    #expect(result == .notChosen(response))
    #expect(ran == 0)
  }

  @Test func `equal titles are told apart`() async throws {
    let targets = ["a", "b", "c"].map { DialogTarget("Printer", value: $0) }
    for (id, value) in [("printer", "a"), ("printer-2", "b"), ("printer-3", "c")] {
      let result = try await DialogChooser(targets: targets)
        .choose(on: Stage(Puppet(.clicked(id))))
      #expect(result == .chosen(value))
    }
  }

  @Test func `a target named Cancel is not the cancel button`() async throws {
    let targets = [DialogTarget("Cancel", value: 1), DialogTarget("Camera", value: 2)]
    let puppet = Puppet(.clicked("cancel"))
    #expect(try await DialogChooser(targets: targets).choose(on: Stage(puppet)) == .chosen(1))
    let buttons = try await puppet.surface().opened.content.buttons
    #expect(buttons.map(\.id) == ["cancel", "camera", "cancel-2"])
    #expect(buttons.map(\.role) == [.normal, .normal, .cancel])
  }

  @Test func `targets with an action alone`() async throws {
    var ran: [String] = []
    let targets = ["Camera", "Phone"].map { name in
      DialogTarget(DialogText(key: name)) { ran.append(name) }
    }
    _ = try await DialogChooser(targets: targets).choose(on: Stage(Puppet(.clicked("camera"))))
    _ = try await DialogChooser(targets: [targets[1]]).choose(on: Stage(puppet))
    #expect(ran == ["Camera", "Phone"])
  }

  @Test func `an action may present, and its value comes when it has returned`() async throws {
    let stage = Stage(Puppet(.clicked("ok"), .clicked("camera")))
    var isDone = false
    let targets = ["Camera", "Phone"].map { name in
      DialogTarget(DialogText(key: name), value: name) {
        _ = try? await Dialog.alert("Sure?").present(on: stage)
        isDone = true
      }
    }
    let result = try await DialogChooser(targets: targets).choose(on: stage)
    #expect(result == .chosen("Camera"))
    #expect(isDone)
  }

  @Test(arguments: ButtonOrder.allCases)
  func `a sheet with buttons of its own keeps them, and Cancel stays last`(order: ButtonOrder)
    async throws
  {
    let sheet = Dialog(
      .sheet, title: "Open with", buttons: [.cancel("Not now"), DialogButton("Other…")],
      order: order)
    let targets = [DialogTarget("Camera", value: 1), DialogTarget("Phone", value: 2)]
    let puppet = Puppet(.clicked("phone"))
    let stage = Stage(puppet)
    #expect(try await DialogChooser(sheet: sheet, targets).choose(on: stage) == .chosen(2))
    let content = try await puppet.surface().opened.content
    #expect(content.buttons.map(\.id) == ["other", "camera", "phone", "not-now"])
    #expect(content.buttons.map(\.index) == [0, 1, 2, 3])
    let other = try await DialogChooser(sheet: sheet, targets)
      .choose(on: Stage(Puppet(.clicked("other"))))
    #expect(other == .notChosen(Response(.button(id: "other", index: 0))))
  }

  @Test func `what presenting throws is thrown`() async throws {
    let stage = Stage(Puppet { _ in throw Lifecycle.Broken() })
    let error = try await thrown(Lifecycle.Broken.self) {
      let targets = [DialogTarget("A", value: 1), DialogTarget("B", value: 2)]
      _ = try await DialogChooser(targets: targets).choose(on: stage)
    }
    #expect(error == Lifecycle.Broken())
  }
}
