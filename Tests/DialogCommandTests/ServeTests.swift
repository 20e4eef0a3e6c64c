import Foundation
import ProgramRunner
import Testing

/// `serve`: another program asks, by a pipe, a socket or a terminal beside them.
@Suite(.timeLimit(.minutes(2))) struct ServeTests {
  private static let delete = """
    {"kind": "alert", "title": "Delete {name}?", "arguments": {"name": "Sunset.png"},
     "buttons": [{"stock": "delete"}, {"title": "Keep", "id": "keep"}, {"role": "cancel"}]}
    """

  private static func request(_ id: Int, _ description: String = delete) -> String {
    let line = description.replacing("\n", with: " ")
    return #"{"jsonrpc": "2.0", "id": \#(id), "method": "present", "params": \#(line)}"# + "\n"
  }

  private func answers(_ run: ProgramRun) -> [String] {
    run.output.split(separator: "\n").map(String.init).filter { !$0.contains(#""method""#) }
  }

  @Test func `answers are given as they were told, after who speaks`() throws {
    let run = try ProgramRun(
      "rejoinder", ["serve", "--answer=keep", "--answer=escape", "--trace"],
      input: Self.request(1) + Self.request(2))
    #expect(run.status == 0)
    #expect(run.output.hasPrefix(#"{"jsonrpc":"2.0","method":"hello","params":{"protocol":1,"#))
    #expect(
      answers(run) == [
        #"{"jsonrpc":"2.0","id":1,"result":{"button":"keep","index":1,"values":{}}}"#,
        #"{"jsonrpc":"2.0","id":2,"result":{"cancelled":"escape","index":2,"values":{}}}"#,
      ])
    #expect(run.errors.contains("willPresent alert “Delete Sunset.png?”"))
    #expect(run.errors.contains("cancel escape"))
  }

  @Test(arguments: [("ja", "「Sunset.png」を削除しますか？"), ("de", "Sunset.png löschen?")])
  func `texts are keys, in the reader's language or the dialog's`(
    locale: String, title: String
  ) throws {
    let words = ["serve", "--answer=keep", "--trace"]
    let option = try ProgramRun(
      "rejoinder", words + ["--locale", locale], input: Self.request(1))
    #expect(option.errors.contains("“\(title)”"))
    let described = Self.delete.replacing(
      "{\"kind\"", with: "{\"language\": \"\(locale)\", \"kind\"")
    let member = try ProgramRun("rejoinder", words, input: Self.request(1, described))
    #expect(member.errors.contains("“\(title)”"))
  }

  @Test func `pictures are numbered`() throws {
    let scratch = try Scratch()
    let run = try ProgramRun(
      "rejoinder", ["serve", "--presenter=png", "--output", scratch.path("o.png")],
      input: Self.request(1) + Self.request(2))
    #expect(run.status == 0)
    #expect(scratch.names == ["o-2.png", "o.png"])
    #expect(answers(run).allSatisfy { $0.contains(#""cancelled":"notAsked""#) })
  }

  @Test func `a program that shows is served by another`() throws {
    let rejoinder = ProgramRun.folder.appending(path: "rejoinder").path
    let run = try ProgramRun(
      "rejoinder", ["serve", "--front-end", "'\(rejoinder)' serve --answer=delete"],
      input: Self.request(7))
    #expect(
      answers(run) == [
        #"{"jsonrpc":"2.0","id":7,"result":{"button":"delete","index":0,"values":{}}}"#
      ])
  }

  @Test(
    arguments: [
      (["serve", "x"], 64, "needs other words"),
      (["serve", "--presenter=json"], 64, "--front-end"),
      (["serve", "--format=json"], 64, "has no option"),
      (["serve", "--presenter=png"], 64, "--output"), (["serve"], 69, "no terminal"),
      (["serve", "--presenter=plain"], 69, "no terminal"),
      (["serve", "--answer=a", "--socket=/nowhere/s"], 69, "the socket cannot be used"),
      (["serve", "--answer=a", "--socket=/etc/passwd"], 64, "no socket"),
    ] as [([String], Int32, String)])
  func `what cannot be served is said at once`(words: [String], status: Int32, why: String) throws {
    let run = try ProgramRun("rejoinder", words, input: Self.request(1))
    #expect(run.status == status)
    #expect(run.errors.contains(why), "\(run.errors)")
    #expect(run.output == "")
  }

  @Test func `a picture that is not there is an error of the description`() throws {
    let described = Self.delete.replacing(
      "{\"kind\"", with: "{\"icon\": \"/nowhere.png\", \"kind\"")
    let run = try ProgramRun(
      "rejoinder", ["serve", "--answer=keep"], input: Self.request(1, described) + Self.request(2))
    #expect(answers(run).count == 2)
    #expect(answers(run)[0].contains(#""code":-32602"#))
    #expect(answers(run)[0].contains("/nowhere.png"))
    #expect(answers(run)[1].contains(#""button":"keep""#))
  }

  @Test func `dialogs are shown on the terminal while a pipe has the streams`() async throws {
    let scratch = try Scratch()
    let file = scratch.path("request")
    try Self.request(1).write(toFile: file, atomically: false, encoding: .utf8)
    let run = try TerminalRun(
      "rejoinder", ["serve"],
      script:
        "$0 \"$@\" <'\(file)' >'\(scratch.path("answer"))'; printf '[status %d]' $?; read -r _")
    #expect(await run.window.shows("Delete Sunset.png?"))
    #expect(await run.window.becomes { $0.modes.contains(2004) })
    run.window.type("\r")
    #expect(await run.status() == 0)
    let answer = try String(contentsOfFile: scratch.path("answer"), encoding: .utf8)
    #expect(answer.contains(#""id":1,"result":{"button":"keep","index":1"#))
    #expect(run.window.settings == run.window.settingsBefore)
  }

  @Test func `programs come to a socket, one after the other, until a signal`() throws {
    let scratch = try Scratch()
    let rejoinder = ProgramRun.folder.appending(path: "rejoinder").path
    let run = try ProgramRun(
      "/bin/sh",
      [
        "-c",
        """
        "$0" serve --socket="$1" --answer=b --answer=a & serve=$!
        until [ -S "$1" ]; do sleep 0.02; done
        stat -c %a "$1"
        for turn in 1 2; do "$0" alert Hi --button=a --button=b --socket="$1"; echo $?; done
        kill -TERM $serve; wait $serve; echo $?
        """, rejoinder, scratch.path("s"),
      ])
    #expect(run.output == "600\nb\n0\na\n0\n143\n")
    #expect(scratch.names == [])
  }
}
