import Dialogs
import Testing

@testable import DialogTerminal

@Suite struct `A frame` {
  private func frame(
    _ dialog: Dialog, _ localizer: some Localizer = SourceLocalizer(), columns: Int = 80,
    rows: Int = 24, isUnicode: Bool = true, pressing keys: [Key] = []
  ) throws -> String {
    var style = InteractiveStyle()
    style.isUnicode = isUnicode
    var dialog = InteractiveDialog(
      try DialogContent(dialog, localizedBy: localizer), style: style,
      size: TerminalSize(columns: columns, rows: rows))
    for key in keys { _ = dialog.handle(key) }
    return "\n" + dialog.frame.text + "\n"
  }

  @Test func `is a box as wide as it needs, with the keys below`() throws {
    #expect(
      try frame(.deletion) == """

        ╭────────────────────────────────────────╮
        │  [!] Delete?                           │
        │  This cannot be undone.                │
        │                                        │
        │  [ ⚠ Delete ]  ▸ Keep ⏎ ◂  [ Cancel ]  │
        ╰────────────────────────────────────────╯
          tab next · ⏎ Keep · esc Cancel

        """)
  }

  @Test func `in German`() throws {
    #expect(
      try frame(.deletion, TableLocalizer.german) == """

        ╭────────────────────────────────────────────────╮
        │  [!] Datei wirklich löschen?                   │
        │  Das ist endgültig.                            │
        │                                                │
        │  [ ⚠ Löschen ]  ▸ Behalten ⏎ ◂  [ Abbrechen ]  │
        ╰────────────────────────────────────────────────╯
          tab weiter · ⏎ Behalten · esc Abbrechen

        """)
  }

  @Test func `in Arabic begins at the right, and each text keeps its order`() throws {
    #expect(
      try frame(.deletion, TableLocalizer.arabic) == """

        ╭─────────────────────────────────────╮
        │                 هل تريد الحذف؟ [!]  │
        │            لا يمكن التراجع عن ذلك.  │
        │                                     │
        │  [ إلغاء ]  ▸ ⏎ إبقاء ◂  [ حذف ⚠ ]  │
        ╰─────────────────────────────────────╯
             إلغاء esc · إبقاء ⏎ · التالي tab

        """)
  }

  @Test func `in Japanese`() throws {
    #expect(
      try frame(.deletion, TableLocalizer.japanese) == """

        ╭──────────────────────────────────────────╮
        │  [!] ファイルを削除しますか？            │
        │  この操作は取り消せません。              │
        │                                          │
        │  [ ⚠ 削除 ]  ▸ 残す ⏎ ◂  [ キャンセル ]  │
        ╰──────────────────────────────────────────╯
          tab 次へ · ⏎ 残す · esc キャンセル

        """)
  }

  @Test func `in Thai and Hindi has its border straight`() throws {
    let measure = TextMeasure()
    for localizer: TableLocalizer in [.thai, .hindi] {
      let lines = try frame(.deletion, localizer).split(separator: "\n")
      #expect(lines.count == 7)
      #expect(Set(lines.prefix(6).map { measure.width(of: String($0)) }).count == 1)
      #expect(lines[4].contains("▸"))
    }
  }

  @Test func `of ASCII where there is no more`() throws {
    #expect(
      try frame(.deletion, isUnicode: false) == """

        +----------------------------------------+
        |  [!] Delete?                           |
        |  This cannot be undone.                |
        |                                        |
        |  [ ! Delete ]  > Keep * <  [ Cancel ]  |
        +----------------------------------------+
          tab next  enter Keep  esc Cancel

        """)
  }

  @Test func `has a place for each kind of field`() throws {
    let form = Dialog.form(
      .text("name", label: "Name", value: "Ann", isRequired: true),
      .secure("pin", label: "PIN", placeholder: "4 digits"),
      .checkbox("stay", label: "Stay", isOn: true),
      .choice("town", label: "Town", items: [.init("Bonn"), .init("Rome")], chosen: "Rome"),
      .choices("days", items: [.init("Monday"), .init("Friday")]))
    #expect(
      try frame(form, rows: 30, pressing: [.tab, .tab, .tab, .tab, .down]) == """

        ╭────────────────────────────────────────────────╮
        │  Who?                                          │
        │                                                │
        │  Name (required)                               │
        │    Ann                                         │
        │                                                │
        │  PIN                                           │
        │    4 digits                                    │
        │                                                │
        │    [✓] Stay                                    │
        │                                                │
        │  Town                                          │
        │    ( ) Bonn                                    │
        │    (•) Rome                                    │
        │                                                │
        │  days                                          │
        │    [ ] Monday                                  │
        │  ▸ [ ] Friday ◂                                │
        │                                                │
        │                        [ Save ⏎ ]  [ Cancel ]  │
        ╰────────────────────────────────────────────────╯
          ↑↓ move · / filter · tab next · ␣ check · ⏎ Save · esc Cancel

        """)
  }

  @Test func `tells below a field what is wrong with it`() throws {
    var content = try DialogContent(.form(.text("name", label: "Name")))
    content.fields[0].problem = ResolvedText(verbatim: "This is required.")
    let dialog = InteractiveDialog(
      content, style: InteractiveStyle(), size: TerminalSize(columns: 80, rows: 24))
    #expect(dialog.frame.text.contains("│    ✗ This is required.   "))
  }

  @Test func `of a sheet is a list`() throws {
    let sheet = Dialog.sheet(
      "Photo",
      buttons: [.destructive("Remove"), DialogButton("Take", isEnabled: false), .cancel()])
    #expect(
      try frame(sheet) == """

        ╭────────────────────────────────╮
        │  Photo                         │
        │                                │
        │    ⚠ Remove                    │
        │  ( Take                     )  │
        │  ▸ Cancel                 ⏎ ◂  │
        ╰────────────────────────────────╯
          ↑↓ move · tab next · ⏎ Cancel · esc Cancel

        """)
  }

  @Test func `has buttons one above the other where a row has no room, inside the border`() throws {
    let dialog = Dialog.buttons("Überschreiben & löschen", "Abbrechen und zurück")
    #expect(
      try frame(dialog, columns: 40) == """

        ╭─────────────────────────────────╮
        │  Which?                         │
        │                                 │
        │  ▸ Überschreiben & löschen ⏎ ◂  │
        │  [ Abbrechen und zurück      ]  │
        ╰─────────────────────────────────╯
          ↑↓ move · tab next · ⏎ Überschreibe…

        """)
    #expect(
      try frame(dialog, columns: 24) == """

        ╭──────────────────────╮
        │ Which?               │
        │                      │
        │ ▸ Überschreiben    ◂ │
        │ ▸ & löschen      ⏎ ◂ │
        │ [ Abbrechen und    ] │
        │ [ zurück           ] │
        ╰──────────────────────╯
          tab next · ⏎ Übersch…

        """)
  }

  @Test func `shows how far work has come`() throws {
    var content = try DialogContent(
      Dialog.progress("Copying", message: "a.txt", progress: .fraction(0.5)))
    var dialog = InteractiveDialog(
      content, style: InteractiveStyle(), size: TerminalSize(columns: 34, rows: 24))
    #expect(dialog.frame.text.contains("│ \(String(repeating: "━", count: 15))┄"))
    #expect(dialog.frame.text.contains("50 % done"))
    #expect(!dialog.isMoving)
    content.progress = .unknown
    dialog.update(content)
    #expect(dialog.isMoving)
    let before = dialog.frame
    dialog.tick()
    #expect(dialog.frame != before)
    #expect(!dialog.frame.text.contains("%"))
  }

  @Test func `shows every text as it is, and nothing that a terminal obeys`() throws {
    let dialog = Dialog.alert(
      "Tom & Jerry <b>", message: #"C:\new\table"#,
      buttons: [
        DialogButton("A & B", id: "a"), DialogButton("snake_case", id: "b"),
        DialogButton("100%", id: "c"),
        DialogButton("a\u{1B}]0;pwn\u{7}\u{202E}\u{9B}", id: "d"),
      ])
    let text = try frame(dialog)
    for words in [
      "Tom & Jerry <b>", #"C:\new\table"#, "A & B", "snake_case", "100%",
      #"a\u{1B}]0;pwn\u{7}\u{202E}\u{9B}"#,
    ] {
      #expect(text.contains(words))
    }
  }

  @Test(arguments: [InteractiveStyle.Theme.light, .dark, .contrast]) func `tells its roles`(
    theme: InteractiveStyle.Theme
  ) throws {
    for colors in [InteractiveStyle.ColorDepth.none, .ansi, .indexed, .rgb] {
      var style = InteractiveStyle()
      style.theme = theme
      style.colors = colors
      let dialog = InteractiveDialog(
        try DialogContent(.deletion), style: style, size: TerminalSize(columns: 80, rows: 24))
      let runs = dialog.frame.lines.flatMap(\.runs)
      let looks = runs.map(\.style)
      if colors == .none || theme == .contrast {
        #expect(looks.allSatisfy { $0.foreground == nil && $0.background == nil })
        #expect(!looks.contains { $0.isFaint && theme == .contrast })
      }
      let focused = try #require(runs.first { $0.text.contains("▸") })
      #expect(focused.style.isReversed || focused.style.background != nil)
      let dangerous = try #require(runs.first { $0.text.contains("⚠") })
      #expect(dangerous.style.isBold)
      // The access key has a line under it.
      #expect(runs.contains { $0.text == "D" && $0.style.isUnderlined })
    }
  }
}
