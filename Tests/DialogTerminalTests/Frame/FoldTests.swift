import Dialogs
import Testing

@testable import DialogTerminal

@Suite struct `A dialog that has ended` {
  private func folded(
    _ dialog: Dialog, _ outcome: Response.Outcome, _ values: [String: FieldValue] = [:],
    columns: Int = 80, isUnicode: Bool = true
  ) throws -> String {
    var style = InteractiveStyle()
    style.isUnicode = isUnicode
    let dialog = InteractiveDialog(
      try DialogContent(dialog), style: style, size: TerminalSize(columns: columns, rows: 24))
    let frame = dialog.folded(Response(outcome, values: values))
    #expect(frame.lines.count == 1)
    return frame.text
  }

  @Test func `folds into what was asked and answered`() throws {
    #expect(try folded(.deletion, .button(id: "delete", index: 0)) == "✓ Delete? Delete")
    #expect(try folded(.deletion, .button(id: "cancel", index: 2)) == "✗ Delete? Cancel")
    let wide = try folded(.deletion, .button(id: "keep", index: 1), isUnicode: false)
    #expect(wide == "+ Delete? Keep")
    #expect(try folded(.deletion, .button(id: "keep", index: 1), columns: 9) == "✓ Delete?")
    #expect(try folded(.deletion, .button(id: "keep", index: 1), columns: 6) == "✓ Del…")
    #expect(try folded(.deletion, .button(id: "keep", index: 1), columns: 1) == "✓")
  }

  @Test(arguments: [
    (CancelReason.escape, "✗ Delete? cancelled"), (.timeout, "⏱ Delete? timed out"),
    (.endOfInput, "✗ Delete? no more input"), (.interrupted, "✗ Delete? interrupted"),
    (.dismissed, "✗ Delete? taken back"),
  ]) func `folds into why there was no answer`(reason: CancelReason, line: String) throws {
    #expect(try folded(.deletion, .cancelled(reason, index: 2)) == line)
  }

  @Test func `tells the values, and no secret`() throws {
    let form = Dialog.form(
      .text("name", label: "Name"), .secure("pin"), .checkbox("stay", label: "Stay"),
      .choices("days", items: [.init("Monday", id: "mo"), .init("Friday", id: "fr")]),
      .text("note"))
    let values: [String: FieldValue] = [
      "name": .text("Ann\u{1B}"), "pin": .text("1234"), "stay": .flag(true),
      "days": .items(["mo", "fr"]), "note": .text(""),
    ]
    let line = try folded(form, .button(id: "save", index: 0), values)
    #expect(line == #"✓ Who? Save · Ann\u{1B} · Stay · Monday, Friday"#)
    #expect(try folded(form, .button(id: "cancel", index: 1), values) == "✗ Who? Cancel")
  }

  @Test func `of work that is done says so`() throws {
    let work = Dialog.progress("Copying", message: "a.txt")
    #expect(try folded(work, .cancelled(.dismissed, index: 0)) == "✓ Copying")
    #expect(try folded(work, .cancelled(.interrupted, index: 0)) == "✗ Copying interrupted")
  }

  @Test func `without a title is known by its message`() throws {
    let sheet = Dialog.sheet(message: "Which one?\nChoose well.", buttons: [DialogButton("A")])
    #expect(try folded(sheet, .button(id: "a", index: 0)) == "✓ Which one? A")
    let bare = Dialog.sheet(buttons: [DialogButton("A")])
    #expect(try folded(bare, .button(id: "a", index: 0)) == "✓ A")
  }
}
