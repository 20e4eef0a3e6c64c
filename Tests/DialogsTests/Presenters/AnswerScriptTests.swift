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

  @Test func `a value of a field that the dialog does not have is an error`() throws {
    let answer = AnswerScript.Answer("order", values: ["colour": .text("red")])
    let content = try Self.order()
    #expect(throws: PresenterError.noSuchField("colour", among: ["size", "with"])) {
      try AnswerScript([answer]).next(for: content)
    }
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
