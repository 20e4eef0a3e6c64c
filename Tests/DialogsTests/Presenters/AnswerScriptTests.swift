import Dialogs
import Testing

/// Answers that were given before they were asked for.
@Suite("Answer script")
struct AnswerScriptTests {
  /// A dialog that has an answer of every kind, some of them twice.
  static func order() throws -> DialogContent {
    let german = DictionaryLocalizer(words: ["de": ["Order": "Bestellen"]], reader: "de")
    return try Dialog.alert(
      "Pizza?",
      buttons: [
        DialogButton("Order"), DialogButton("later", id: "order-later"),
        DialogButton("Never", id: "later"), DialogButton("Off", isEnabled: false),
        DialogButton("timeout", id: "wait"), .cancel(),
      ],
      fields: [
        .choice("size", items: [.init("Small"), .init("Large"), .init("Both")]),
        .choices("with", items: [.init("Ham"), .init("Egg"), .init("Both")]),
      ]
    ).content(localizedBy: german)
  }

  static let answers: [(name: String, event: SurfaceEvent)] = [
    ("order", .clicked("order")),
    ("Bestellen", .clicked("order")),
    ("later", .clicked("later")),
    ("order-later", .clicked("order-later")),
    ("Never", .clicked("later")),
    ("cancel", .clicked("cancel")),
    ("Large", .clicked("order", values: ["size": .items(["Large"])])),
    ("Egg", .clicked("order", values: ["with": .items(["Egg"])])),
    ("escape", .escape),
    ("timeout", .clicked("wait")),
    ("end", .ended(.endOfInput)),
  ]

  @Test(arguments: answers)
  func `an answer is an id, then a title, then an item, then a word`(
    answer: (name: String, event: SurfaceEvent)
  ) throws {
    #expect(try AnswerScript([answer.name]).next(for: Self.order()) == answer.event)
  }

  @Test func `the word timeout is one where no button has that name`() throws {
    #expect(
      try AnswerScript(["timeout"]).next(for: Dialog.alert("A").content()) == .ended(.timeout))
  }

  @Test(arguments: ["Order", "Both", "nobody", "", "ORDER"])
  func `an answer that the dialog does not have is an error that names those it has`(
    name: String
  ) throws {
    let known = [
      "order", "order-later", "later", "off", "wait", "cancel", "Small", "Large", "Both", "Ham",
      "Egg", "Both", "escape", "timeout", "end",
    ]
    let content = try Self.order()
    #expect(throws: PresenterError.noSuchAnswer(name, among: known)) {
      try AnswerScript([name]).next(for: content)
    }
  }

  @Test func `a button that cannot be chosen is refused`() throws {
    let content = try Self.order()
    #expect(throws: PresenterError.answerRefused("off", because: "unavailable")) {
      try AnswerScript(["off"]).next(for: content)
    }
  }

  @Test func `an item is refused where the default button cannot be chosen`() throws {
    let content = try Dialog(
      .alert, title: "Pizza?", buttons: [DialogButton("Order", isEnabled: false), .cancel()],
      fields: [.choice("size", items: [.init("Small")])], defaultButton: "order"
    ).content()
    #expect(throws: PresenterError.answerRefused("Small", because: "unavailable")) {
      try AnswerScript(["Small"]).next(for: content)
    }
  }

  @Test func `an item is no answer where no button is the default`() throws {
    let content = try Dialog(
      .alert, title: "Pizza?", buttons: [.destructive("Eat")],
      fields: [.choice("size", items: [.init("Small")])]
    ).content()
    #expect(
      throws: PresenterError.noSuchAnswer(
        "Small", among: ["eat", "Small", "escape", "timeout", "end"])
    ) {
      try AnswerScript(["Small"]).next(for: content)
    }
  }

  @Test func `an answer has values, and they win over its item`() throws {
    let content = try Self.order()
    let script = AnswerScript([
      .init("order", values: ["with": .items(["Ham", "Egg"])]),
      .init("Small", values: ["size": .items(["Large"]), "with": .items(["Ham"])]),
    ])
    #expect(
      try script.next(for: content) == .clicked("order", values: ["with": .items(["Ham", "Egg"])]))
    #expect(
      try script.next(for: content)
        == .clicked("order", values: ["size": .items(["Large"]), "with": .items(["Ham"])]))
    #expect(try script.next(for: content) == nil)
  }

  @Test func `one answer for each dialog, in order`() throws {
    let content = try Self.order()
    let script = AnswerScript(["order", "escape"])
    #expect(try script.next(for: content) == .clicked("order"))
    #expect(try script.next(for: content) == .escape)
    #expect(try script.next(for: content) == nil)
    #expect(try script.next(for: content) == nil)
  }
}

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
