import Dialogs
import Testing

@testable import DialogTerminal

@Suite struct `Keys` {
  private func open(
    _ dialog: Dialog, rightToLeft: Bool = false, columns: Int = 80, rows: Int = 40
  ) throws -> InteractiveDialog {
    var content = try DialogContent(dialog)
    if rightToLeft { content.language = Language(tag: "he", direction: .rightToLeft) }
    return InteractiveDialog(
      content, style: InteractiveStyle(), size: TerminalSize(columns: columns, rows: rows))
  }

  private func press(_ keys: Key..., in dialog: inout InteractiveDialog) -> [SurfaceEvent] {
    keys.flatMap { dialog.handle($0) }
  }

  @Test(arguments: [
    (Key.tab, "cancel"), (.backTab, "delete"), (.right, "cancel"), (.left, "delete"),
    (.home, "delete"), (.end, "cancel"), (.down, "cancel"), (.up, "delete"),
    (.character("d"), "delete"), (.alt("D"), "delete"),
  ]) func `go from the default button to another`(key: Key, id: String) throws {
    var dialog = try open(.deletion)
    #expect(dialog.focus == .button("keep"))
    #expect(dialog.handle(key) == [.focused(id)])
    #expect(dialog.focus == .button(id))
  }

  @Test func `left and right follow the reading direction`() throws {
    var dialog = try open(.deletion, rightToLeft: true)
    #expect(dialog.handle(.left) == [.focused("cancel")])
    #expect(dialog.handle(.left) == [])
    #expect(press(.right, .right, in: &dialog) == [.focused("keep"), .focused("delete")])
  }

  @Test(arguments: [
    (Key.enter, [SurfaceEvent.clicked("keep")]), (.character(" "), [.clicked("keep")]),
    (.character("c"), [.focused("cancel"), .clicked("cancel")]),
    (.alt("k"), [.clicked("keep")]), (.escape, [.escape]),
    (.control("c"), [.ended(.interrupted)]), (.control("d"), [.ended(.endOfInput)]),
    (.control("l"), []), (.other, []), (.insert, []), (.character("7"), []), (.paste("k"), []),
    (.report(.attributes([4])), []),
  ]) func `press buttons`(key: Key, events: [SurfaceEvent]) throws {
    var dialog = try open(.deletion)
    #expect(dialog.handle(key) == events)
  }

  @Test func `a letter only goes to a button that destroys`() throws {
    var dialog = try open(.deletion)
    #expect(dialog.handle(.character("d")) == [.focused("delete")])
    #expect(dialog.handle(.enter) == [.clicked("delete")])
  }

  @Test func `what cannot be chosen gets no keys`() throws {
    var dialog = try open(
      .alert("Q", buttons: [DialogButton("A"), DialogButton("B", isEnabled: false), .cancel()]))
    #expect(press(.right, .right, .left, in: &dialog) == [.focused("cancel"), .focused("a")])
    #expect(dialog.handle(.character("b")) == [])
    #expect(!dialog.frame.targets.contains { $0.focus == .button("b") })
  }

  @Test func `go first to what does no harm`() throws {
    let (burn, drown) = (
      DialogButton.destructive("Burn", id: "burn"), DialogButton.destructive("Drown", id: "drown")
    )
    let off = DialogButton("A", isEnabled: false)
    let cases: [([DialogButton], default: String?, first: String?)] = [
      ([burn, .cancel()], nil, "cancel"), ([burn, .cancel()], "burn", "cancel"),
      ([burn], nil, "burn"), ([burn, drown], nil, nil), ([off, DialogButton("B")], "a", "b"),
      ([off], nil, nil), ([.cancel(), DialogButton("A"), DialogButton("B")], "b", "b"),
    ]
    for (buttons, byReturn, first) in cases {
      var written = Dialog.alert("Q", buttons: buttons)
      written.defaultButton = byReturn
      var dialog = try open(written)
      #expect(dialog.focus == first.map { .button($0) })
      if first == nil { #expect(dialog.handle(.enter) == []) }
    }
  }

  @Test func `stacked buttons are gone through with up and down`() throws {
    var dialog = try open(.deletion, columns: 20)
    #expect(
      press(.up, .up, .down, in: &dialog) == [.focused("delete"), .focused("keep")])
  }

  @Test func `Return goes to the next empty field, and from the last presses the default`() throws {
    var dialog = try open(
      .form(
        .text("a"), .text("b", value: "filled"), .checkbox("c", label: "C"), .secure("d")))
    #expect(dialog.focus == .field("a"))
    #expect(
      press(.character("x"), .enter, in: &dialog) == [.edited("a", .text("x")), .focused("d")])
    let values: [String: FieldValue] = [
      "a": .text("x"), "b": .text("filled"), "c": .flag(false), "d": .text(""),
    ]
    #expect(dialog.handle(.enter) == [.focused("save"), .clicked("save", values: values)])
  }

  @Test func `up and down lead through fields and back from the buttons`() throws {
    var dialog = try open(.form(.text("a"), .text("b")))
    #expect(press(.down, .down, in: &dialog) == [.focused("b"), .focused("save")])
    #expect(
      press(.right, .up, .up, in: &dialog) == [
        .focused("cancel"), .focused("b"), .focused("a"),
      ])
    #expect(press(.up, in: &dialog) == [])
  }

  @Test func `Return in a field presses no button that destroys unless it is the default`() throws {
    var dialog = try open(
      .alert("Q", buttons: [.destructive("Burn", id: "burn")], fields: [.text("a")]))
    #expect(dialog.handle(.enter) == [.focused("burn")])
  }

  @Test func `type into text, where letters choose nothing`() throws {
    var dialog = try open(.form(.text("a")))
    #expect(dialog.handle(.character("s")) == [.edited("a", .text("s"))])
    #expect(dialog.handle(.paste("ab\ncd")) == [.edited("a", .text("sab cd"))])
    #expect(dialog.handle(.left) == [])
    #expect(dialog.handle(.control("d")) == [.edited("a", .text("sab c"))])
    #expect(dialog.handle(.control("u")) == [.edited("a", .text(""))])
    #expect(dialog.handle(.control("d")) == [.ended(.endOfInput)])
    #expect(dialog.handle(.alt("s")).last == .clicked("save", values: ["a": .text("")]))
  }

  @Test func `space checks a box, and Return goes on`() throws {
    var dialog = try open(.form(.checkbox("a", label: "A", isOn: true)))
    #expect(dialog.focus == .button("save"))
    #expect(dialog.handle(.backTab) == [.focused("a")])
    #expect(dialog.handle(.character(" ")) == [.edited("a", .flag(false))])
    #expect(dialog.handle(.character(" ")) == [.edited("a", .flag(true))])
    #expect(dialog.handle(.enter).last == .clicked("save", values: ["a": .flag(true)]))
  }

  @Test func `work that goes on is not ended by the end of the input`() throws {
    var dialog = try open(.progress("Copying", cancel: nil))
    #expect(dialog.focus == nil)
    #expect(press(.control("d"), .enter, .tab, .up, in: &dialog) == [])
    #expect(dialog.handle(.control("c")) == [.ended(.interrupted)])
  }

  @Test func `long text is scrolled, to its end and no further`() throws {
    let message = (1...40).map { "line \($0)" }.joined(separator: "\n")
    var dialog = try open(
      .alert("Q", message: DialogText(verbatim: message), buttons: [.cancel()]), rows: 12)
    #expect(dialog.frame.text.contains("line 1 "))
    #expect(dialog.frame.text.contains("▾"))
    _ = dialog.handle(.down)
    #expect(!dialog.frame.text.contains("line 1 "))
    #expect(dialog.frame.text.contains("▴"))
    for _ in 0..<30 { _ = dialog.handle(.pageDown) }
    #expect(dialog.frame.text.contains("line 40 "))
    _ = dialog.handle(.up)
    #expect(!dialog.frame.text.contains("line 40 "))
    #expect(dialog.frame.text.contains("│  Q"))
    for _ in 0..<40 { _ = dialog.handle(.mouse(MouseEvent(action: .wheelUp, row: 0, column: 0))) }
    #expect(dialog.frame.text.contains("line 1 "))
  }

  @Test func `a click presses what is under the mouse`() throws {
    var dialog = try open(
      .form(
        .text("a", label: "A"), .checkbox("b", label: "B"),
        .choice("c", items: [.init("x"), .init("y")]), .choices("d", items: [.init("z")])))
    func click(_ focus: Focus) throws -> [SurfaceEvent] {
      let target = try #require(dialog.frame.targets.last { $0.focus == focus })
      let column = target.columns.lowerBound
      let event = MouseEvent(action: .press, row: target.row, column: column)
      #expect(dialog.handle(.mouse(MouseEvent(action: .release, row: 1, column: 1))) == [])
      return dialog.handle(.mouse(event))
    }
    #expect(try click(.field("b")) == [.focused("b"), .edited("b", .flag(true))])
    #expect(
      try click(.item(field: "c", index: 1)) == [.focused("c"), .edited("c", .items(["y"]))])
    #expect(
      try click(.item(field: "d", index: 0)) == [.focused("d"), .edited("d", .items(["z"]))])
    #expect(try click(.item(field: "d", index: 0)) == [.edited("d", .items([]))])
    #expect(try click(.field("a")) == [.focused("a")])
    #expect(try click(.button("cancel")).last == .clicked("cancel", values: dialog.content.values))
    #expect(dialog.handle(.mouse(MouseEvent(action: .press, row: 0, column: 0))) == [])
  }
}
