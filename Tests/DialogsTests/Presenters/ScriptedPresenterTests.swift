import Dialogs
import Testing

/// A presenter that answers from a script.
@Suite("Scripted presenter", .timeLimit(.minutes(1)))
@MainActor
struct ScriptedPresenterTests {
  let journal = Journal()

  @Test func `it presses, escapes, waits too long and ends the input`() async throws {
    let stage = Stage(ScriptedPresenter("keep", "escape", "timeout", "end", "Delete"))
    var outcomes: [Response.Outcome] = []
    for _ in 0..<6 { outcomes.append(try await Lifecycle.question().present(on: stage).outcome) }
    #expect(
      outcomes == [
        .button(id: "keep", index: 1), .cancelled(.escape, index: 2),
        .cancelled(.timeout, index: 2), .cancelled(.endOfInput, index: 2),
        .button(id: "delete", index: 0), .cancelled(.endOfInput, index: 2),
      ])
  }

  @Test func `the callbacks are those of any presenter`() async throws {
    try await Lifecycle.question()
      .present(on: Stage(ScriptedPresenter("keep")), delegate: JournalDelegate(journal))
    #expect(
      journal.line
        == Journal.click(1).replacing("[shown] → ", with: "")
        .replacing("[gone] → ", with: ""))
  }

  @Test func `dialogs in the queue take their answers in order`() async throws {
    let stage = Stage(ScriptedPresenter("keep", "delete", "cancel"))
    let handles = (0..<3).map { _ in Lifecycle.question().show(on: stage) }
    var buttons: [String?] = []
    for handle in handles { buttons.append(try await handle.response.button) }
    #expect(buttons == ["keep", "delete", "cancel"])
  }

  @Test func `an answer that the dialog does not have is an error, before it is shown`()
    async throws
  {
    let error = try await thrown(PresenterError.self) {
      try await Lifecycle.question()
        .present(on: Stage(ScriptedPresenter("maybe")), delegate: JournalDelegate(journal))
    }
    #expect(
      error
        == .noSuchAnswer(
          "maybe", among: ["delete", "keep", "cancel", "escape", "timeout", "end"]))
    #expect(
      error?.description
        == "the dialog has no answer “maybe”: name one of: delete, keep, cancel, escape, timeout, end"
    )
    #expect(journal.line == "willPresent → cancel(failed) → willDismiss(2) → didDismiss(2)")
  }

  @Test func `an answer that a field's check refuses is an error, with the reason`()
    async throws
  {
    let error = try await thrown(PresenterError.self) {
      try await Dialog.alert(
        "Who?", buttons: [.stock(.ok)], fields: [.text("name", isRequired: true)]
      )
      .present(on: Stage(ScriptedPresenter("ok")), delegate: JournalDelegate(journal))
    }
    #expect(error == .answerRefused("ok", because: "This is required."))
    #expect(
      error?.description
        == "the answer “ok” was not accepted (This is required.): give another value")
    #expect(
      journal.line
        == "willPresent → didPresent → cancel(failed) → willDismiss(-1) → didDismiss(-1)")
  }

  @Test func `an answer fills the fields`() async throws {
    let script = AnswerScript([.init("ok", values: ["name": .text("Ada")])])
    let response = try await Dialog.alert(
      "Who?", buttons: [.stock(.ok)], fields: [.text("name", isRequired: true)]
    ).present(on: Stage(ScriptedPresenter(script)))
    #expect(response == Response(.button(id: "ok", index: 0), values: ["name": .text("Ada")]))
  }

  @Test func `every presenter's error says what happened and what to do`() {
    let errors: [(PresenterError, String)] = [
      (.cannotShow("a field"), "a field cannot be shown here: choose another presenter"),
      (.noSuchAnswer("x", among: ["a", "b"]), "the dialog has no answer “x”: name one of: a, b"),
      (
        .answerRefused("x", because: "too long"),
        "the answer “x” was not accepted (too long): give another value"
      ),
      (
        .nowhereToShow("no terminal"),
        "there is nothing to show a dialog on (no terminal): choose another presenter"
      ),
      (.surfaceLost, "the dialog went away before it was answered: choose another presenter"),
    ]
    for (error, text) in errors { #expect(error.description == text) }
  }
}
