import DialogTerminal
import Dialogs
import Glibc
import Testing

@Suite(.timeLimit(.minutes(1))) struct `A secret at a terminal` {
  private func seat() -> (terminal: PseudoTerminal, screen: Screen, stage: Stage) {
    let terminal = PseudoTerminal()
    let presenter = PlainPresenter(
      input: terminal.program, output: terminal.program, style: PlainStyle(isTerminal: true))
    return (terminal, Screen { terminal.shownNow() }, Stage(presenter))
  }

  @Test func `is not shown, all else is, and the terminal is as before`() async throws {
    let (terminal, screen, stage) = seat()
    let before = terminal.settings
    #expect(terminal.echoes)
    let task = Task {
      try await Dialog.form(.text("name", label: "Name"), .secure("password", label: "Password"))
        .present(on: stage)
    }
    #expect(await screen.shows("Name: "))
    terminal.type("Bob\n")
    #expect(await screen.shows("Password [What you type is not shown]: "))
    #expect(!terminal.echoes)
    terminal.type("tr0ub4dor\n")
    #expect(await screen.shows("Return chooses “Save”: "))
    #expect(terminal.settings == before)
    terminal.type("save\n")
    #expect(try await task.value.values == ["name": .text("Bob"), "password": .text("tr0ub4dor")])
    #expect(terminal.settings == before)
    #expect(
      screen.text == """
        Who?\r
        Name: Bob\r
        Password [What you type is not shown]: \r
          1) Save (default)\r
          2) Cancel (cancels)\r
        Type a number from 1 to 2 or a name; Return chooses “Save”: save\r

        """)
  }

  @Test func `what was typed before the question is no answer to it`() async throws {
    let (terminal, screen, stage) = seat()
    terminal.type("\nhunter2\n")
    let task = Task {
      try await Dialog.form(.text("name", label: "Name", value: "Ann")).present(on: stage)
    }
    #expect(await screen.shows("Name [Return keeps “Ann”]: "))
    terminal.type("Bob\n")
    #expect(await screen.shows("Return chooses “Save”: "))
    terminal.type("save\n")
    #expect(try await task.value.values == ["name": .text("Bob")])
  }

  @Test func `taken down in the middle, the terminal is as before`() async throws {
    let (terminal, screen, stage) = seat()
    let before = terminal.settings
    let task = Task {
      try await Dialog.form(.secure("password", label: "Password")).present(on: stage)
    }
    #expect(await screen.shows("Password ["))
    #expect(!terminal.echoes)
    task.cancel()
    #expect(try await task.value.cancelReason == .taskCancelled)
    #expect(terminal.settings == before)
    #expect(screen.text.hasSuffix(": \r\n"))
  }

  @Test func `what is half typed when it is taken down is nobody's line`() async throws {
    let (terminal, screen, stage) = seat()
    let task = Task {
      try await Dialog.form(.secure("password", label: "Password")).present(on: stage)
    }
    #expect(await screen.shows("Password ["))
    terminal.type("rm -rf")
    task.cancel()
    _ = try await task.value
    terminal.type("next\n")
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = read(terminal.program, &bytes, bytes.count)
    #expect(String(decoding: bytes[..<max(0, count)], as: UTF8.self) == "next\n")
  }

  @Test func `at its end of input, the terminal is as before`() async throws {
    let (terminal, screen, stage) = seat()
    let before = terminal.settings
    let task = Task {
      try await Dialog.form(.secure("password", label: "Password")).present(on: stage)
    }
    #expect(await screen.shows("Password ["))
    terminal.type("\u{4}")
    #expect(try await task.value.cancelReason == .endOfInput)
    #expect(terminal.settings == before)
  }

  @Test func `typing goes on being hidden while a message is shown`() async throws {
    let (terminal, screen, stage) = seat()
    let dialog = Dialog.form(.secure("password", label: "Password"))
    let handle = await { @MainActor in dialog.show(on: stage) }()
    #expect(await screen.shows("Password ["))
    terminal.type("tr0u")
    handle.update(message: "Hurry.")
    #expect(await screen.shows("Hurry."))
    terminal.type("b4dor\n")
    #expect(await screen.shows("Return chooses “Save”: "))
    terminal.type("1\n")
    #expect(try await handle.response.values == ["password": .text("tr0ub4dor")])
    #expect(!screen.text.contains("tr0u"))
    #expect(!screen.text.contains("b4dor"))
  }
}
