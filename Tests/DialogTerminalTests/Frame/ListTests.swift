import Dialogs
import Testing

@testable import DialogTerminal

@Suite struct `A list` {
  private func list(
    _ titles: [String], kind: DialogField.Kind = .choice, columns: Int = 60, rows: Int = 24,
    isRequired: Bool = false
  ) throws -> InteractiveDialog {
    let items = titles.map { DialogField.Item(DialogText(verbatim: $0)) }
    let field = DialogField(
      id: "f", kind: kind, value: .items([]), isRequired: isRequired, items: items)
    return InteractiveDialog(
      try DialogContent(.form(field)), style: InteractiveStyle(),
      size: TerminalSize(columns: columns, rows: rows))
  }

  private func chosen(_ dialog: InteractiveDialog) -> [String] {
    if case .items(let ids) = dialog.content.fields[0].value { ids } else { [] }
  }

  private func type(_ keys: [Key], in dialog: inout InteractiveDialog) {
    for key in keys { _ = dialog.handle(key) }
  }

  @Test func `moves the choice with the arrow keys`() throws {
    var dialog = try list(["a", "b", "c"])
    #expect(dialog.handle(.down) == [.edited("f", .items(["b"]))])
    #expect(dialog.handle(.end) == [.edited("f", .items(["c"]))])
    #expect(dialog.handle(.down) == [])
    #expect(dialog.handle(.home) == [.edited("f", .items(["a"]))])
    #expect(dialog.handle(.character(" ")) == [.edited("f", .items([]))])
  }

  @Test func `gives Return the item that it is at`() throws {
    var dialog = try list(["a", "b"])
    let events = dialog.handle(.enter)
    #expect(
      events == [
        .edited("f", .items(["a"])), .focused("save"),
        .clicked("save", values: ["f": .items(["a"])]),
      ])
  }

  @Test func `keeps one choice that is required`() throws {
    var dialog = try list(["a", "b"], isRequired: true)
    type([.character(" "), .character(" ")], in: &dialog)
    #expect(chosen(dialog) == ["a"])
  }

  @Test func `takes several in the order of the items`() throws {
    var dialog = try list(["a", "b", "c"], kind: .choices)
    type([.end, .character(" "), .home, .character(" ")], in: &dialog)
    #expect(chosen(dialog) == ["a", "c"])
    #expect(dialog.handle(.character(" ")) == [.edited("f", .items(["c"]))])
  }

  @Test(arguments: [
    ("MUN", ["München", "Munich"]), ("ü", ["München", "Munich", "São Paulo"]),
    ("sao", ["São Paulo"]),
    ("ｱｻﾋ", ["アサヒ"]), ("łódź", ["Łódź"]), ("o p", ["São Paulo"]), ("x", []),
    ("\u{301}", ["München", "Munich", "São Paulo", "アサヒ", "Łódź"]),
  ]) func `is filtered without regard to case and accents`(
    typed: String, found: [String]
  ) throws {
    var list = ItemList(["München", "Munich", "São Paulo", "アサヒ", "Łódź"])
    list.beginFilter()
    for letter in typed {
      let isTaken = list.edit(.character(letter))
      #expect(isTaken)
    }
    #expect(list.places.map { list.titles[$0] } == found)
    list.endFilter()
    #expect(list.places.count == 5)
  }

  @Test func `that is long is filtered by letters, a short one after a slash`() throws {
    let cities = (1...20).map { "City \($0)" }
    var long = try list(cities)
    type([.character("1"), .character("9")], in: &long)
    #expect(long.frame.text.contains("/ 19"))
    #expect(long.frame.text.contains("1 of 20"))
    #expect(!long.frame.text.contains("City 2 "))
    // Escape first lets all items through again.
    #expect(long.handle(.escape) == [])
    #expect(long.frame.text.contains("20 of 20"))
    #expect(long.handle(.escape) == [.escape])

    var short = try list(["a", "s"])
    type([.character("/"), .character("s")], in: &short)
    #expect(short.focus == .field("f"))
    #expect(short.frame.text.contains("1 of 2"))
    type([.backspace, .backspace], in: &short)
    #expect(!short.frame.text.contains("of 2"))
    // Without a filter the letter chooses a button.
    #expect(short.handle(.character("s")).first == .focused("save"))
  }

  @Test func `gives Return and Tab what its filter found`() throws {
    let cities = (1...20).map { "City \($0)" }
    var dialog = try list(cities)
    type([.character("7"), .tab], in: &dialog)
    #expect(chosen(dialog) == ["City 7"])
    #expect(dialog.focus == .button("save"))
    var several = try list(cities, kind: .choices)
    type([.character("7"), .down, .enter], in: &several)
    #expect(chosen(several) == ["City 17"])
    #expect(several.focus == .field("f"))
  }

  @Test func `with nothing found presses nothing`() throws {
    var dialog = try list((1...20).map { "City \($0)" }, isRequired: true)
    type([.character("x")], in: &dialog)
    #expect(dialog.frame.text.contains("Nothing found"))
    #expect(dialog.handle(.enter) == [])
    #expect(dialog.handle(.character(" ")) == [])
    #expect(dialog.handle(.down) == [])
  }

  @Test func `repeats no line of a title that is longer than the terminal`() throws {
    let korean = "한국어로 된 아주 긴 제목이 있습니다 그리고 더 길어집니다 정말로 아주 길다"
    var dialog = try list(["가", korean, "나"], columns: 40)
    let first = dialog.frame
    let rows = first.lines.count
    for key: Key in [.down, .up, .down, .up, .down, .up] {
      _ = dialog.handle(key)
      #expect(dialog.frame.lines.count == rows)
      #expect(dialog.frame.text.matches(of: /한국어로/).count == 1)
    }
    #expect(dialog.frame.lines.map(\.text) != [])
  }

  @Test(arguments: [1, 2, 3, 5, 10])
  func `shows the item that it is at, however high the others are`(
    height: Int
  ) throws {
    let titles = (0..<30).map { "item \($0) " + String(repeating: "long ", count: $0 % 7 * 4) }
    var dialog = try list(titles, columns: 30, rows: height + 4)
    for place in 0..<30 {
      #expect(dialog.frame.text.contains("item \(place) "), "\(place)")
      #expect(dialog.frame.lines.count <= height + 4)
      _ = dialog.handle(.down)
    }
  }
}
