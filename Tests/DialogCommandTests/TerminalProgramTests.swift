import Foundation
import ProgramRunner
import Testing

/// The interactive presenter behind the command, at a terminal.
@Suite(.timeLimit(.minutes(2))) struct TerminalProgramTests {
  static let kinds = [
    ["alert", "Title"], ["sheet", "Title", "--button", "A", "--button", "B"],
    ["choose", "Title", "A", "B"], ["choose", "--multiple", "Title", "A", "B"], ["input", "Title"],
    ["input", "--secure", "Title"], ["confirm", "Title"],
  ]

  private func run(
    _ words: [String], script: String = TerminalRun.andTells, environment: [String: String] = [:]
  ) async throws -> TerminalRun {
    let run = try TerminalRun("rejoinder", words, script: script, environment: environment)
    #expect(await run.window.shows(words.first { $0.first == "T" } ?? "Title"))
    #expect(await run.window.becomes { $0.modes.contains(2004) })
    return run
  }

  private func expectRestored(
    _ run: TerminalRun, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(run.window.settings == run.window.settingsBefore, sourceLocation: sourceLocation)
    #expect(run.window.screen.modes == [25], sourceLocation: sourceLocation)
    #expect(run.window.screen.unknown == [], sourceLocation: sourceLocation)
  }

  @Test(
    arguments: kinds,
    [("\u{3}", 0, 130), ("\u{1C}", 0, 131), ("", SIGTERM, 143), ("", SIGHUP, 129)])
  func `a signal ends each kind of dialog, and the program`(
    words: [String], how: (key: String, signal: Int32, status: Int32)
  ) async throws {
    let run = try await run(words)
    if how.signal == 0 { run.window.type(how.key) } else { run.send(how.signal) }
    #expect(await run.status() == how.status)
    expectRestored(run)
    // The dialog says what became of it.
    #expect(run.window.screen.text.contains("interrupted"))
  }

  @Test(arguments: ["\u{1B}[27;5;99~", "\u{1B}[99;5u"])
  func `Ctrl-C as a key of its own interrupts like the signal`(key: String) async throws {
    let run = try await run(["confirm", "Title"])
    run.window.type(key)
    #expect(await run.status() == 130)
    expectRestored(run)
  }

  @Test func `an answer on a terminal has nothing that the terminal obeys`() async throws {
    let run = try await run(["choose", "Title", "a\u{1B}]0;pwn\u{7}b", "c"])
    run.window.type("\r")
    #expect(await run.status() == 0)
    #expect(run.window.screen.text.contains(#"a\u{1B}]0;pwn\u{7}b"#))
    #expect(!run.window.output.contains("\u{1B}]0;"))
  }

  @Test func `what is pasted without a mark is taken at once`() async throws {
    let run = try await run(["input", "Title"], script: TerminalRun.asAnswer)
    let text = String(repeating: "ab ", count: 6000) + "z"
    run.window.type(text + "\r")
    #expect(await run.status() == 0)
    #expect(run.window.output.contains("ab ab z]"))
  }

  @Test(arguments: kinds)
  func `a timeout ends each kind of dialog, and nothing is printed`(words: [String]) async throws {
    let run = try TerminalRun(
      "rejoinder", words + ["--timeout=0.3"], script: TerminalRun.asAnswer)
    #expect(await run.status() == 5)
    #expect(run.window.screen.text.contains("[answer ][status 5]"))
    #expect(run.window.screen.text.contains("timed out"))
    expectRestored(run)
  }

  @Test func `a dialog inside a command substitution leaves its answer alone there`() async throws {
    let run = try await run(["input", "Title"], script: TerminalRun.asAnswer)
    run.window.type("Zoë 漢字\r")
    #expect(await run.status() == 0)
    #expect(run.window.screen.text.contains("[answer Zoë 漢字][status 0]"))
    expectRestored(run)
  }

  @Test(arguments: [#"printf 'n\n' | "$0" "$@""#, #""$0" "$@" </dev/null"#, #""$0" "$@" 2>&-"#])
  func `a dialog in a pipeline is asked at the terminal`(command: String) async throws {
    let script = command + #"; printf '[status %d]' $?; read -r _"#
    let run = try await run(["confirm", "Title"], script: script)
    run.window.type("y")
    #expect(await run.status() == 0)
    expectRestored(run)
  }

  @Test func `what is typed before a dialog opens does not answer it`() async throws {
    let script = #"sleep 0.6; "$0" "$@"; printf '[status %d]' $?; read -r _"#
    let run = try TerminalRun(
      "rejoinder", ["confirm", "Title", "--default=yes"], script: script, typed: "\r")
    #expect(await run.window.becomes { $0.modes.contains(2004) })
    try await Task.sleep(for: .milliseconds(300))
    #expect(run.window.screen.modes.contains(2004))
    run.window.type("n")
    #expect(await run.status() == 1)
  }

  @Test func `what is pasted is text, and no answer`() async throws {
    let run = try await run(["input", "Title"], script: TerminalRun.asAnswer)
    run.window.type("\u{1B}[200~ab\ncd\u{1B}[201~")
    #expect(await run.window.shows("ab cd"))
    run.window.type("\r")
    #expect(await run.status() == 0)
    #expect(run.window.screen.text.contains("[answer ab cd]"))
  }

  @Test func `without a terminal --presenter=terminal exits 69, and says why`() throws {
    let rejoinder = ProgramRun.folder.appending(path: "rejoinder").path
    let run = try ProgramRun(
      "/usr/bin/setsid", ["--wait", rejoinder, "confirm", "T", "--presenter=terminal"])
    #expect(run.status == 69)
    #expect(run.output == "")
    #expect(run.errors.contains("there is no terminal"))
    let dumb = try ProgramRun(
      "/usr/bin/script",
      ["-qec", "\(rejoinder) confirm T --presenter=terminal", "/dev/null"],
      environment: ["TERM": "dumb"])
    #expect(dumb.status == 69)
    #expect(dumb.output.contains("cursor cannot be moved"))
  }

  @Test(arguments: [["TERM": "dumb"], ["TERM": ""], ["ACCESSIBLE": "1"]])
  func `where the terminal or its reader wants lines, lines it is`(
    environment: [String: String]
  ) async throws {
    let run = try TerminalRun("rejoinder", ["confirm", "Title"], environment: environment)
    #expect(await run.window.shows("Type a number from 1 to 2"))
    run.window.type("y\r")
    #expect(await run.status() == 0)
    #expect(!run.window.output.contains("\u{1B}[?"))
    expectRestored(run)
  }

  @Test(arguments: ["dumb", "xterm"])
  func `a secret is not echoed`(terminal: String) async throws {
    let run = try TerminalRun(
      "rejoinder", ["input", "--secure", "Title"], script: TerminalRun.asAnswer,
      environment: ["TERM": terminal])
    #expect(
      await run.window.becomes { _ in run.window.settings[3] & UInt32(ECHO) == 0 })
    #expect(await run.window.shows("Title"))
    try await Task.sleep(for: .milliseconds(50))
    run.window.type("tr0ub4dor\r")
    if terminal == "dumb", await run.window.shows("Type a number") { run.window.type("ok\r") }
    #expect(await run.status() == 0)
    #expect(run.window.screen.text.ranges(of: "tr0ub4dor").count == 1)
    #expect(run.window.screen.text.contains("[answer tr0ub4dor]"))
    expectRestored(run)
  }

  @Test(
    arguments: [
      (["LANG": "de_DE.UTF-8"], "Ja"), (["LANGUAGE": "xx:fr", "LANG": "en_US.UTF-8"], "Oui"),
      (["LANG": "C", "LANGUAGE": "de"], "Yes"), (["LC_ALL": "C.UTF-8", "LANGUAGE": "de"], "Ja"),
    ])
  func `a dialog speaks its reader's language`(
    environment: [String: String], yes: String
  ) async throws {
    let run = try await run(["confirm", "Title"], environment: environment)
    #expect(run.window.screen.text.contains(yes))
    run.window.type("\u{1B}")
    _ = await run.status()
    expectRestored(run)
  }

  @Test(arguments: [("\u{1B}[B", "B"), ("\u{1B}OB", "B"), ("\u{1B}[B\u{1B}[A", "A")])
  func `arrows are understood in both of their forms`(keys: String, item: String) async throws {
    let run = try await run(["choose", "Title", "A", "B"], script: TerminalRun.asAnswer)
    run.window.type("\u{1B}[H" + keys + "\r")
    #expect(await run.status() == 0)
    #expect(run.window.screen.text.contains("[answer \(item)]"))
  }

  @Test func `a job that is stopped gives the terminal back`() async throws {
    let script =
      #"set -m; "$0" "$@"; printf '[stopped %d]\n' $?; read -r _; fg; "#
      + #"printf '[status %d]' $?; read -r _"#
    let run = try await run(["input", "Title"], script: script)
    run.window.type("\u{1A}")
    #expect(await run.window.shows("[stopped 148]"))
    expectRestored(run)
    run.window.type("\r")
    #expect(await run.window.becomes { $0.modes.contains(2004) })
    run.window.type("x\r")
    #expect(await run.status() == 0)
    expectRestored(run)
  }

  @Test func `CI asks nobody at the terminal`() async throws {
    let run = try TerminalRun(
      "rejoinder", ["confirm", "Title"],
      script: #""$0" "$@" </dev/null; printf '[status %d]' $?; read -r _"#,
      environment: ["CI": "true"])
    #expect(await run.status() == 69)
    #expect(!run.window.output.contains("\u{1B}[?"))
  }
}
