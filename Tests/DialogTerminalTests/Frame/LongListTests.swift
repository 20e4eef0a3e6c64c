import Dialogs
import Testing

@testable import DialogTerminal

@Suite struct `A long list` {
  @Test(arguments: [9, 12, 300]) func `of buttons lets every button be reached`(count: Int) throws {
    let buttons = (0..<count).map { DialogButton(DialogText(verbatim: "B\($0)"), id: "\($0)") }
    for size in [TerminalSize(columns: 80, rows: 24), TerminalSize(columns: 20, rows: 5)] {
      var dialog = InteractiveDialog(
        try DialogContent(.sheet("Which?", buttons: buttons)), style: InteractiveStyle(),
        size: size)
      for place in 0..<count {
        #expect(dialog.focus == .button("\(place)"))
        #expect(dialog.frame.text.contains("▸ B\(place) "))
        _ = dialog.handle(.down)
      }
      #expect(dialog.handle(.enter) == [.clicked("\(count - 1)")])
      _ = dialog.handle(.character("8"))
      #expect(dialog.focus == .button("8"))
      _ = dialog.handle(.character("x"))
      #expect(dialog.handle(.enter) == [])
      #expect(dialog.handle(.tab) == [])
      _ = dialog.handle(.escape)
      #expect(dialog.focus == .button("8"))
    }
  }

  private func slowest(_ keys: [Key], in dialog: InteractiveDialog) -> Duration {
    var dialog = dialog
    return keys.map { key in
      ContinuousClock().measure {
        _ = dialog.handle(key)
        _ = dialog.frame
      }
    }.max() ?? .zero
  }

  /// Without optimization, on a machine that does other things, a key may take this long.
  private var limit: Duration {
    #if DEBUG
      .seconds(2)
    #else
      .milliseconds(16)
    #endif
  }

  @Test func `of 10,000 items takes a key in less than 16 milliseconds`() throws {
    let titles = (0..<10_000).map { "Größe \($0) – 서울" }
    let keys: [Key] = [
      .down, .pageDown, .end, .character("g"), .character("9"), .character("9"), .down,
      .backspace, .character(" "), .escape, .home,
    ]
    for kind in [DialogField.Kind.choice, .choices] {
      let items = titles.map { DialogField.Item(DialogText(verbatim: $0)) }
      let field = DialogField(id: "f", kind: kind, value: .items([]), items: items)
      let list = InteractiveDialog(
        try DialogContent(.form(field)), style: InteractiveStyle(),
        size: TerminalSize(columns: 80, rows: 24))
      #expect(slowest(keys, in: list) < limit)
    }
    let buttons = titles.map { DialogButton(DialogText(verbatim: $0), id: $0) }
    let sheet = InteractiveDialog(
      try DialogContent(.sheet("Which?", buttons: buttons)), style: InteractiveStyle(),
      size: TerminalSize(columns: 80, rows: 24))
    #expect(slowest(keys, in: sheet) < limit)
  }
}
