import Dialogs
import Testing

@testable import DialogTerminal

@Suite struct `A dialog as lines` {
  private func lines(
    _ dialog: Dialog, style: PlainStyle = PlainStyle(), isTyped: Bool = false
  ) throws -> [String] {
    PlainFrame(try DialogContent(dialog), style: style, isTyped: isTyped).lines
  }

  @Test func `roles and the default are marked by words`() throws {
    #expect(
      try lines(.deletion) == [
        "[!] Delete?",
        "This cannot be undone.",
        "  1) Delete (destructive)",
        "  2) Keep (default)",
        "  3) Cancel (cancels)",
        "Type a number from 1 to 3 or a name; Return chooses “Keep”:",
      ])
  }

  @Test func `with style the same words are there`() throws {
    let styled = try lines(.deletion, style: PlainStyle(isEmphasized: true))
    #expect(styled[0] == "\u{1B}[1m[!] Delete?\u{1B}[0m")
    #expect(styled[2] == "  1) \u{1B}[1;31mDelete\u{1B}[0m (destructive)")
    #expect(styled[3] == "  2) \u{1B}[1mKeep\u{1B}[0m (default)")
    let bare = styled.map {
      $0.replacing("\u{1B}[1m", with: "").replacing("\u{1B}[1;31m", with: "")
        .replacing("\u{1B}[0m", with: "")
    }
    #expect(bare == (try lines(.deletion)))
  }

  @Test func `a lone button asks for Return only`() throws {
    #expect(
      try lines(.alert("Done.")) == ["Done.", "  1) OK (default)", "Return chooses “OK”:"])
  }

  @Test func `a sheet may have no title`() throws {
    #expect(
      try lines(.sheet(buttons: [.destructive("Erase", id: "x")])) == [
        "  1) Erase (destructive)", "Type a number from 1 to 1 or a name:",
      ])
  }

  @Test func `a disabled button says so and is not what Return presses`() throws {
    var dialog = Dialog.buttons("Now", "Later")
    dialog.defaultButton = "now"
    var content = try DialogContent(dialog)
    content.buttons[0].isEnabled = false
    #expect(
      PlainFrame(content, style: PlainStyle()).lines == [
        "Which?", "  1) Now (default, unavailable)", "  2) Later",
        "Type a number from 1 to 2 or a name:",
      ])
  }

  @Test func `lines of a message are kept, and further lines of titles are indented`() throws {
    #expect(
      try lines(
        .alert(
          "One\nTwo", message: "a\n\n  b\n", icon: .named("question"),
          buttons: [DialogButton("Up\nDown", id: "up")])) == [
          "[?] One", "    Two", "a", "", "  b", "", "  1) Up", "     Down (default)",
          "Return chooses “Up", "Down”:",
        ])
  }

  @Test(arguments: [
    ("a\u{1B}]0;pwn\u{7}\u{1B}[8mb", #"a\u{1B}]0;pwn\u{7}\u{1B}[8mb"#),
    ("gpj.\u{202E}exe", #"gpj.\u{202E}exe"#), ("\u{9B}31m", #"\u{9B}31m"#),
    ("Tom & Jerry <b>", "Tom & Jerry <b>"), ("Delete <draft>?", "Delete <draft>?"),
    (#"C:\new\table"#, #"C:\new\table"#), ("A & B", "A & B"), ("snake_case", "snake_case"),
    ("100%", "100%"), ("{name}", "{name}"),
  ])
  func `every text is literal and harmless wherever it stands`(
    hostile: String, shown: String
  ) throws {
    let text = DialogText(verbatim: hostile)
    let dialog = Dialog.alert(
      text, message: text, buttons: [DialogButton(text, id: "b")],
      fields: [
        .text("t", label: text, value: hostile), .text("p", placeholder: text),
        .choice("c", label: text, items: [.init(text, id: "i")], chosen: "i"),
      ])
    var content = try DialogContent(dialog)
    content.fields[0].problem = ResolvedText(verbatim: hostile)
    for style in [PlainStyle(), PlainStyle(isTerminal: true)] {
      let lines = PlainFrame(content, style: style).lines
      #expect(
        lines == [
          shown, shown, "! \(shown): \(shown)", "\(shown) [Return keeps “\(shown)”]:",
          "p [\(shown)]:",
          shown, "  1) \(shown)",
          "Type the number of your choice, from 1 to 1; Return keeps “\(shown)”:",
          "  1) \(shown) (default)", "Return chooses “\(shown)”:",
        ])
    }
  }

  @Test func `a lone field without a label is asked for by the title`() throws {
    #expect(try lines(Dialog.form(.text("value"))).prefix(2) == ["Who?", ">"])
    let hinted = Dialog.form(.text("value", placeholder: "first name"))
    #expect(try lines(hinted).prefix(2) == ["Who?", "first name:"])
  }

  @Test func `fields say what they want and what Return keeps`() throws {
    let dialog = Dialog.form(
      .text("name", label: "Name", value: "Ann", placeholder: "first name", isRequired: true),
      .text("nick", label: "Nick", placeholder: "optional"),
      .text("bare"),
      .secure("pin", label: "PIN"),
      .checkbox("again", label: "Don't ask again"),
      .choice(
        "size", label: "Size", items: [.init("Small", id: "s"), .init("Large", id: "l")],
        chosen: "l"),
      .choices(
        "colors", items: [.init("Red", id: "r"), .init("Blue", id: "b")], chosen: ["r", "b"],
        isRequired: true))
    #expect(
      try lines(dialog, isTyped: true).dropLast(3) == [
        "Who?",
        "Name (required) [Return keeps “Ann”]:",
        "Nick [optional]:",
        "bare:",
        "PIN [What you type is not shown]:",
        "Don't ask again [yes/no; Return keeps “no”]:",
        "Size",
        "  1) Small",
        "  2) Large",
        "Type the number of your choice, from 1 to 2; Return keeps “Large”:",
        "colors (required)",
        "  1) Red",
        "  2) Blue",
        "Type the numbers of your choices, from 1 to 2, with commas between; Return keeps “Red, Blue”:",
      ])
  }

  @Test func `a secret that is there already is not shown`() throws {
    var content = try DialogContent(.form(.secure("pin", label: "PIN")))
    content.fields[0].value = .text("1234")
    let lines = PlainFrame(content, style: PlainStyle()).lines
    #expect(lines[1] == "PIN [Return keeps “****”]:")
  }

  @Test func `it does not promise to hide what it cannot`() throws {
    #expect(try lines(.form(.secure("pin", label: "PIN")))[1] == "PIN:")
  }

  @Test(arguments: [
    (0.0, "0 % done"), (0.256, "25 % done"), (0.999, "99 % done"), (1.0, "100 % done"),
  ])
  func `progress is told in percent`(fraction: Double, line: String) throws {
    #expect(
      try lines(.progress("Copying", progress: .fraction(fraction), cancel: nil))
        == ["Copying", line])
  }

  @Test(arguments: [(Double.nan, nil), (-3, 0), (7, 100), (.infinity, 100)] as [(Double, Int?)])
  func `a progress that cannot be is no trap`(fraction: Double, percent: Int?) {
    #expect(DialogProgress.fraction(fraction).percent == percent)
  }
}
