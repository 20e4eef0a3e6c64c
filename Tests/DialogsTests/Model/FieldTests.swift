import Dialogs
import Testing

/// What fields accept, and what happens where they do not.
@Suite("Fields", .timeLimit(.minutes(1)))
@MainActor
struct FieldTests {
  let puppet = Puppet()

  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let make: @Sendable () -> DialogField
    let value: FieldValue
    let problem: String?

    init(
      _ description: String, _ value: FieldValue, _ problem: String?,
      _ make: @escaping @Sendable () -> DialogField
    ) {
      testDescription = description
      self.make = make
      self.value = value
      self.problem = problem
    }
  }

  nonisolated static func toppings(
    required: Bool = false, limits: ClosedRange<Int>? = nil
  ) -> DialogField {
    .choices(
      "f", items: [.init("Ham"), .init("Egg"), .init("Olives"), .init("Ananas")],
      isRequired: required, limits: limits)
  }

  nonisolated static func size(required: Bool = false) -> DialogField {
    .choice("f", items: [.init("Small"), .init("Large")], isRequired: required)
  }

  nonisolated static let cases = [
    Case("an empty text", .text(""), nil) { .text("f") },
    Case("a required text left empty", .text(""), "This is required.") {
      .text("f", isRequired: true)
    },
    Case("a required text with a word", .text("a"), nil) { .text("f", isRequired: true) },
    Case("a required password left empty", .text(""), "This is required.") {
      .secure("f", isRequired: true)
    },
    Case("a required box unchecked", .flag(false), "This is required.") {
      .checkbox("f", label: "Agree", isRequired: true)
    },
    Case("a required box checked", .flag(true), nil) {
      .checkbox("f", label: "Agree", isRequired: true)
    },
    Case("a choice of none", .items([]), nil) { size() },
    Case("a required choice of none", .items([]), "Choose at least one.") { size(required: true) },
    Case("a choice of one", .items(["Small"]), nil) { size(required: true) },
    Case("a choice of two", .items(["Small", "Large"]), "Choose at most one.") { size() },
    Case("a choice of what is not there", .items(["Huge"]), "This is not one of the choices.") {
      size()
    },
    Case("choices of any number", .items(["Ham", "Egg", "Olives", "Ananas"]), nil) { toppings() },
    Case("one item twice", .items(["Ham", "Ham"]), "This is not one of the choices.") {
      toppings()
    },
    Case("required choices of none", .items([]), "Choose at least one.") {
      toppings(required: true)
    },
    Case("fewer than the limits", .items(["Ham"]), "Choose at least 2.") {
      toppings(limits: 2...3)
    },
    Case("as many as the limits say", .items(["Ham", "Egg"]), nil) { toppings(limits: 2...3) },
    Case(
      "more than the limits", .items(["Ham", "Egg", "Olives", "Ananas"]), "Choose at most 3."
    ) { toppings(limits: 2...3) },
    Case("more than the one of the limits", .items(["Ham", "Egg"]), "Choose at most one.") {
      toppings(limits: 0...1)
    },
    Case("none where the limits allow it and it is required", .items([]), "Choose at least one.") {
      toppings(required: true, limits: 0...3)
    },
    Case("a text that the validator refuses", .text("A"), "Not A.") {
      .text("f") { $0 == "A" ? "Not \($0, as: "name")." : nil }
    },
    Case("a text that the validator accepts", .text("B"), nil) {
      .text("f") { $0 == "A" ? "Not \($0, as: "name")." : nil }
    },
    Case("a required text is not the validator's business", .text(""), "This is required.") {
      .text("f", isRequired: true) { _ in "Never seen." }
    },
    Case("choices that a validator of the whole field refuses", .items(["Ham"]), "No ham.") {
      var field = toppings()
      field.validator = { $0 == .items(["Ham"]) ? "No ham." : nil }
      return field
    },
  ]

  @Test(arguments: cases)
  func `a field accepts what fits, and says what is wrong with the rest`(field: Case)
    async throws
  {
    let handle = Dialog.alert("Order", buttons: [.stock(.ok), .cancel()], fields: [field.make()])
      .show(on: Stage(puppet), delegate: JournalDelegate(puppet.journal))
    let surface = try await puppet.surface()
    surface.press("ok", values: ["f": field.value])
    guard let problem = field.problem else {
      let response = try await handle.response
      #expect(response.values == ["f": field.value])
      #expect(response.button == "ok")
      return
    }
    let shown = try await surface.update(0).field(id: "f")
    #expect(shown?.problem?.string == problem)
    #expect(shown?.value == field.value)
    #expect(puppet.journal.line == "willPresent → [shown] → didPresent")
    surface.press("cancel")
    #expect(try await handle.response.button == "cancel")
  }

  @Test func `a problem is told in the dialog's language`() async throws {
    let german = DictionaryLocalizer(
      words: [
        "de": [
          "field|Choose at least {count}.": "Mindestens {count}.", "No {what}.": "Kein {what}.",
        ]
      ], reader: "de")
    let handle = Dialog.alert(
      "Order", buttons: [.stock(.ok)],
      fields: [
        Self.toppings(limits: 2...3),
        .text("name") { "No \($0, as: "what")." },
      ]
    ).show(on: Stage(puppet, localizer: german))
    let surface = try await puppet.surface()
    surface.press("ok", values: ["name": .text("Ham")])
    let fields = try await surface.update(0).fields
    #expect(fields.map(\.problem?.string) == ["Mindestens 2.", "Kein Ham."])
    #expect(fields.first?.problem?.status == .stock)
    handle.dismiss()
    _ = try await handle.response
  }

  @Test func `a problem goes when its field is edited, and another stays`() async throws {
    let handle = Dialog.alert(
      "Log in", buttons: [.stock(.ok)],
      fields: [.text("name", isRequired: true), .secure("word", isRequired: true)]
    ).show(on: Stage(puppet))
    let surface = try await puppet.surface()
    surface.press("ok")
    #expect(try await surface.update(0).fields.allSatisfy { $0.problem != nil })
    surface.tell(.edited("name", .text("Ada")))
    let edited = try await surface.update(1)
    #expect(edited.field(id: "name")?.problem == nil)
    #expect(edited.field(id: "name")?.value == .text("Ada"))
    #expect(edited.field(id: "word")?.problem != nil)
    surface.press("ok", values: ["word": .text("secret")])
    #expect(
      try await handle.response.values == ["name": .text("Ada"), "word": .text("secret")])
  }

  @Test func `an edit without a problem is not shown again`() async throws {
    let handle = Dialog.alert("Who?", buttons: [.stock(.ok)], fields: [.text("name")])
      .show(on: Stage(puppet))
    let surface = try await puppet.surface()
    surface.tell(.edited("name", .text("Ada")))
    surface.tell(.focused("ok"))
    surface.press("ok")
    #expect(try await handle.response.values == ["name": .text("Ada")])
    #expect(surface.updateCount == 0)
  }

  /// Answers that are no reason to check the fields, each before a click on OK.
  nonisolated static let unchecked: [[SurfaceEvent]] = [
    [.clicked("cancel")], [.escape], [.ended(.closed)], [.clicked("nobody"), .clicked("cancel")],
    [.clicked("off"), .clicked("cancel")], [.clicked("cancel"), .clicked("ok")],
    [.escape, .clicked("ok")],
  ]

  @Test(arguments: unchecked)
  func `validators are asked only before a button other than cancel`(events: [SurfaceEvent])
    async throws
  {
    var asked = 0
    let handle = Dialog.alert(
      "Who?",
      buttons: [.stock(.ok), DialogButton("Off", isEnabled: false), .cancel()],
      fields: [
        .text("name", isRequired: false) { _ in
          asked += 1
          return nil
        }
      ]
    ).show(on: Stage(puppet))
    let surface = try await puppet.surface()
    for event in events { surface.tell(event) }
    _ = try await handle.response
    #expect(asked == 0)
  }

  @Test func `a second click does not ask the validators again`() async throws {
    var asked: [String] = []
    let handle = Dialog.alert(
      "Who?", buttons: [.stock(.ok), .stock(.delete)],
      fields: [
        .text("name") {
          asked.append($0)
          return nil
        }
      ]
    ).show(on: Stage(puppet))
    let surface = try await puppet.surface()
    surface.press("ok", values: ["name": .text("A")])
    surface.press("delete", values: ["name": .text("B")])
    let response = try await handle.response
    #expect(response.button == "ok")
    #expect(response.values == ["name": .text("A")])
    #expect(asked == ["A"])
  }

  @Test func `cancel gets past a required field, and a destructive button does not`()
    async throws
  {
    let dialog = Dialog.alert(
      "Who?", buttons: [.stock(.delete), .cancel()], fields: [.text("name", isRequired: true)])
    let handle = dialog.show(on: Stage(puppet))
    let surface = try await puppet.surface()
    surface.press("delete")
    #expect(try await surface.update(0).field(id: "name")?.problem?.string == "This is required.")
    surface.press("cancel")
    #expect(try await handle.response.button == "cancel")
  }

  @Test func `a field is described as its author made it`() throws {
    let fields = try Dialog.alert(
      "Order",
      fields: [
        .text("name", label: "Name", value: "Ada", placeholder: "Your name", isRequired: true),
        .secure("word", label: "Password"),
        .checkbox("again", label: "Don't ask again", isOn: true),
        .choice("size", items: [.init("Small", id: "s"), .init("Large")], chosen: "Large"),
        .choices("with", items: [.init("Ham"), .init("Egg")], chosen: ["Egg"], limits: 1...2),
      ]
    ).content().fields
    #expect(fields.map(\.kind) == [.text, .secure, .checkbox, .choice, .choices])
    #expect(
      fields.map(\.value) == [
        .text("Ada"), .text(""), .flag(true), .items(["Large"]), .items(["Egg"]),
      ])
    #expect(fields[0].label?.string == "Name")
    #expect(fields[0].placeholder?.string == "Your name")
    #expect(fields.map(\.isRequired) == [true, false, false, false, false])
    #expect(fields[3].items.map(\.id) == ["s", "Large"])
    #expect(fields[4].limits == 1...2)
    #expect(fields.allSatisfy { $0.problem == nil })
  }
}
