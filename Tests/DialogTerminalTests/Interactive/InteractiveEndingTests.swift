import Dialogs
import Glibc
import ProgramRunner
import Testing

@testable import DialogTerminal

@Suite(.timeLimit(.minutes(1))) struct `A dialog on a terminal` {
  private static var naming: Dialog {
    .alert(
      "Who?", buttons: [DialogButton("Save", id: "save"), .cancel()],
      fields: [.text("name", label: "Name")])
  }

  @Test(
    arguments: [
      ("\u{1B}[C\r", "no"), ("\u{1B}OC\r", "no"), ("\t\r", "no"), ("\r", "yes"), ("\u{1B}y", "yes"),
      ("n", "no"), ("\u{1B}[C\u{1B}[D\r", "yes"),
    ])
  func `is answered by keys`(keys: String, id: String) async throws {
    let seat = try Seat()
    var dialog = Dialog.alert("Go on?", buttons: [.stock(.yes), .stock(.no, role: .cancel)])
    dialog.defaultButton = "yes"
    let response = try await dialog.onDidPresent { seat.window.type(keys) }
      .present(on: Stage(seat.presenter))
    #expect(response.button == id)
    #expect(seat.window.settings == seat.window.settingsBefore)
    #expect(await seat.window.becomes { $0.modes == [25] })
  }

  @Test func `hears an escape alone after a moment`() async throws {
    let seat = try Seat()
    let task = Task { try await Self.naming.present(on: Stage(seat.presenter)) }
    #expect(await seat.window.shows("Who?"))
    seat.window.type("a\u{1B}")
    let response = try await task.value
    #expect(response.cancelReason == .escape)
    #expect(response.values == ["name": .text("a")])
  }

  @Test(arguments: ["OB", "[B"])
  func `takes the rest of a key that comes late for no text`(rest: String) async throws {
    let seat = try Seat()
    let dialog = Dialog.alert(
      "Who?", buttons: [DialogButton("Save", id: "save"), DialogButton("Ask", id: "ask")],
      fields: [.text("name", label: "Name")])
    let task = Task { try await dialog.present(on: Stage(seat.presenter)) }
    #expect(await seat.window.shows("Who?"))
    // The terminal's answers would come right behind the escape.
    try await Task.sleep(for: .milliseconds(100))
    seat.window.type("a\u{1B}")
    try await Task.sleep(for: .milliseconds(1300))
    seat.window.type(rest)
    try await Task.sleep(for: .milliseconds(50))
    seat.window.type("\u{1B}s")
    let response = try await task.value
    #expect(response.button == "save")
    #expect(response.values == ["name": .text("a")])
  }

  @Test func `takes pasted text as text`() async throws {
    let seat = try Seat()
    let task = Task { try await Self.naming.present(on: Stage(seat.presenter)) }
    #expect(await seat.window.shows("Who?"))
    seat.window.type("\u{1B}[200~ab\ncd\u{1B}[201~")
    #expect(await seat.window.shows("ab cd"))
    seat.window.type("\r")
    #expect(try await task.value.values == ["name": .text("ab cd")])
  }

  @Test(arguments: [true, false])
  func `hears nothing of what was typed before, unless that is wanted`(discards: Bool) async throws
  {
    let seat = try Seat()
    var presenter = seat.presenter
    presenter.discardsTypeAhead = discards
    seat.window.type("Bob\n")
    #expect(await seat.window.shows("Bob"))
    let task = Task { [presenter] in try await Self.naming.present(on: Stage(presenter)) }
    if discards {
      #expect(await seat.window.shows("Who?"))
      seat.window.type("Al\r")
    }
    #expect(try await task.value.values == ["name": .text(discards ? "Al" : "Bob")])
  }

  @Test func `is pressed with the mouse`() async throws {
    let seat = try Seat(rows: 8)
    seat.window.type("\n\n\n\n\n\n\n\n")
    let task = Task { try await Self.naming.present(on: Stage(seat.presenter)) }
    #expect(await seat.window.shows("Cancel"))
    // The terminal has answered where the dialog is before the click comes.
    try await Task.sleep(for: .milliseconds(50))
    let lines = seat.window.screen.lines
    let row = try #require(lines.firstIndex { $0.contains("[ Cancel") })
    let before = lines[row].prefix { $0 != "C" }.count
    seat.window.type("\u{1B}[<0;\(before + 1);\(row + 1)M")
    #expect(try await task.value.button == "cancel")
  }

  @Test func `ends where its terminal goes away`() async throws {
    let seat = try Seat()
    let task = Task { try await Self.naming.present(on: Stage(seat.presenter)) }
    #expect(await seat.window.shows("Who?"))
    seat.window.hangUp()
    #expect(try await task.value.cancelReason == .endOfInput)
  }

  @Test func `does not need what its caller closes`() async throws {
    let window = try TerminalWindow()
    let copy = dup(window.program)
    let presenter = InteractivePresenter(
      input: copy, output: copy, TerminalEnvironment { $0 == "TERM" ? "xterm" : nil })
    let task = Task { try await Self.naming.present(on: Stage(presenter)) }
    #expect(await window.shows("Who?"))
    close(copy)
    window.type("x")
    #expect(await window.shows("x"))
    window.type("\r")
    #expect(try await task.value.button == "save")
    #expect(window.settings == window.settingsBefore)
  }

  @Test func `is taken down with its task`() async throws {
    let seat = try Seat(answerDelay: nil)
    let task = Task { try await Self.naming.present(on: Stage(seat.presenter)) }
    #expect(await seat.window.shows("Who?"))
    task.cancel()
    #expect(try await task.value.cancelReason == .taskCancelled)
    #expect(seat.window.settings == seat.window.settingsBefore)
    #expect(await seat.window.becomes { $0.modes == [25] && $0.text.contains("cancelled") })
  }

  @Test func `does not outlast its task where the terminal takes no more`() async throws {
    let terminal = PseudoTerminal()
    let before = terminal.settings
    _ = fcntl(terminal.program, F_SETFL, O_NONBLOCK)
    let page = [UInt8](repeating: 0x78, count: 4096)
    while write(terminal.program, page, page.count) > 0 {}
    _ = fcntl(terminal.program, F_SETFL, 0)
    let presenter = InteractivePresenter(
      input: terminal.program, output: terminal.program,
      TerminalEnvironment { $0 == "TERM" ? "xterm" : nil })
    let task = Task { try await Self.naming.present(on: Stage(presenter)) }
    try await Task.sleep(for: .milliseconds(50))
    task.cancel()
    #expect(try await task.value.cancelReason == .taskCancelled)
    #expect(terminal.settings == before)
  }

  @Test func `does not keep others of Swift's threads from working`() async throws {
    let seats = try (1...40).map { _ in try Seat() }
    try await withThrowingTaskGroup(of: String?.self) { group in
      for seat in seats {
        group.addTask { try await seat.present(Self.naming).button }
      }
      for seat in seats { #expect(await seat.window.shows("Who?")) }
      for seat in seats { seat.window.type("\u{1B}s") }
      for try await button in group { #expect(button == "save") }
    }
  }

  @Test func `is refused where there is no terminal for it`() async throws {
    let line = Line()
    let window = try TerminalWindow()
    defer { withExtendedLifetime((line, window)) {} }
    let xterm = TerminalEnvironment { $0 == "TERM" ? "xterm" : nil }
    for (input, output, environment, reason) in [
      (window.program, line.writing, xterm, "the output is not a terminal"),
      (line.reading, window.program, xterm, "the input is not a terminal"),
      (-1, window.program, xterm, "the input is not open"),
      (
        window.program, window.program, TerminalEnvironment { _ in "dumb" },
        "the terminal's cursor cannot be moved"
      ),
    ] {
      let presenter = InteractivePresenter(input: input, output: output, environment)
      await #expect(throws: PresenterError.nowhereToShow(reason)) {
        try await Self.naming.present(on: Stage(presenter))
      }
    }
  }

  @Test func `writes little for a key`() async throws {
    let seat = try Seat()
    let task = Task { try await Self.naming.present(on: Stage(seat.presenter)) }
    #expect(await seat.window.shows("Who?"))
    try await Task.sleep(for: .milliseconds(50))
    let before = seat.window.output.utf8.count
    seat.window.type("q")
    #expect(await seat.window.shows("q"))
    #expect(seat.window.output.utf8.count - before < 80)
    seat.window.type("\u{1B}")
    _ = try await task.value
  }
}
