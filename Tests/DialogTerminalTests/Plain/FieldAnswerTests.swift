import Dialogs
import Testing

@testable import DialogTerminal

@Suite struct `A line fills a field` {
  private func read(_ line: String, for field: DialogField) throws -> Answer<FieldValue> {
    let content = try DialogContent(.form(field))
    return FieldAnswer.read(line, for: content.fields[0], content.words)
  }

  private let size = DialogField.choice(
    "size", items: [.init("Small", id: "s"), .init("Large", id: "l"), .init("Largest", id: "xl")],
    chosen: "s")
  private let colors = DialogField.choices(
    "colors",
    items: [.init("Red", id: "r"), .init("Green", id: "g"), .init("Blue, dark", id: "b")],
    chosen: ["g"])

  @Test(arguments: [
    ("Bob", "Bob"), ("  two words ", "  two words "), ("", "Ann"), (#"C:\new"#, #"C:\new"#),
  ])
  func `text is taken as it is, and Return keeps it`(line: String, value: String) throws {
    #expect(try read(line, for: .text("name", value: "Ann")) == .given(.text(value)))
  }

  @Test func `spaces of a secret count`() throws {
    #expect(try read("  ", for: .secure("pin")) == .given(.text("  ")))
  }

  @Test(arguments: [("y", true), (" YES ", true), ("n", false), ("", true)])
  func `a check box takes yes or no`(line: String, value: Bool) throws {
    #expect(
      try read(line, for: .checkbox("again", label: "Again", isOn: true)) == .given(.flag(value)))
  }

  @Test(arguments: ["1", "true", "ja", "yess"])
  func `a check box takes nothing else`(line: String) throws {
    #expect(
      try read(line, for: .checkbox("again", label: "Again"))
        == .again("Please answer yes or no."))
  }

  @Test(arguments: [
    ("2", "l"), ("l", "l"), ("large", "l"), ("SM", "s"), ("largest", "xl"), ("xl", "xl"),
    ("", "s"), (" ", "s"), ("٢", "l"), ("२", "l"),
  ])
  func `a choice is made by number, id or title`(line: String, id: String) throws {
    #expect(try read(line, for: size) == .given(.items([id])))
  }

  @Test func `a choice that could be several, or is none, is asked again`() throws {
    #expect(
      try read("lar", for: size) == .again("“lar” could be: 2) Large, 3) Largest."))
    #expect(try read("4", for: size) == .again("“4” is not one of the choices."))
    #expect(try read("1,2", for: size) == .again("“1,2” is not one of the choices."))
  }

  @Test(arguments: [
    ("1", ["r"]), ("3, 1", ["r", "b"]), ("r,green", ["r", "g"]), ("1,1,1", ["r"]),
    ("Blue, dark", ["b"]), ("blue,", ["b"]), (",", []), ("", ["g"]), ("١، ٣", ["r", "b"]),
    ("１、３", ["r", "b"]), ("1，3", ["r", "b"]),
  ])
  func `choices come in the order of the items`(line: String, ids: [String]) throws {
    #expect(try read(line, for: colors) == .given(.items(ids)))
  }

  @Test func `one wrong choice asks for all again`() throws {
    #expect(try read("1,9", for: colors) == .again("“9” is not one of the choices."))
  }
}
