import Foundation
import ProgramRunner
import Testing

/// The plain presenter behind the command, answered from a pipe.
@Suite struct PlainProgramTests {
  static let delete = ["show", "Examples/Dialogs/delete.json", "--presenter=plain"]

  @Test(
    arguments: [
      ("1\n", "delete\n", 0), ("delete\n", "delete\n", 0), ("kee\n", "keep\n", 0),
      ("\n", "keep\n", 0), ("3\n", "cancel\n", 1), ("no\n", "cancel\n", 1),
      ("nonsense\n9\n2\n", "keep\n", 0), ("2", "keep\n", 0), ("2\r\n", "keep\n", 0),
      ("", "", 69), ("nonsense", "", 69), ("\u{FFFD}\n", "", 69),
    ] as [(String, String, Int32)])
  func `a line answers, and anything else is asked again until the input ends`(
    input: String, output: String, status: Int32
  ) throws {
    let run = try ProgramRun("rejoinder", Self.delete, input: input)
    #expect(run.output == output)
    #expect(run.status == status)
    #expect(run.errors.contains("Delete Sunset.png?"))
    #expect(run.errors.contains("This cannot be undone."))
  }

  @Test func `two programs in a row read one pipe`() throws {
    let rejoinder = ProgramRun.folder.appending(path: "rejoinder").path
    let run = try ProgramRun(
      "/bin/sh",
      [
        "-c", "printf 'y\\nn\\n' | (\"$0\" confirm A; echo $?; \"$0\" confirm B; echo $?)",
        rejoinder,
      ])
    #expect(run.output == "yes\n0\nno\n1\n")
  }

  @Test(arguments: ["<&-", "2>&-", "<&- 2>&-"])
  func `closed streams leave nowhere to ask`(closed: String) throws {
    let rejoinder = ProgramRun.folder.appending(path: "rejoinder").path
    let run = try ProgramRun(
      "/bin/sh", ["-c", "\"$0\" confirm A --presenter=plain \(closed)", rejoinder])
    #expect(run.output == "")
    #expect(run.status == 69)
  }

  @Test(arguments: ["de", "fr", "es", "ja", "zh_CN", "ar", "he", "pl", "pt_BR", "ru"])
  func `yes and no are understood in the reader's language`(language: String) throws {
    let words = ["confirm", "?", "--presenter=plain", "--locale", language]
    let said = [
      "de": ("ja", "nein"), "fr": ("oui", "non"), "es": ("sí", "no"), "ja": ("はい", "いいえ"),
      "zh_CN": ("是", "否"), "ar": ("نعم", "لا"), "he": ("כן", "לא"), "pl": ("tak", "nie"),
      "pt_BR": ("sim", "não"), "ru": ("да", "нет"),
    ][language]
    let (yes, no) = try #require(said)
    #expect(try ProgramRun("rejoinder", words, input: yes + "\n").status == 0)
    #expect(try ProgramRun("rejoinder", words, input: no + "\n").status == 1)
  }

  @Test(
    arguments: [
      ["alert", "T"], ["sheet", "T", "--button", "A"], ["choose", "T", "A", "B"], ["input", "T"],
      ["confirm", "T"], ["choose", "--multiple", "T", "A", "B"], Self.delete.dropLast(),
    ])
  func `a timeout exits 5 and prints nothing`(words: [String]) throws {
    let rejoinder = ProgramRun.folder.appending(path: "rejoinder").path
    let run = try ProgramRun(
      "/bin/bash",
      ["-c", "exec \"$0\" \"$@\" --presenter=plain --timeout=0.2 < <(sleep 5)", rejoinder] + words)
    #expect(run.status == 5)
    #expect(run.output == "")
  }

  @Test(arguments: [("INT", 2), ("TERM", 15), ("HUP", 1)] as [(String, Int32)])
  func `a signal takes the dialog down and then ends the program`(name: String, number: Int32)
    throws
  {
    let rejoinder = ProgramRun.folder.appending(path: "rejoinder").path
    // A shell's background child ignores INT, so the signal is sent from beside it.
    let script = """
      (sleep 0.7; kill -\(name) $$) & exec "$0" confirm A --presenter=plain --trace <&3
      """
    let run = try ProgramRun("/bin/bash", ["-c", "exec 3< <(sleep 3); \(script)", rejoinder])
    #expect(run.status == -number)
    #expect(run.output == "")
    #expect(run.errors.contains("cancel interrupted"))
    #expect(run.errors.contains("didDismiss"))
  }

  @Test func `texts are literal`() throws {
    let texts = [
      "Tom & Jerry <b>", "Delete <draft>?", #"C:\new\table"#, "snake_case", "100%", "A & B",
    ]
    for text in texts {
      let run = try ProgramRun(
        "rejoinder", ["alert", text, "--message", text, "--button", text, "--presenter=plain"],
        input: "1\n")
      #expect(run.errors.components(separatedBy: text).count >= 4)
      #expect(run.status == 0)
    }
  }

  @Test func `no control character of a text is written`() throws {
    let label = "a\u{1B}]0;pwn\u{7}\u{1B}[8mb\u{202E}\u{9B}"
    let run = try ProgramRun(
      "rejoinder", ["alert", label, "--button", label, "--presenter=plain"], input: "1\n")
    for scalar in run.errors.unicodeScalars {
      #expect(scalar == "\n" || scalar.properties.generalCategory != .control)
      #expect(scalar != "\u{202E}")
    }
    #expect(run.status == 0)
  }
}
