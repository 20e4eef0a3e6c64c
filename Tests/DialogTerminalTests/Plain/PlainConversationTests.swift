import Dialogs
import Testing

@testable import DialogTerminal

@Suite struct `A conversation` {
  private let question = "Type a number from 1 to 3 or a name; Return chooses “Keep”:"

  private func conversation(
    _ dialog: Dialog, isTerminal: Bool = false, isTyped: Bool = false
  ) throws -> PlainConversation {
    let style = PlainStyle(isTerminal: isTerminal)
    return PlainConversation(
      PlainFrame(try DialogContent(dialog), style: style, isTyped: isTyped))
  }

  private func line(_ text: String, isTerminated: Bool = true) -> InputLine {
    InputLine(text: Array(text.utf8), isTerminated: isTerminated)
  }

  @Test func `to a pipe, a question is a line`() throws {
    var talk = try conversation(.deletion)
    #expect(talk.open().hasSuffix("\n\(question)\n"))
    #expect(talk.listening == .line)
    let turn = talk.hear(line("1"))
    #expect(turn.text == "")
    #expect(turn.events == [.clicked("delete")])
    #expect(talk.listening == .nothing)
    #expect(talk.close() == "")
  }

  @Test func `at a terminal, an answer stands behind its question`() throws {
    var talk = try conversation(.deletion, isTerminal: true, isTyped: true)
    #expect(talk.open().hasSuffix("\n\(question) "))
    let again = talk.hear(line("x"))
    #expect(again == .init(text: "“x” is not one of the choices.\n\(question) "))
    #expect(talk.close() == "\n")
  }

  @Test func `a terminal that nobody types at has the line ended`() throws {
    var talk = try conversation(.deletion, isTerminal: true, isTyped: false)
    _ = talk.open()
    #expect(talk.hear(line("1")) == .init(text: "\n", events: [.clicked("delete")]))
    #expect(talk.close() == "")
  }

  @Test func `an answer that ended with the input has its line ended`() throws {
    var talk = try conversation(.deletion, isTerminal: true, isTyped: true)
    _ = talk.open()
    #expect(talk.hear(line("1", isTerminated: false)).text == "\n")
  }

  @Test func `fields come one after another, then the buttons`() throws {
    var talk = try conversation(
      .form(.text("name", label: "Name", value: "Ann"), .checkbox("again", label: "Again")))
    #expect(talk.open() == "Who?\nName [Return keeps “Ann”]:\n")
    #expect(
      talk.hear(line("Bob"))
        == .init(
          text: "Again [yes/no; Return keeps “no”]:\n", events: [.edited("name", .text("Bob"))]))
    #expect(talk.hear(line("maybe")).text.hasPrefix("Please answer yes or no.\nAgain ["))
    let toButtons = talk.hear(line("y"))
    #expect(toButtons.events == [.edited("again", .flag(true))])
    #expect(toButtons.text.hasPrefix("  1) Save (default)\n  2) Cancel (cancels)\nType"))
    #expect(
      talk.hear(line("")).events
        == [.clicked("save", values: ["name": .text("Bob"), "again": .flag(true)])])
  }

  @Test func `a secret is listened for as one`() throws {
    var talk = try conversation(.form(.secure("pin")), isTerminal: true, isTyped: true)
    _ = talk.open()
    #expect(talk.listening == .secret)
    // The terminal does not show the line's end either.
    #expect(talk.hear(line("1234")).text.hasPrefix("\n  1) Save"))
    #expect(talk.listening == .line)
  }

  @Test func `refused fields are asked for again, and only these`() throws {
    let dialog = Dialog.form(.text("name", label: "Name"), .text("town", label: "Town"))
    var talk = try conversation(dialog)
    _ = talk.open()
    _ = talk.hear(line("Bob"))
    _ = talk.hear(line("Ulm"))
    _ = talk.hear(line("save"))
    var content = try DialogContent(dialog)
    content.fields[0].value = .text("Bob")
    content.fields[1].value = .text("Ulm")
    content.fields[1].problem = ResolvedText(verbatim: "Too far.")
    #expect(
      talk.update(content) == "! Town: Too far.\nTown [Return keeps “Ulm”]:\n")
    #expect(talk.hear(line("Bonn")).text.hasPrefix("  1) Save"))
    #expect(
      talk.hear(line("1")).events
        == [.clicked("save", values: ["name": .text("Bob"), "town": .text("Bonn")])])
  }

  @Test func `an update that was on its way is no refusal`() throws {
    let dialog = Dialog.form(.text("name", label: "Name"))
    var talk = try conversation(dialog)
    _ = talk.open()
    _ = talk.hear(line("Bob"))
    _ = talk.hear(line("save"))
    var content = try DialogContent(dialog)
    content.fields[0].problem = ResolvedText(verbatim: "Needed.")
    #expect(talk.update(content) == "")
    #expect(talk.listening == .nothing)
  }

  @Test func `cancel is never refused`() throws {
    let dialog = Dialog.form(.text("name", label: "Name"))
    var talk = try conversation(dialog)
    _ = talk.open()
    _ = talk.hear(line(""))
    _ = talk.hear(line("cancel"))
    var content = try DialogContent(dialog)
    content.fields[0].problem = ResolvedText(verbatim: "Needed.")
    #expect(talk.update(content) == "")
    #expect(talk.listening == .nothing)
  }

  @Test func `a new message is shown and the question put again`() throws {
    var talk = try conversation(.deletion, isTerminal: true, isTyped: true)
    _ = talk.open()
    var content = try DialogContent(.deletion)
    content.message = ResolvedText(verbatim: "It is gone\nalready.")
    #expect(talk.update(content) == "\nIt is gone\nalready.\n\(question) ")
    #expect(talk.update(content) == "")
  }

  @Test func `an update does not undo what was typed`() throws {
    let dialog = Dialog.form(.text("name", label: "Name"))
    var talk = try conversation(dialog)
    _ = talk.open()
    _ = talk.hear(line("Bob"))
    var content = try DialogContent(dialog)
    content.message = ResolvedText(verbatim: "New")
    _ = talk.update(content)
    #expect(talk.hear(line("1")).events == [.clicked("save", values: ["name": .text("Bob")])])
  }

  @Test(arguments: [nil, [0xFF, 0x31], [0xC0, 0xAF], [0xED, 0xA0, 0x80]] as [[UInt8]?])
  func `what cannot be read is told and asked again`(bytes: [UInt8]?) throws {
    for dialog in [Dialog.deletion, .form(.text("name"))] {
      var talk = try conversation(dialog)
      _ = talk.open()
      let turn = talk.hear(InputLine(text: bytes))
      #expect(turn.text.hasPrefix("The answer is too long, or is not text in UTF-8.\n"))
      #expect(turn.events == [])
      #expect(talk.listening == .line)
    }
  }

  @Test func `the end of the input is told once`() throws {
    var talk = try conversation(.deletion, isTerminal: true)
    _ = talk.open()
    #expect(talk.hearEnd() == .init(text: "\n", events: [.ended(.endOfInput)]))
    #expect(talk.listening == .nothing)
  }

  @Test func `progress without a button reads nothing`() throws {
    var talk = try conversation(.progress("Copying", cancel: nil))
    #expect(talk.open() == "Copying\n")
    #expect(talk.listening == .nothing)
  }

  @Test func `progress goes on when nobody can cancel any more`() throws {
    var talk = try conversation(.progress("Copying"))
    _ = talk.open()
    #expect(talk.hearEnd() == .init())
    #expect(talk.listening == .nothing)
  }
}
