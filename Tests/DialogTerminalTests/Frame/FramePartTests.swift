import Dialogs
import Testing

@testable import DialogTerminal

@Suite struct `Parts of a frame` {
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

  @Test func `has what cannot be chosen faint, and in round brackets`() throws {
    let buttons = [DialogButton("Yes"), DialogButton("No", isEnabled: false)]
    let dialog = InteractiveDialog(
      try DialogContent(.alert("Q", buttons: buttons)), style: InteractiveStyle(),
      size: TerminalSize(columns: 80, rows: 24))
    let runs = dialog.frame.lines.flatMap(\.runs)
    let off = try #require(runs.first { $0.text.contains("( No )") })
    #expect(off.style == FrameTheme(dialog.style).faint)
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
    content.pace = ProgressPace(completed: 50, total: 100, rate: 12.4, timeLeft: .seconds(65))
    dialog.update(content)
    dialog.resize(TerminalSize(columns: 80, rows: 24))
    #expect(dialog.frame.text.contains("50 % done · 12 per second · about 1:05 left"))
    content.pace = nil
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
