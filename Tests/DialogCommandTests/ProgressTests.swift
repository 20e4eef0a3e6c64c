import Foundation
import ProgramRunner
import Testing

@testable import DialogCommand

/// `progress TITLE`, told by lines on standard input.
@Suite(.timeLimit(.minutes(2))) struct ProgressTests {
  typealias Report = ProgressInput.Report

  @Test(
    arguments: [
      ("42", [Report(done: 42)]), (" 42 ", [Report(done: 42)]), ("42%", [Report(done: 42)]),
      ("42.5 %", [Report(done: 42.5)]), ("-3", [Report(done: -3)]), ("007", [Report(done: 7)]),
      ("150", [Report(done: 150)]), ("", []), ("  ", []), ("%", [Report(message: "%")]),
      ("hello", [Report(message: "hello")]), ("42 files", [Report(message: "42 files")]),
      ("1e5", [Report(message: "1e5")]), ("0x10", [Report(message: "0x10")]),
      ("nan", [Report(message: "nan")]), ("-", [Report(message: "-")]),
      ("٤٢", [Report(message: "٤٢")]),
      ("XXX\n30\nTwo\nlines\nXXX", [Report(done: 30, message: "Two\nlines")]),
      ("XXX\n30\nXXX", [Report(done: 30)]), ("XXX\nno number\nXXX", [Report(message: "no number")]),
      ("XXX\n\nXXX", [Report(message: "")]), ("XXX\nXXX\n7", [Report(), Report(done: 7)]),
      ("XXX\n1\na\n2\nXXX\n3", [Report(done: 1, message: "a\n2"), Report(done: 3)]),
      ("XXX\n50\nhalf", []),
    ] as [(String, [Report])])
  func `a line or a block tells how much is done, and what is being done`(
    lines: String, reports: [Report]
  ) {
    var input = ProgressInput()
    let told = lines.split(separator: "\n", omittingEmptySubsequences: false)
      .compactMap { input.take(String($0)) }
    #expect(told == reports)
  }

  @Test func `a block has a limit`() {
    var input = ProgressInput()
    let line = String(repeating: "x", count: 1000)
    let lines = ["XXX"] + Array(repeating: line, count: 1000) + ["XXX"]
    let told = lines.compactMap { input.take($0) }
    #expect(told == [Report(message: Array(repeating: line, count: 4).joined(separator: "\n"))])
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let words: [String]
    let input: String
    let status: Int32
    let end: String

    init(_ input: String, _ status: Int32, _ end: String) {
      self.init([], input, status, end)
    }

    init(_ words: [String], _ input: String, _ status: Int32, _ end: String) {
      self.words = words
      self.input = input
      self.status = status
      self.end = end
    }

    var testDescription: String { "\(words) \(input.debugDescription)" }
  }

  @Test(
    arguments: [
      Row("", 0, "Copying\n"), Row("42\n", 0, "42 % done\n"), Row("42", 0, "42 % done\n"),
      Row("42\r\n", 0, "42 % done\n"), Row("200\n", 0, "100 % done\n"),
      Row("-1\n", 0, "0 % done\n"),
      Row("hello\n", 0, "Copying\nhello\n"),
      Row("XXX\n30\nTwo\nlines\nXXX\n", 0, "Two\nlines\n30 % done\n"),
      Row("\u{1B}[31mred\u{202E}\n", 0, "red\\u{202E}\n"),
      Row(["--total=8"], "2\n", 0, "25 % done\n"),
      Row(["--total=8"], "99999999999999999999\n", 0, "100 % done\n"),
      Row(["--message=Wait"], "1\n", 0, "Wait\n1 % done\n"),
      Row(["--locale=de"], "50\n", 0, "abgeschlossen\n"),
      Row(["--cancel"], "5\n", 0, "Copying\n5 % done\n"),
      Row(["--cancel", "--answer=cancel"], "5\n", 1, ""),
      Row(["--cancel=stop=Stop", "--answer=Stop"], "5\n", 1, ""),
      Row(["--cancel", "--answer=escape"], "5\n", 255, ""),
      Row(["--cancel", "--answer=timeout"], "5\n", 5, ""),
      Row(["--answer=end"], "5\n", 69, ""),
    ])
  func `what was told last is shown, and the status says how it ended`(row: Row) throws {
    let presenter = row.words.contains { $0.hasPrefix("--answer") } ? [] : ["--presenter=plain"]
    let run = try ProgramRun(
      "rejoinder", ["progress", "Copying"] + presenter + row.words, input: row.input)
    #expect(run.status == row.status)
    #expect(run.output == "")
    #expect(run.errors.hasSuffix(row.end), "\(run.errors)")
    #expect(row.end.isEmpty || run.errors.hasPrefix("Copying\n"))
    #expect(!run.errors.contains("Cancel"))
  }

  @Test func `text that is not UTF-8 is repaired, and a long line cut`() throws {
    let rejoinder = ProgramRun.folder.appending(path: "rejoinder").path
    let run = try ProgramRun(
      "/bin/sh",
      [
        "-c",
        """
        { printf 'a\\377b\\n'; sleep 1.2; head -c 9000000 /dev/zero | tr '\\0' x; } \
          | "$0" progress T --presenter=plain
        """, rejoinder,
      ])
    #expect(run.status == 0)
    let lines = run.errors.split(separator: "\n")
    #expect(lines.first == "T")
    #expect(lines.contains("a\u{FFFD}b"))
    #expect(lines.last?.count == 4097)
    #expect(lines.last?.hasSuffix("x…") == true)
  }

  @Test(arguments: ["--timeout=0.3", "--cancel --answer=cancel"])
  func `a dialog that ends closes the pipe`(options: String) throws {
    let rejoinder = ProgramRun.folder.appending(path: "rejoinder").path
    let run = try ProgramRun(
      "/bin/bash",
      ["-c", "yes 5 | \"$0\" progress T \(options); echo ${PIPESTATUS[0]}", rejoinder])
    #expect(run.output == "141\n")
  }

  @Test func `a writer that says nothing is not waited for beyond the timeout`() throws {
    let rejoinder = ProgramRun.folder.appending(path: "rejoinder").path
    let run = try ProgramRun(
      "/bin/bash", ["-c", "exec \"$0\" progress T --timeout=0.3 < <(sleep 5)", rejoinder])
    #expect(run.status == 5)
  }

  @Test func `a program at the other end is told of updates, and asked nothing`() throws {
    let run = try ProgramRun(
      "rejoinder", ["progress", "Copying", "--cancel", "--presenter=json"], input: "10\nab\n")
    #expect(run.status == 0)
    #expect(run.output.contains(#""kind":"progress""#))
    #expect(run.output.contains(#""buttons":[]"#))
    #expect(run.output.contains(#""message":"ab""#))
    #expect(run.output.contains(#""progress":0.1,"pace":{"text":"10 % done"}"#))
    #expect(run.output.contains(#""method":"dismiss","params":{"id":1}"#))
  }

  @Test func `a picture shows what was told last`() throws {
    let scratch = try Scratch()
    var pictures: [Data] = []
    for (name, input) in [("a", "10\n90\nab\n"), ("b", "90\nab"), ("c", "10\nab\n")] {
      let file = scratch.path("\(name).png")
      let run = try ProgramRun(
        "rejoinder", ["progress", "T", "--presenter=png", "--output", file], input: input)
      #expect(run.status == 0)
      pictures.append(try Data(contentsOf: URL(fileURLWithPath: file)))
    }
    #expect(pictures[0] == pictures[1])
    #expect(pictures[1] != pictures[2])
  }

  @Test func `an answer that the dialog does not have exits 65`() throws {
    for options in [["--answer=cancel"], ["--cancel", "--answer=ok"]] {
      let run = try ProgramRun("rejoinder", ["progress", "T"] + options, input: "5\n")
      #expect(run.status == 65)
      #expect(run.errors.contains("escape, timeout, end"))
    }
  }

  @Test func `input that cannot be read is an error`() throws {
    let rejoinder = ProgramRun.folder.appending(path: "rejoinder").path
    let run = try ProgramRun("/bin/sh", ["-c", "\"$0\" progress T </", rejoinder])
    #expect(run.status == 74)
    #expect(run.errors.contains("rejoinder: -: "))
  }
}
