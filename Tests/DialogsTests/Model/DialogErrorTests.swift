import Dialogs
import Testing

/// A dialog that is wrong as it was made says what is wrong and what to do.
@Suite("Dialogs that are wrong")
struct DialogErrorTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let error: DialogError
    let testDescription: String
    let make: @Sendable () -> Dialog

    init(_ error: DialogError, _ description: String, _ make: @escaping @Sendable () -> Dialog) {
      self.error = error
      testDescription = description
      self.make = make
    }
  }

  static let cases = [
    Case(.titleMissing(.alert), "an alert has no title: give it a title") { Dialog(.alert) },
    Case(.titleMissing(.alert), "an alert has no title: give it a title") { .alert("") },
    Case(.titleMissing(.progress), "a progress dialog has no title: give it a title") {
      Dialog(.progress)
    },
    Case(
      .duplicateButton(id: "a"), "two buttons have the id “a”: give each its own id"
    ) { .sheet(buttons: [DialogButton("A", id: "a"), DialogButton("B", id: "a")]) },
    Case(.emptyButtonID(index: 1), "a button has an empty id: give each its own id") {
      .sheet(buttons: [DialogButton("A"), DialogButton("B", id: "")])
    },
    Case(
      .secondCancel(id: "no", first: "cancel"),
      "there are two cancel buttons, “cancel” and “no”: keep one and give the other the role “normal”"
    ) { .sheet(buttons: [.cancel(), DialogButton("No", role: .cancel)]) },
    Case(
      .unknownDefault(id: "x", buttons: ["a", "cancel"]),
      "the default “x” is not one of the buttons: name one of: a, cancel"
    ) { Dialog(.sheet, buttons: [DialogButton("A"), .cancel()], defaultButton: "x") },
    Case(
      .unknownDefault(id: "x", buttons: ["ok"]),
      "the default “x” is not one of the buttons: name one of: ok"
    ) { Dialog(.alert, title: "A", defaultButton: "x") },
    Case(.duplicateField(id: "f"), "two fields have the id “f”: give each its own id") {
      .sheet(fields: [.text("f"), .secure("f")])
    },
    Case(.noItems(field: "f"), "the choice “f” has no items: give it at least one item") {
      .sheet(fields: [.choice("f", items: [])])
    },
    Case(.noItems(field: "f"), "the choice “f” has no items: give it at least one item") {
      .sheet(fields: [.choices("f", items: [])])
    },
    Case(
      .duplicateItem(field: "f", item: "A"),
      "the choice “f” has the item “A” twice: give each its own id"
    ) { .sheet(fields: [.choice("f", items: [.init("A"), .init("B", id: "A")])]) },
    Case(
      .wrongValue(field: "f"),
      "the field “f” has a first value that it cannot hold: give it a value of its kind"
    ) { .sheet(fields: [DialogField(id: "f", kind: .text, value: .flag(true))]) },
    Case(
      .wrongValue(field: "f"),
      "the field “f” has a first value that it cannot hold: give it a value of its kind"
    ) { .sheet(fields: [.choice("f", items: [.init("A")], chosen: "B")]) },
    Case(
      .wrongValue(field: "f"),
      "the field “f” has a first value that it cannot hold: give it a value of its kind"
    ) {
      .sheet(
        fields: [
          DialogField(
            id: "f", kind: .choice, value: .items(["A", "B"]), items: [.init("A"), .init("B")])
        ])
    },
    Case(.emptyFieldID(index: 1), "a field has an empty id: give each its own id") {
      .sheet(fields: [.text("a"), .text("")])
    },
    Case(
      .unreachableLimit(field: "f", least: 3, count: 2),
      "at least 3 must be chosen, and there are only 2: lower the limit or add items"
    ) { .sheet(fields: [.choices("f", items: [.init("A"), .init("B")], limits: 3...4)]) },
    Case(
      .fractionOutOfRange(1.5),
      "the progress 1.5 is not between 0 and 1: give a number from 0 to 1"
    ) { .progress("A", progress: .fraction(1.5)) },
    Case(
      .fractionOutOfRange(2),
      "the progress 2 is not between 0 and 1: give a number from 0 to 1"
    ) { .progress("A", progress: .fraction(2)) },
    Case(
      .fractionOutOfRange(-0.25),
      "the progress -0.25 is not between 0 and 1: give a number from 0 to 1"
    ) { .progress("A", progress: .fraction(-0.25)) },
  ]

  @Test(arguments: cases)
  func `it says what is wrong and what to do`(wrong: Case) {
    #expect(throws: wrong.error) { try wrong.make().validate() }
    #expect(throws: wrong.error) { try wrong.make().content() }
    #expect(wrong.error.description == wrong.testDescription)
  }

  @Test func `every error has its case here`() {
    let kinds = Set(Self.cases.map { "\($0.error)".prefix { $0 != ":" } })
    #expect(kinds.count == 15)
  }

  @Test func `a progress that is no number is out of range`() {
    #expect(throws: DialogError.self) {
      try Dialog.progress("A", progress: .fraction(.nan)).validate()
    }
  }

  @Test func `an error's texts are Rejoinder's own, in the context error`() {
    let localizer = DictionaryLocalizer(
      words: ["de": ["error|an alert has no title": "eine Meldung ohne Titel"]])
    let text = DialogError.titleMissing(.alert).message.resolved(
      in: Language(tag: "de"), by: localizer)
    #expect(text.string == "eine Meldung ohne Titel")
    #expect(text.status == .stock)
  }

  static let right: [@Sendable () -> Dialog] = [
    { .alert("A") }, { .sheet() }, { .progress("A", cancel: nil) },
    { .progress("A", progress: .fraction(0)) }, { .progress("A", progress: .fraction(1)) },
    { Dialog(.alert, title: "A", defaultButton: "ok") },
    { Dialog(.sheet, buttons: [.stock(.delete)], defaultButton: "delete") },
    { .alert(DialogText(verbatim: "A")) },
  ]

  @Test(arguments: right.indices)
  func `a dialog that is right throws nothing`(index: Int) throws {
    try Self.right[index]().validate()
  }
}
