import DialogGraphics
import DialogSnapshots
import DialogTesting
import Dialogs
import Glibc
import Testing

@testable import DialogRender

@Suite("A picture presenter")
struct PicturePresenterTests {
  private func trace(_ lines: inout [String], of dialog: Dialog, on stage: Stage) async throws
    -> Response
  {
    var told: [String] = []
    defer { lines = told }
    return
      try await dialog
      .onWillPresent { told.append("willPresent") }
      .onDidPresent { told.append("didPresent") }
      .onClick { index in told.append("clicked \(index)") }
      .onCancel { reason in told.append("cancel \(reason)") }
      .onWillDismiss { index in told.append("willDismiss \(index ?? -1)") }
      .onDidDismiss { index in told.append("didDismiss \(index ?? -1)") }
      .present(on: stage)
  }

  @Test("that was given no answers draws, and cancels because nobody was asked")
  func notAsked() async throws {
    let folder = try Folder()
    let path = "\(folder.path)/dialog.png"
    var lines: [String] = []
    let dialog = Dialog.alert("Save?", buttons: [DialogButton("Save"), .cancel()])
    let response = try await trace(
      &lines, of: dialog, on: Stage(PicturePresenter(writingTo: path, RenderOptions(scale: 2))))
    #expect(response.outcome == .cancelled(.notAsked, index: 1))
    #expect(
      lines == ["willPresent", "didPresent", "cancel notAsked", "willDismiss 1", "didDismiss 1"])
    #expect(folder.names == ["dialog.png"])
    #expect(try Bitmap(contentsOf: path) == render(try dialog.content(), RenderOptions(scale: 2)))
  }

  @Test(
    "numbers the pictures after the first, before the extension",
    arguments: [("a.png", "a-2.png"), ("a", "a-2"), (".png", ".png-2"), ("b.c.png", "b.c-2.png")])
  func numbering(first: String, second: String) async throws {
    let folder = try Folder()
    let stage = Stage(PicturePresenter(writingTo: "\(folder.path)/\(first)"))
    try await Dialog.alert("One").present(on: stage)
    try await Dialog.alert("Two").present(on: stage)
    for (name, title) in [(first, "One"), (second, "Two")] {
      let content = try Dialog.alert(DialogText(verbatim: title)).content()
      #expect(try Bitmap(contentsOf: "\(folder.path)/\(name)") == render(content))
      unlink("\(folder.path)/\(name)")
    }
  }

  @Test("that cannot write fails after the callbacks, and leaves no part of a file")
  func unwritable() async throws {
    let folder = try Folder()
    let file = "\(folder.path)/file"
    try render(Dialog.alert("Title").content()).write(to: file)
    for path in ["\(folder.path)/missing/dialog.png", "\(file)/dialog.png", folder.path, ""] {
      var lines: [String] = []
      let error = await #expect(throws: PictureError.self) {
        try await trace(
          &lines, of: .alert("Title"), on: Stage(PicturePresenter(writingTo: path)))
      }
      guard case .output(let reason) = error else {
        Issue.record("\(String(describing: error))")
        continue
      }
      #expect(reason.code == .unwritable)
      #expect(lines == ["willPresent", "cancel failed", "willDismiss -1", "didDismiss -1"])
      #expect(folder.names == ["file"])
    }
  }

  @Test("that cannot show an icon fails, and writes nothing")
  func missingIcon() async throws {
    let folder = try Folder()
    let stage = Stage(PicturePresenter(writingTo: "\(folder.path)/a.png"))
    await #expect(throws: PictureError.unknownIcon("nope", among: DialogIcon.names)) {
      try await Dialog.alert("Title", icon: .named("nope")).present(on: stage)
    }
    #expect(folder.names.isEmpty)
  }

  @Test("answers from its script, and ends the input when that is at its end")
  func scripted() async throws {
    let folder = try Folder()
    let answers = AnswerScript(["save", "escape"])
    let stage = Stage(
      PicturePresenter(writingTo: "\(folder.path)/a.png", answers: answers))
    let dialog = Dialog.alert("Save?", buttons: [DialogButton("Save"), .cancel()])
    var outcomes: [Response.Outcome] = []
    for _ in 0..<3 { outcomes.append(try await dialog.present(on: stage).outcome) }
    #expect(
      outcomes == [
        .button(id: "save", index: 0), .cancelled(.escape, index: 1),
        .cancelled(.endOfInput, index: 1),
      ])
    #expect(folder.names == ["a-2.png", "a-3.png", "a.png"])
  }

  @Test("with an answer that the dialog does not have fails, and writes nothing")
  func unknownAnswer() async throws {
    let folder = try Folder()
    let presenter = PicturePresenter(
      writingTo: "\(folder.path)/a.png", answers: AnswerScript(["nope"]))
    await #expect(throws: PresenterError.self) {
      try await Dialog.alert("Title").present(on: Stage(presenter))
    }
    #expect(folder.names.isEmpty)
  }

  @Test("whose answer is refused shows what is wrong with it")
  func refused() async throws {
    let folder = try Folder()
    let path = "\(folder.path)/a.png"
    let dialog = Dialog.alert(
      "Sign in", buttons: [DialogButton("Sign in", id: "in")],
      fields: [.text("name", label: "Name", isRequired: true)])
    let presenter = PicturePresenter(writingTo: path, answers: AnswerScript(["in"]))
    await #expect(throws: PresenterError.answerRefused("in", because: "This is required.")) {
      try await dialog.present(on: Stage(presenter))
    }
    var content = try dialog.content()
    content.fields[0].problem = ResolvedText(verbatim: "This is required.")
    #expect(try Bitmap(contentsOf: path) == render(content))
  }

  @Test("keeps the contract of all presenters, as far as its user decides beforehand")
  func contract() async throws {
    let folder = try Folder()
    let path = folder.path
    let report = await expectPresenterContract(
      PresenterContract(patience: .seconds(30)) { plan in
        let answers = AnswerScript(following: plan)
        return (PicturePresenter(writingTo: "\(path)/dialog.png", answers: answers), .scripted())
      })
    #expect(
      report.judged == [
        .opens, .keepsCapabilities, .givesUpWhenCancelled, .silentUntilAnswered, .tellsButton,
        .refusesDisabledButton, .refusesUnknownButton, .tellsEscape, .tellsEndOfInput,
        .tellsValues, .asksAgain, .showsUpdates, .closes, .closesTwice, .closesWhenCancelled,
        .endsWhenClosed, .silentAfterClose, .ignoresUpdateAfterClose, .servesOneAfterAnother,
      ])
  }

  @Test("shows icons, fields, anchors and updates, one dialog at a time")
  func capabilities() {
    #expect(
      PicturePresenter(writingTo: "a.png").capabilities == [.icons, .fields, .anchors, .updates])
  }
}
