import Dialogs
import Testing

/// What is large takes its time, and not the square of it.
@Suite("Large inputs", .timeLimit(.minutes(1))) struct LargeTextTests {
  @Test func `braces that close nowhere are read once`() {
    let text = String(repeating: "{x", count: 200_000)
    #expect(MessageTemplate(text).filled(["x": "y"]) == text)
  }

  @Test func `thousands of buttons with one title each get an id`() throws {
    var dialog = Dialog(.sheet)
    for _ in 1...20_000 { dialog.addButton("Again") }
    try dialog.validate()
    #expect(dialog.buttons.last?.id == "again-20000")
  }

  @Test func `a text keeps only the arguments that it names`() {
    let arguments = (1...1000).map { DialogText.Argument(name: "a\($0)", value: "\($0)") }
    let text = DialogText(key: "{a7} of {a9}", arguments: arguments)
    #expect(text == DialogText(key: "{a7} of {a9}", arguments: ["a7": "7", "a9": "9"]))
  }
}
