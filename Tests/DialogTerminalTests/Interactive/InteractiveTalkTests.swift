import Dialogs
import ProgramRunner
import Testing

@testable import DialogTerminal

@Suite(.timeLimit(.minutes(1))) struct `A dialog and its terminal` {
  private static var question: Dialog { .alert("Go on?", buttons: [.stock(.yes), .cancel()]) }

  /// Shows a dialog, does something, and takes it down.
  private func show(
    _ dialog: @autoclosure @escaping @Sendable () -> Dialog, at seat: Seat,
    doing work: () async throws -> Void
  ) async throws {
    let task = Task { try await dialog().present(on: Stage(seat.presenter)) }
    #expect(await seat.window.becomes { $0.modes.contains(2004) && $0.text.contains("esc") })
    try await work()
    task.cancel()
    _ = try await task.value
  }

  /// The styles that anything on the screen is written in.
  private func styles(_ screen: TerminalScreen) -> Set<[Int]> {
    Set(screen.lines.indices.flatMap { screen.cells(ofRow: $0).map(\.style) })
  }

  @Test func `take each other's colours, unless others were asked for`() async throws {
    let (dark, light, asked) = (try Seat(), try Seat(), try Seat())
    for seat in [light, asked] { seat.window.setBackground("ffff/ffff/f000") }
    try await show(Self.question, at: dark) {
      let before = styles(dark.window.screen)
      try await show(Self.question, at: light) {
        #expect(await light.window.becomes { styles($0) != before })
      }
      var presenter = asked.presenter
      presenter.theme = .dark
      let task = Task { [presenter] in
        try await Self.question.present(on: Stage(presenter))
      }
      #expect(await asked.window.shows("esc"))
      try await Task.sleep(for: .milliseconds(100))
      #expect(styles(asked.window.screen) == before)
      task.cancel()
      _ = try await task.value
    }
  }

  @Test(arguments: [("linux", false), ("vt220", false), ("tmux-256color", true)])
  func `do not talk where it would be seen`(terminal: String, talks: Bool) async throws {
    let seat = try Seat(terminal: terminal)
    try await show(Self.question, at: seat) {}
    #expect(seat.window.output.contains("\u{1B}[c") == talks)
  }

  @Test func `are drawn again for control-L`() async throws {
    let seat = try Seat()
    try await show(Self.question, at: seat) {
      seat.window.show("\u{1B}[A\u{1B}[2Kbroadcast\r\u{1B}[B")
      #expect(await seat.window.shows("broadcast"))
      seat.window.type("\u{C}")
      #expect(await seat.window.becomes { !$0.text.contains("broadcast") })
      #expect(seat.window.screen.text.ranges(of: "Go on?").count == 1)
    }
  }

  @Test func `move while nobody knows how long work takes`() async throws {
    let seat = try Seat()
    try await show(.progress("Copying", progress: .unknown, cancel: .cancel()), at: seat) {
      let first = seat.window.screen.text
      #expect(await seat.window.becomes { $0.text != first && $0.text.contains("Copying") })
    }
  }

  @Test func `go on where nobody can answer while work goes on`() async throws {
    let seat = try Seat()
    let task = Task {
      try await Dialog.progress("Copying", progress: .fraction(0.5), cancel: nil)
        .present(on: Stage(seat.presenter))
    }
    #expect(await seat.window.shows("Copying"))
    seat.window.hangUp()
    try await Task.sleep(for: .milliseconds(100))
    task.cancel()
    #expect(try await task.value.cancelReason == .taskCancelled)
  }
}
