import Foundation
import ProgramRunner
import Testing

/// The command as a shell script runs it: standard output, standard error, exit status.
@Suite struct AnswerTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let words: [String]
    let output: String
    let status: Int32

    init(_ words: [String], _ output: String, _ status: Int32) {
      self.words = words
      self.output = output
      self.status = status
    }

    var testDescription: String { words.joined(separator: " ") }
  }

  static let alert = [
    "alert", "Delete?", "--destructive", "Delete", "--button", "Keep", "--cancel",
  ]

  @Test(
    arguments: [
      Row(alert + ["--answer", "delete"], "delete\n", 0),
      Row(alert + ["--answer", "keep"], "keep\n", 0),
      Row(alert + ["--answer", "cancel"], "cancel\n", 1),
      Row(alert + ["--answer", "escape"], "", 255),
      Row(alert + ["--answer", "timeout"], "", 5),
      Row(alert + ["--answer", "end"], "", 69),
      Row(alert + ["--answer", "keep", "--format=null"], "keep\0", 0),
      Row(
        alert + ["--answer", "keep", "--format=json"],
        #"{"button":"keep","index":2,"values":{}}"# + "\n", 0),
      Row(
        alert + ["--answer", "escape", "--format=json"],
        #"{"cancelled":"escape","index":0,"values":{}}"# + "\n", 255),
      Row(
        alert + ["--order=othersCancelDestructive", "--answer", "keep", "--format=json"],
        #"{"button":"keep","index":0,"values":{}}"# + "\n", 0),
      Row(
        ["sheet"] + alert.dropFirst() + ["--answer", "keep", "--format=json"],
        #"{"button":"keep","index":1,"values":{}}"# + "\n", 0),
      Row(["alert", "Hello", "--answer", "ok"], "ok\n", 0),
      Row(["alert", "Hello", "--answer", "escape"], "ok\n", 0),
      Row(
        ["alert", "Save?", "--stock", "dont-save", "--stock", "save", "--answer", "dont-save"],
        "dont-save\n", 0),
      Row(["alert", "x", "--button", "Don't Save", "--answer", "dont-save"], "dont-save\n", 0),
      Row(["alert", "x", "--button", "保存", "--answer", "button-1"], "button-1\n", 0),
      Row(["alert", "x", "--button", "A", "--button", "A", "--answer", "a-2"], "a-2\n", 0),
      Row(["alert", "--message=\u{301}x", "T", "--button=k=\u{301}K", "--answer=k"], "k\n", 0),
      Row(["confirm", "Sure?", "--answer", "yes"], "yes\n", 0),
      Row(["confirm", "Sure?", "--answer", "no"], "no\n", 1),
      Row(["confirm", "Sure?", "--answer", "escape"], "", 255),
      Row(
        ["input", "Name?", "--value", "Tom & Jerry <b>", "--answer", "ok"], "Tom & Jerry <b>\n", 0),
      Row(
        ["input", "Path?", "--value", #"C:\new\table"#, "--answer", "ok"], "C:\\new\\table\n", 0),
      Row(["input", "Name?", "--value", "x", "--answer", "cancel"], "", 1),
      Row(["choose", "Which?"], "", 255),
      Row(["choose", "Which?", "--multiple", "--always-show"], "", 255),
      Row(
        ["choose", "Which?", "New York", "--format=json"],
        #"{"button":"new-york","index":0,"values":{},"items":["New York"]}"# + "\n", 0),
      Row(
        ["choose", "Which?", "New York", "--format=json", "--always-show", "--answer=new-york"],
        #"{"button":"new-york","index":0,"values":{},"items":["New York"]}"# + "\n", 0),
      Row(
        ["choose", "Which?", "A", "B", "--format=json", "--answer=cancel"],
        #"{"button":"cancel","index":2,"values":{},"items":[]}"# + "\n", 1),
      Row(
        ["choose", "--multiple", "Which?", "A", "A", "--format=json", "--answer=A-2"],
        #"{"button":"ok","index":0,"values":{"items":["A-2"]},"items":["A"]}"# + "\n", 0),
      Row(
        ["input", "Name?", "--value=x", "--format=json", "--answer=ok"],
        #"{"button":"ok","index":1,"values":{"value":"x"}}"# + "\n", 0),
      Row(
        ["alert", "T", "--field", "text:f:F:\\\u{301}", "--answer=ok"], "ok\nf=\\\\\u{301}\n", 0),
      Row(["choose", "Which?", "only"], "only\n", 0),
      Row(["choose", "Which?", "only", "--always-show", "--answer", "escape"], "", 255),
      Row(["choose", "Which?", "Apple Pie", "100%", "--answer", "100%"], "100%\n", 0),
      Row(["choose", "Which?", "A", "A", "B", "--answer", "a-2"], "A\n", 0),
      Row(["choose", "Which?", "A", "B", "--answer", "cancel"], "", 1),
      Row(["choose", "--multiple", "Which?", "A", "B", "--answer", "B"], "B\n", 0),
      Row(["choose", "--multiple", "Which?", "A", "B", "--answer", "ok"], "", 0),
      Row(["choose", "--multiple", "Which?", "A", "Cancel", "--answer", "Cancel"], "Cancel\n", 0),
      Row(["choose", "--multiple", "Which?", "ok", "cancel", "--answer", "ok"], "ok\n", 0),
      Row(["choose", "--multiple", "Which?", "ok", "cancel", "--answer", "cancel"], "cancel\n", 0),
      Row(["choose", "--multiple", "Which?", "ok", "cancel", "--answer", "cancel-2"], "", 1),
      Row(["choose", "Which?", "Cancel", "B", "--answer", "cancel"], "Cancel\n", 0),
      Row(["choose", "Which?", "Cancel", "B", "--answer", "cancel-2"], "", 1),
    ])
  func `an answer is told on standard output and by the exit status`(row: Row) throws {
    let run = try ProgramRun("rejoinder", row.words)
    #expect(run.output == row.output)
    #expect(run.status == row.status)
    #expect(run.errors == "")
  }

  @Test func `fields follow the button, escaped in text and as they are with null`() throws {
    let words = [
      "alert", "Login", "--field", "text:user:User:tom", "--field", "secure:password",
      "--field", "checkbox:remember:Remember me", "--field", "choice:where:Where",
      "--item", "where=Home", "--item", "where=Work", "--field", "choices:what",
      "--item", "what=A", "--item", "what=B", "--set", "user=a\\b\nc", "--set", "remember=yes",
      "--set", "where=Work", "--set", "what=B", "--set", "what=A", "--stock", "ok",
      "--answer", "ok",
    ]
    let text = try ProgramRun("rejoinder", words)
    #expect(
      text.output == """
        ok
        user=a\\\\b\\nc
        password=
        remember=true
        where=Work
        what=A
        what=B

        """)
    let null = try ProgramRun("rejoinder", words + ["--format=null"])
    #expect(
      null.output.split(separator: "\0") == [
        "ok", "user=a\\b\nc", "password=", "remember=true", "where=Work", "what=A", "what=B",
      ])
  }

  @Test(
    arguments: [
      ("DIALOG_OK", "keep", 7), ("DIALOG_CANCEL", "cancel", 8), ("DIALOG_ESC", "escape", 9),
      ("DIALOG_TIMEOUT", "timeout", 10), ("DIALOG_ERROR", "nonsense", 11),
    ] as [(String, String, Int32)])
  func `a variable overrides the status`(variable: String, answer: String, status: Int32) throws {
    let words = Self.alert + ["--answer", answer]
    #expect(
      try ProgramRun("rejoinder", words, environment: [variable: "\(status)"]).status == status)
    #expect(try ProgramRun("rejoinder", words, environment: [variable: "x"]).status != status)
  }

  @Test func `the answer goes to the descriptor that is named`() throws {
    let rejoinder = ProgramRun.folder.appending(path: "rejoinder").path
    let run = try ProgramRun(
      "/bin/sh", ["-c", "\"$0\" confirm Sure --answer yes --output-fd 3 3>&2", rejoinder])
    #expect(run.output == "")
    #expect(run.errors == "yes\n")
    let closed = try ProgramRun("rejoinder", ["confirm", "S", "--answer", "yes", "--output-fd=9"])
    #expect(closed.status == 64)
    let unwritable = try ProgramRun(
      "rejoinder", ["confirm", "S", "--presenter=plain", "--output-fd=0"])
    #expect(unwritable.status == 64)
    #expect(!unwritable.errors.contains("S\n"), "the question was asked for nothing")
  }

  @Test func `each answer is for one dialog, in order, and a tour needs as many`() throws {
    let words = ["demo", "--answer=delete", "--answer=take", "--answer=home", "--answer=cancel"]
    let run = try ProgramRun("rejoinder", words + ["--trace"])
    #expect(run.status == 0)
    #expect(run.errors.components(separatedBy: "didDismiss").count == 5)
    #expect(try ProgramRun("rejoinder", ["demo", "--answer=delete"]).status == 69)
  }
}
