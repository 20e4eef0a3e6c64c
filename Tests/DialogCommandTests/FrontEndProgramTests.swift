import Foundation
import Glibc
import ProgramRunner
import Testing

/// `--front-end COMMAND`, as a script uses it.
@Suite(.timeLimit(.minutes(2))) struct FrontEndProgramTests {
  /// A front end in the shell that answers every request, by id.
  static func answering(_ result: String) -> String {
    #"""
    while read -r line; do case $line in *'"present"'*)
      id=${line#*'"id":'}
      echo '{"jsonrpc":"2.0","id":'"${id%%,*}"',"result":\#(result)}'
    esac done
    """#
  }
  static let hello = #"echo '{"jsonrpc":"2.0","method":"hello","params":{"protocol":1}}';"#

  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
  }

  /// What a front end has written to a file, as soon as that is a whole line.
  private func line(in name: String) async throws -> String {
    while true {
      let text = (try? String(contentsOfFile: scratch.path(name), encoding: .utf8)) ?? ""
      if text.hasSuffix("\n") { return String(text.dropLast()) }
      try await Task.sleep(for: .milliseconds(5))
    }
  }

  /// Whether a process runs; where it does not, init may not have heard of it yet.
  private func isRunning(_ process: String) -> Bool {
    let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
    return status.map { !$0.contains(") Z ") } ?? false
  }

  @Test(
    arguments: [
      (["alert", "Hi", "--button=Go"], #"{"button":"go"}"#, 0, "go\n"),
      (["alert", "Hi", "--cancel"], #"{"button":"cancel"}"#, 1, "cancel\n"),
      (["alert", "Hi"], #"{"cancelled":"closed"}"#, 255, ""),
      (["input", "Name"], #"{"button":"ok","values":{"text":"Ann"}}"#, 0, nil),
      (["choose", "Which?", "A", "B"], #"{"button":"b"}"#, 0, "B\n"),
      (["confirm", "Sure?", "--presenter=json"], #"{"button":"yes"}"#, 0, "yes\n"),
      (
        ["alert", "Hi", "--format=json"], #"{"cancelled":"timeout"}"#, 5,
        #"{"cancelled":"timeout","index":-1,"values":{}}"# + "\n"
      ),
    ] as [([String], String, Int32, String?)])
  func `the answer is printed as with other presenters`(
    words: [String], result: String, status: Int32, output: String?
  ) throws {
    let run = try ProgramRun("rejoinder", words + ["--front-end", Self.answering(result)])
    #expect(run.status == status)
    #expect(run.errors == "")
    if let output { #expect(run.output == output) }
  }

  @Test(
    arguments: [
      ("exec /no/such/program 2> /dev/null", 69, "status 127"), ("exit 3", 69, "status 3"),
      (hello + "read -r line; exit 4", 69, "status 4"),
      (hello + "kill -SEGV $$", 69, "signal 11"), ("kill -INT $$", 130, ""),
      ("exec >&-; cat > /dev/null", 69, ""),
    ] as [(String, Int32, String)])
  func `a front end that ends without an answer says how`(
    command: String, status: Int32, words: String
  ) throws {
    let run = try ProgramRun("rejoinder", ["alert", "Hi", "--front-end", command])
    #expect(run.status == status)
    #expect(run.output == "")
    #expect(words.isEmpty ? run.errors == "" : run.errors.contains(words), "\(run.errors)")
  }

  @Test func `progress reads its data, and its front end shows it`() async throws {
    let command = "tee \(scratch.path("seen")) > /dev/null"
    let run = try ProgramRun(
      "rejoinder", ["progress", "Copying", "--front-end", command], input: "10\n40\n")
    #expect(run.status == 0)
    #expect(run.output == "")
    let seen = try String(contentsOfFile: scratch.path("seen"), encoding: .utf8)
    #expect(seen.contains(#""progress":0.4"#))
    #expect(seen.contains(#""method":"dismiss""#))
    let cancelled = try ProgramRun(
      "rejoinder",
      ["progress", "Copying", "--cancel", "--front-end", Self.answering(#"{"button":"cancel"}"#)],
      input: "10\n")
    #expect([0, 1].contains(cancelled.status))
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func `a signal ends the front end and its group before the program`(number: Int32) async throws {
    for trap in ["", "trap '' INT TERM HUP; "] {
      let command = """
        \(trap)\(Self.hello) (echo $$ > \(scratch.path("child")); exec sleep 60) & \
        echo $$ > \(scratch.path("front")); while :; do wait; sleep 0.1; done
        """
      let program = try RunningProgram(["alert", "Hi", "--front-end", command])
      let processes = [try await line(in: "front"), try await line(in: "child")]
      program.signal(number)
      let end = try await program.end()
      #expect(end.status == -number)
      for process in processes { #expect(!isRunning(process)) }
      for name in ["front", "child"] { unlink(scratch.path(name)) }
    }
  }

  @Test func `a front end hears the end of its input where the program is killed`() async throws {
    let command =
      "echo $$ > \(scratch.path("front")); cat > /dev/null; echo end > \(scratch.path("end"))"
    let program = try RunningProgram(["alert", "Hi", "--front-end", command])
    _ = try await line(in: "front")
    program.signal(SIGKILL)
    #expect(try await line(in: "end") == "end")
  }

  @Test func `a front end ends with the program`() async throws {
    let command = """
      echo $$ > \(scratch.path("front")); \(Self.answering(#"{"button":"ok"}"#)); \
      sleep 0.2; echo end > \(scratch.path("end"))
      """
    let run = try ProgramRun("rejoinder", ["alert", "Hi", "--front-end", command])
    #expect(run.status == 0)
    #expect(scratch.names == ["end", "front"])
    #expect(try await !isRunning(line(in: "front")))
  }

  @Test(
    arguments: [
      ["--socket=s", "--front-end=f"], ["--socket=s", "--presenter=plain"],
      ["--front-end=f", "--presenter=png", "--output=o.png"], ["--socket=s", "--answer=ok"],
      ["--front-end=f", "--presenter=auto"],
    ])
  func `what does not go together is a usage error`(words: [String]) throws {
    let run = try ProgramRun("rejoinder", ["alert", "Hi"] + words)
    #expect(run.status == 64)
    #expect(run.output == "")
    #expect(run.errors != "")
  }
}
