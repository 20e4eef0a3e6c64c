import Glibc
import ProgramRunner
import Testing

/// Programs that show dialogs at a terminal, with a shell above them.
@Suite(.timeLimit(.minutes(2))) struct `A terminal that a dialog was on` {
  static let kinds = ["alert", "sheet", "input", "secret", "choose"]

  static let titles = [
    "alert": "Delete “Sunset.png”?", "sheet": "Add a photo", "input": "Name the album",
    "secret": "Log in", "choose": "Which colours?", "timeout": "Go on?",
  ]

  /// A program that shows a dialog, once it does.
  private func run(
    _ words: [String], script: String = TerminalRun.andTells, answerDelay: UInt32? = 0
  ) async throws -> TerminalRun {
    let run = try TerminalRun("TerminalProbe", words, script: script, answerDelay: answerDelay)
    let title = try #require(Self.titles[words[0]])
    #expect(await run.window.shows(title))
    #expect(await run.window.becomes { $0.modes.isSuperset(of: [1000, 1006, 2004]) })
    return run
  }

  /// Whether the terminal is as it was before.
  private func expectRestored(
    _ run: TerminalRun, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(run.window.settings == run.window.settingsBefore, sourceLocation: sourceLocation)
    #expect(run.window.screen.modes == [25], sourceLocation: sourceLocation)
    #expect(run.window.screen.unknown == [], sourceLocation: sourceLocation)
    let last = run.window.output.ranges(of: "\u{1B}[?25").last
    #expect(
      last.map { run.window.output[$0.upperBound] } ?? "h" == "h", sourceLocation: sourceLocation)
  }

  @Test(arguments: kinds)
  func `is raw while the dialog is shown, and as before when it was answered`(
    kind: String
  ) async throws {
    let run = try await run([kind])
    #expect(run.window.settings != run.window.settingsBefore)
    #expect(run.window.settings[3] & UInt32(ECHO | ICANON) == 0)
    #expect(run.window.settings[3] & UInt32(ISIG) != 0)
    run.window.type("\u{1B}")
    #expect(await run.status() == 0)
    #expect(run.window.output.contains("escape"))
    expectRestored(run)
  }

  @Test(
    arguments: kinds, [("\u{3}", 0, 130), ("\u{1C}", 0, 131), ("", 15, 143), ("", 1, 129)])
  func `is as before when a signal ends the program`(
    kind: String, how: (key: String, signal: Int32, status: Int32)
  ) async throws {
    // Nobody is left to read an answer that comes after the end.
    let run = try await run([kind], answerDelay: nil)
    if how.signal == 0 { run.window.type(how.key) } else { run.send(how.signal) }
    #expect(await run.status() == how.status)
    expectRestored(run)
    // What comes next is not written over the dialog.
    #expect(run.window.screen.text.contains(try #require(Self.titles[kind])))
    let (lines, row) = (run.window.screen.lines, run.window.screen.row)
    #expect(lines[row].hasPrefix("[status"))
    #expect(lines[..<row].contains { $0.contains("esc Cancel") })
  }

  @Test(arguments: [("exit", 3), ("timeout", 0), ("fail", 0), ("crash", 132)] as [(String, Int32)])
  func `is as before when the program ends in another way`(word: String, status: Int32) async throws
  {
    let run = try TerminalRun("TerminalProbe", [word])
    #expect(await run.status() == status)
    expectRestored(run)
  }

  @Test func `serves one dialog after another`() async throws {
    let run = try await run(["input", "alert", "input"])
    run.window.type("Summer\r")
    #expect(await run.window.shows("Delete"))
    run.window.type("\u{1B}")
    #expect(await run.window.becomes { $0.text.contains("escape") && $0.modes.contains(2004) })
    run.window.type("Winter\r")
    #expect(await run.status() == 0)
    for answer in ["save text(\"Summer\")", "escape", "save text(\"Winter\")"] {
      #expect(run.window.screen.text.contains(answer))
    }
    expectRestored(run)
  }

  @Test func `is given back while the program is stopped, and taken again when it goes on`()
    async throws
  {
    let script =
      #"set -m; trap : INT; "$0" "$@"; printf '[stopped %d]\n' $?; read -r _; fg; "#
      + #"printf '[status %d]' $?; read -r _"#
    let run = try await run(["input"], script: script)
    run.window.type("Sum")
    #expect(await run.window.shows("Sum"))
    run.window.type("\u{1A}")
    #expect(await run.window.shows("[stopped 148]"))
    expectRestored(run)
    run.window.type("\r")
    #expect(await run.window.becomes { $0.modes.contains(2004) })
    #expect(run.window.settings[3] & UInt32(ECHO) == 0)
    run.window.type("mer\r")
    #expect(await run.status() == 0)
    #expect(run.window.screen.text.contains("Summer"))
    expectRestored(run)
  }

  @Test func `is not touched by a program in the background`() async throws {
    let script =
      #"set -m; "$0" "$@" & until jobs | grep Stopped; do sleep 0.1; done; printf '[in background]\n'; read -r _; fg; "#
      + #"printf '[status %d]' $?; read -r _"#
    let run = try TerminalRun("TerminalProbe", ["alert"], script: script)
    #expect(await run.window.shows("[in background]"))
    #expect(run.window.screen.text.contains("Stopped"))
    #expect(!run.window.screen.text.contains("Delete"))
    expectRestored(run)
    run.window.type("\r")
    #expect(await run.window.shows("Delete"))
    run.window.type("\u{1B}")
    #expect(await run.status() == 0)
    expectRestored(run)
  }

  @Test(arguments: [nil, 0, 40] as [UInt32?])
  func `has nothing left to say to whoever reads next`(answerDelay: UInt32?) async throws {
    let script =
      #""$0" "$@"; read -r -t 1 -n 99 rest; printf '[rest %q][status %d]' "$rest" 0; "#
      + "read -r _"
    // A terminal on a busy machine may answer later than anybody waits.
    for attempt in 1...5 {
      let run = try TerminalRun(
        "TerminalProbe", ["brief"], script: script, answerDelay: answerDelay)
      #expect(await run.status() == 0)
      #expect(run.window.output.contains("\u{1B}[c"))
      let isClean = run.window.screen.text.contains("[rest '']")
      #expect(isClean || attempt < 5)
      if isClean { break }
    }
  }

  @Test(arguments: [(60, 20), (20, 5), (30, 6), (1, 1), (200, 60)])
  func `may change its size`(columns: Int, rows: Int) async throws {
    let run = try await run(["alert"])
    let drawn = run.window.output.utf8.count
    run.window.resize(columns: columns, rows: rows)
    #expect(await run.window.becomes { _ in run.window.output.utf8.count > drawn })
    if columns > 30 {
      #expect(await run.window.becomes { $0.text.ranges(of: "Delete “Sunset.png”?").count == 1 })
    }
    run.window.type("\u{1B}")
    #expect(await run.window.becomes { _ in run.window.output.contains("[status 0]") })
    expectRestored(run)
  }
}
