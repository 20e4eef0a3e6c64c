import Dialogs
import Testing

@testable import DialogTerminal

@Suite struct `An update` {
  private func form() throws -> InteractiveDialog {
    InteractiveDialog(
      try DialogContent(.form(.text("a", label: "A"), .text("b", label: "B"))),
      style: InteractiveStyle(), size: TerminalSize(columns: 80, rows: 24))
  }

  private let problem = ResolvedText(verbatim: "This is wrong.")

  @Test func `of the message keeps what was typed, the focus and the scroll`() throws {
    var dialog = try form()
    var stale = dialog.content
    for key: Key in [.character("x"), .tab, .character("y"), .left] { _ = dialog.handle(key) }
    let cursor = dialog.frame.cursor
    stale.message = ResolvedText(verbatim: "Still there?")
    dialog.update(stale)
    #expect(dialog.focus == .field("b"))
    #expect(dialog.content.values == ["a": .text("x"), "b": .text("y")])
    #expect(dialog.frame.text.contains("Still there?"))
    #expect(dialog.frame.cursor?.column == cursor?.column)
    #expect(dialog.handle(.character("z")) == [.edited("b", .text("zy"))])
  }

  @Test func `with problems goes to the first field that has one`() throws {
    var dialog = try form()
    for key: Key in [.tab, .enter] { _ = dialog.handle(key) }
    #expect(dialog.focus == .button("save"))
    var refused = dialog.content
    refused.fields[0].problem = problem
    refused.fields[1].problem = problem
    dialog.update(refused)
    #expect(dialog.focus == .field("a"))
    #expect(dialog.frame.text.contains("✗ This is wrong."))
    // Typing is an answer to the problem.
    _ = dialog.handle(.character("x"))
    #expect(dialog.content.fields.map { $0.problem == nil } == [true, false])
  }

  @Test func `that was on its way when a button was pressed moves nothing`() throws {
    var dialog = try form()
    var stale = dialog.content
    stale.fields[0].problem = problem
    for key: Key in [.character("x"), .alt("s")] { _ = dialog.handle(key) }
    dialog.update(stale)
    #expect(dialog.focus == .button("save"))
    #expect(dialog.content.fields[0].problem == nil)
    #expect(dialog.content.values["a"] == .text("x"))
    // The verdict itself still counts.
    var refused = dialog.content
    refused.fields[0].problem = problem
    dialog.update(refused)
    #expect(dialog.focus == .field("a"))
  }

  @Test func `with problems moves nobody who went on typing`() throws {
    var dialog = try form()
    _ = dialog.handle(.alt("s"))
    var refused = dialog.content
    refused.fields[0].problem = problem
    for key: Key in [.backTab, .character("y")] { _ = dialog.handle(key) }
    dialog.update(refused)
    #expect(dialog.focus == .field("b"))
    #expect(dialog.content.fields[0].problem == problem)
    #expect(dialog.content.values["b"] == .text("y"))
  }

  @Test func `that takes the focused button away goes to another`() throws {
    var dialog = InteractiveDialog(
      try DialogContent(.deletion), style: InteractiveStyle(),
      size: TerminalSize(columns: 80, rows: 24))
    var content = dialog.content
    content.buttons[1].isEnabled = false
    dialog.update(content)
    #expect(dialog.focus == .button("cancel"))
  }
}
