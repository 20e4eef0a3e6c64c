import DialogGraphics
import Dialogs
import Testing

@testable import DialogTerminal

@Suite struct `Where there is little room` {
  private func open(
    _ dialog: Dialog, _ columns: Int, _ rows: Int
  ) throws -> InteractiveDialog {
    InteractiveDialog(
      try DialogContent(dialog), style: InteractiveStyle(),
      size: TerminalSize(columns: columns, rows: rows))
  }

  private let question = Dialog.alert(
    "Delete everything in this folder?", message: "This cannot be undone. It takes a while.",
    buttons: [.cancel(), .destructive("Delete", id: "delete"), DialogButton("Keep", id: "keep")])

  @Test(arguments: [(20, 5), (30, 6), (12, 9), (80, 24)])
  func `the question and the button are seen`(
    columns: Int, rows: Int
  ) throws {
    let dialog = try open(question, columns, rows)
    let words = dialog.frame.text.split { !$0.isLetter }.joined(separator: " ")
    #expect(words.hasPrefix("Delete everything in this folder"))
    #expect(dialog.frame.text.contains("▸ Keep"))
  }

  @Test(arguments: [(1, 1), (3, 2), (7, 30), (20, 2), (80, 1), (80, 2), (12, 4)])
  func `no question that is not seen is answered`(columns: Int, rows: Int) throws {
    var dialog = try open(question, columns, rows)
    let keys: [Key] = [
      .enter, .character(" "), .character("k"), .character("d"), .tab, .alt("k"), .control("d"),
      .mouse(MouseEvent(action: .press, row: 0, column: 0)), .paste("k"),
    ]
    for key in keys { #expect(dialog.handle(key) == []) }
    #expect(dialog.handle(.escape) == [.escape])
    #expect(dialog.handle(.control("c")) == [.ended(.interrupted)])
    dialog.resize(TerminalSize(columns: 80, rows: 24))
    #expect(dialog.handle(.enter) == [.clicked("keep")])
  }

  @Test func `the room that is needed is told, and is enough`() throws {
    for (columns, rows) in [(5, 5), (9, 4), (20, 2), (80, 1)] {
      var dialog = try open(question, columns, rows)
      let text = dialog.frame.text.split(separator: "\n").joined(separator: " ")
      if columns >= 20 { #expect(text.hasPrefix("Too small: needs")) }
      guard let size = text.firstMatch(of: /([0-9]+)×([0-9]+)/) else { continue }
      let needed = TerminalSize(columns: Int(size.1) ?? 0, rows: Int(size.2) ?? 0)
      dialog.resize(needed)
      #expect(dialog.handle(.enter) == [.clicked("keep")], "\(columns)×\(rows): \(needed)")
      dialog.resize(TerminalSize(columns: needed.columns, rows: needed.rows - 1))
      #expect(dialog.handle(.enter) == [], "\(columns)×\(rows): \(needed)")
    }
  }

  @Test(arguments: [(20, 5), (80, 3), (30, 6)])
  func `a message that is not all seen says so`(columns: Int, rows: Int) throws {
    let message = String(repeating: "It cannot be undone. ", count: 20)
    let dialog = try open(
      Dialog.alert("Delete?", message: .init(verbatim: message), buttons: [.cancel()]), columns,
      rows)
    #expect(dialog.frame.text.contains("It cannot"))
    #expect(dialog.frame.text.contains("▾"))
  }

  @Test func `a size that is not known is 80 by 24`() throws {
    #expect(try open(question, 0, 0).size == TerminalSize(columns: 80, rows: 24))
    #expect(try open(question, 0, 0).frame == open(question, 80, 24).frame)
  }

  @Test func `the field that is typed into is seen, and the buttons`() throws {
    let fields = (0..<9).map { DialogField.text("f\($0)", label: DialogText(verbatim: "L\($0)")) }
    let form = Dialog.alert("Who?", buttons: [DialogButton("Save"), .cancel()], fields: fields)
    for (columns, rows) in [(80, 12), (40, 8), (20, 5), (12, 5)] {
      var dialog = try open(form, columns, rows)
      for place in 0..<9 {
        #expect(dialog.focus == .field("f\(place)"))
        let cursor = try #require(dialog.frame.cursor)
        #expect(dialog.frame.lines[cursor.row].text.contains("▸"))
        #expect(dialog.frame.text.contains("L\(place)"), "\(columns)×\(rows)")
        #expect(dialog.frame.text.contains("Who?"))
        #expect(dialog.frame.text.contains("Save"))
        _ = dialog.handle(.tab)
      }
    }
  }

  @Test func `twelve buttons can all be reached`() throws {
    let titles = (1...12).map { DialogButton(DialogText(verbatim: "Button \($0)"), id: "b\($0)") }
    for (columns, rows) in [(80, 24), (30, 8), (16, 4)] {
      var dialog = try open(.alert("Which?", buttons: titles), columns, rows)
      var reached: Set<Focus?> = []
      for _ in 0..<12 {
        reached.insert(dialog.focus)
        let row = try #require(dialog.frame.lines.first { $0.text.contains("▸") })
        #expect(row.text.contains(try #require(dialog.focusedButton).title.string + " "))
        _ = dialog.handle(.tab)
      }
      #expect(reached.count == 12)
    }
  }

  @Test func `a long question without a title is scrolled`() throws {
    let message = DialogText(verbatim: (1...30).map { "line \($0)" }.joined(separator: "\n"))
    var dialog = try open(.sheet(message: message, buttons: [.cancel()]), 40, 10)
    #expect(dialog.frame.text.contains("line 1 "))
    #expect(dialog.handle(.enter) == [.clicked("cancel")])
    dialog.resize(TerminalSize(columns: 40, rows: 3))
    #expect(dialog.handle(.enter) == [])
  }

  @Test func `an icon is a picture only where all the text is seen beside it`() throws {
    let pixels = (0..<64).flatMap { _ -> [UInt8] in [200, 0, 0, 255] }
    var dialog = try open(question, 80, 24)
    dialog.icon = try Bitmap(width: 8, height: 8, pixels: pixels)
    #expect(dialog.frame.text.contains("██"))
    dialog.style.graphics = .kitty
    #expect(dialog.frame.pictures.count == 1)
    #expect(dialog.frame.pictures.first?.position == CellPosition(row: 1, column: 3))
    dialog.content.language = Language(tag: "ar", direction: .rightToLeft)
    let width = dialog.frame.lines[0].text.count
    #expect(dialog.frame.pictures.first?.position == CellPosition(row: 1, column: width - 11))
    for (columns, rows) in [(80, 8), (39, 24)] {
      dialog.resize(TerminalSize(columns: columns, rows: rows))
      #expect(dialog.frame.pictures.isEmpty)
    }
    dialog.resize(TerminalSize(columns: 80, rows: 24))
    dialog.style.graphics = .none
    #expect(!dialog.frame.text.contains("█") && dialog.frame.pictures.isEmpty)
  }
}
