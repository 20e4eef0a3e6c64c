import Dialogs
import Testing

@testable import DialogTerminal

@Suite struct `A line chooses a button` {
  @Test(arguments: [
    ("1", "delete"), ("2", "keep"), (" 3 ", "cancel"), ("003", "cancel"),
    ("delete", "delete"), ("DELETE", "delete"), ("d", "delete"), ("Ke", "keep"),
    ("", "keep"), ("   ", "keep"),
    ("n", "cancel"), ("NO", "cancel"),
  ])
  func `by number, id, beginning of a title or nothing`(line: String, id: String) throws {
    #expect(ButtonAnswer.read(line, of: try DialogContent(.deletion)) == .given(id))
  }

  @Test(arguments: ["0", "4", "-1", "+1", "1.", "99999999999999999999", "x", "keep it", "y", "①"])
  func `what is none of them is asked again`(line: String) throws {
    #expect(
      ButtonAnswer.read(line, of: try DialogContent(.deletion))
        == .again("“\(line)” is not one of the choices."))
  }

  @Test func `a number comes before an id, an id before a title`() throws {
    let content = try DialogContent(
      .alert(
        "Which?",
        buttons: [
          DialogButton("b", id: "2"), DialogButton("Second", id: "x"),
          DialogButton("Third", id: "b"),
        ]))
    #expect(ButtonAnswer.read("2", of: content) == .given("x"))
    #expect(ButtonAnswer.read("b", of: content) == .given("b"))
    #expect(ButtonAnswer.read("B", of: content) == .given("2"))
  }

  @Test func `a title that is a number can be typed where no button has that number`() throws {
    let content = try DialogContent(.buttons("2024", "2025"))
    #expect(ButtonAnswer.read("2025", of: content) == .given("button-2"))
    #expect(ButtonAnswer.read("2", of: content) == .given("button-2"))
  }

  @Test func `several beginnings are named`() throws {
    let content = try DialogContent(.buttons("Save", "Save As…", "Send"))
    #expect(
      ButtonAnswer.read("s", of: content)
        == .again("“s” could be: 1) Save, 2) Save As…, 3) Send."))
    #expect(
      ButtonAnswer.read("sa", of: content) == .again("“sa” could be: 1) Save, 2) Save As…."))
    #expect(ButtonAnswer.read("save", of: content) == .given("save"))
    #expect(ButtonAnswer.read("save a", of: content) == .given("save-as"))
    #expect(ButtonAnswer.read("se", of: content) == .given("send"))
  }

  @Test func `equal titles are told apart by number`() throws {
    let content = try DialogContent(.buttons("Copy", "Copy"))
    #expect(
      ButtonAnswer.read("COPY", of: content) == .again("“COPY” could be: 1) Copy, 2) Copy."))
    #expect(ButtonAnswer.read("2", of: content) == .given("copy-2"))
  }

  @Test(arguments: [("y", "yes"), ("Yes", "yes"), ("n", "no"), ("NO", "no"), ("", "no")])
  func `words for yes and no press the buttons of that id`(line: String, id: String) throws {
    #expect(ButtonAnswer.read(line, of: try DialogContent(.yesOrNo)) == .given(id))
  }

  @Test(arguments: [("j", "yes"), ("JA", "yes"), ("nein", "no"), ("N", "no"), ("yes", "yes")])
  func `in the language of the dialog`(line: String, id: String) throws {
    let content = try DialogContent(.yesOrNo, localizedBy: German())
    #expect(ButtonAnswer.read(line, of: content) == .given(id))
  }

  @Test func `not in another language`() throws {
    let content = try DialogContent(.yesOrNo, localizedBy: German())
    #expect(ButtonAnswer.read("y", of: content) == .again("„y“ gibt es nicht."))
  }

  @Test(arguments: [("y", "erase"), ("no", "cancel")])
  func `without such ids yes is the only other button and no is cancel`(
    line: String, id: String
  ) throws {
    let content = try DialogContent(
      .alert("Erase?", buttons: [.destructive("Erase"), .cancel()]))
    #expect(ButtonAnswer.read(line, of: content) == .given(id))
  }

  @Test func `yes is a lone button, and no is nothing`() throws {
    let content = try DialogContent(.alert("Done."))
    #expect(ButtonAnswer.read("y", of: content) == .given("ok"))
    #expect(ButtonAnswer.read("n", of: content) == .again("“n” is not one of the choices."))
  }

  @Test func `yes wins over a title that only goes on after it`() throws {
    let content = try DialogContent(
      .alert(
        "Replace?",
        buttons: [.stock(.yes), DialogButton("Yes to All", id: "all"), .stock(.no)]))
    #expect(ButtonAnswer.read("y", of: content) == .given("yes"))
    #expect(ButtonAnswer.read("yes t", of: content) == .given("all"))
  }

  @Test func `a word for no never presses a button that only begins like it`() throws {
    let content = try DialogContent(
      .alert("Launch?", buttons: [.destructive("Nuke"), DialogButton("Wait"), .cancel()]))
    #expect(
      ButtonAnswer.read("n", of: content) == .again("“n” could be: 1) Nuke, 3) Cancel."))
    #expect(ButtonAnswer.read("nu", of: content) == .given("nuke"))
  }

  @Test func `a disabled button is said to be unavailable`() throws {
    let content = try DialogContent(
      .alert(
        "Save?", buttons: [DialogButton("Save", isEnabled: false), DialogButton("Later")]))
    for line in ["1", "save", "Sa"] {
      #expect(
        ButtonAnswer.read(line, of: content) == .again("“Save” cannot be chosen now."), "\(line)")
    }
    #expect(ButtonAnswer.read("", of: content) == .given("later"))
  }

  @Test func `an empty line without a default only asks again`() throws {
    let content = try DialogContent(.alert("Erase?", buttons: [.destructive("Erase")]))
    #expect(ButtonAnswer.read("", of: content) == .again(nil))
  }

  @Test func `all of twelve buttons can be reached`() throws {
    var dialog = Dialog.sheet()
    for number in 1...12 { dialog.addButton(DialogText(verbatim: "No. \(number)")) }
    let content = try DialogContent(dialog)
    for number in 1...12 {
      #expect(ButtonAnswer.read("\(number)", of: content) == .given("no-\(number)"))
    }
  }
}
