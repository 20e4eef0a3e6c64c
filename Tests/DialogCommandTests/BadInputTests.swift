import Foundation
import ProgramRunner
import Testing

@Suite struct BadInputTests {
  @Test(
    arguments: [
      ("not JSON", ["line 1", "column"]),
      ("{\"kind\": \"alert\",\n  \"title\": }", ["line 2"]),
      (#"{"kind": "alert", "buttons": []}"#, ["title"]),
      (#"{"title": "T", "kind": "alert", "title": "U"}"#, ["title"]),
      (
        #"{"kind": "alert", "title": "T", "buttons": [{"id": "a", "role": "cancel"}, {"id": "b", "role": "cancel"}]}"#,
        ["buttons[1]", "cancel"]
      ),
      (
        #"{"kind": "alert", "title": "T", "buttons": [{"id": "a", "title": "A"}, {"id": "a", "title": "B"}]}"#,
        ["buttons[1].id"]
      ),
      (
        #"{"kind": "alert", "title": "T", "buttons": [{"title": "A"}, {"title": "B", "role": "boss"}]}"#,
        ["buttons[1].role", "boss", "destructive"]
      ),
      (
        #"{"kind": "alert", "title": "T", "default": "x", "buttons": [{"title": "A"}]}"#,
        ["default", "x"]
      ),
      (#"{"kind": "window", "title": "T"}"#, ["kind", "window", "sheet"]),
      (#"{"kind": "alert", "title": 7}"#, ["title"]),
      (#"{"kind": "alert", "title": "T", "icon": "nonsense"}"#, ["icon", "nonsense"]),
      (#"{"kind": "alert", "title": "T", "icon": "text.png"}"#, ["icon", "text.png", "PNG"]),
      (
        #"{"kind": "alert", "title": "T", "fields": [{"id": "f", "kind": "choice"}]}"#,
        ["fields[0]"]
      ),
      (#"[]"#, []), ("", []),
      (String(repeating: "[", count: 100), ["line 1, column 65 is nested more than 64 deep"]),
      (
        "\"" + String(repeating: "a", count: 1 << 20) + "\"",
        ["the JSON text is larger than 1048576 bytes", "give a smaller file"]
      ),
      (
        #"{"kind": "progress", "title": "T", "progress": 3.0}"#,
        ["the progress 3 is not between 0 and 1"]
      ),
    ])
  func `a bad dialog file is refused in one line with its place`(
    json: String, words: [String]
  ) throws {
    let scratch = try Scratch()
    _ = try scratch.write("this is text", to: "text.png")
    let file = try scratch.write(json, to: "dialog.json")
    for presenter in ["plain", "json", "auto"] {
      let run = try ProgramRun("rejoinder", ["show", file, "--presenter", presenter])
      expectRefusal(run, status: 65, naming: [file] + words)
    }
    let picture = scratch.path("out.png")
    let run = try ProgramRun("rejoinder", ["show", file, "--presenter=png", "--output", picture])
    expectRefusal(run, status: 65, naming: [file] + words)
    #expect(!FileManager.default.fileExists(atPath: picture))
  }

  @Test func `a missing file or icon exits 66 and names it`() throws {
    let scratch = try Scratch()
    expectRefusal(
      try ProgramRun("rejoinder", ["show", scratch.path("none.json")]), status: 66,
      naming: ["none.json"])
    let file = try scratch.write(
      #"{"kind": "sheet", "buttons": [{"title": "A", "icon": "none.png"}]}"#, to: "d.json")
    expectRefusal(
      try ProgramRun("rejoinder", ["show", file]), status: 66,
      naming: [file, "buttons[0].icon", "none.png"])
    expectRefusal(
      try ProgramRun("rejoinder", ["alert", "T", "--icon", scratch.path("none.png")]), status: 66,
      naming: ["none.png"])
    expectRefusal(
      try ProgramRun("rejoinder", ["alert", "T", "--icon", file]), status: 65, naming: [file])
  }

  @Test func `a folder in place of a file exits 66 and is named`() throws {
    let scratch = try Scratch()
    let folder = scratch.path("folder.png")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let file = try scratch.write(
      #"{"kind": "sheet", "buttons": [{"title": "A", "icon": "folder.png"}]}"#, to: "d.json")
    for words in [
      ["lint", folder], ["show", folder], ["alert", "T", "--icon", folder], ["show", file],
      ["scale", folder, scratch.path("out.png"), "--size=9x"],
      ["scale", folder, scratch.path("out.png"), "--size=9x", "--upright"],
    ] {
      expectRefusal(try ProgramRun("rejoinder", words), status: 66, naming: ["folder.png"])
    }
    #expect(scratch.names == ["d.json", "folder.png"])
  }

  @Test func `an output that cannot be written exits 74 and leaves nothing`() throws {
    let scratch = try Scratch()
    let words = ["alert", "T", "--presenter=png", "--output"]
    let run = try ProgramRun("rejoinder", words + [scratch.path("no/such/folder.png")])
    expectRefusal(run, status: 74, naming: ["no/such/folder.png"])
    expectRefusal(
      try ProgramRun("rejoinder", words + [scratch.folder.path]), status: 74, naming: [])
    #expect(scratch.names == [])
    let full = try ProgramRun(
      "/bin/sh",
      [
        "-c", "\"$0\" confirm A --answer yes > /dev/full",
        ProgramRun.folder.appending(path: "rejoinder").path,
      ])
    #expect(full.status == 74)
    #expect(full.errors.hasPrefix("rejoinder: "))
  }

  @Test func `a value of a field that the dialog does not have exits 65`() throws {
    expectRefusal(
      try ProgramRun("rejoinder", ["alert", "T", "--field=text:a", "--set", "f=A", "--answer=ok"]),
      status: 65, naming: ["f", "--set"])
  }

  @Test func `a pipe is no icon, and is not waited for`() throws {
    let scratch = try Scratch()
    _ = try ProgramRun("/usr/bin/mkfifo", [scratch.path("icon.png")])
    expectRefusal(
      try ProgramRun("rejoinder", ["alert", "T", "--icon", scratch.path("icon.png")]), status: 65,
      naming: ["icon.png"])
  }

  @Test func `arguments cannot blow a text up`() throws {
    let scratch = try Scratch()
    let title = String(repeating: "{a}", count: 100_000)
    let value = String(repeating: "x", count: 600_000)
    let file = try scratch.write(
      #"{"kind": "alert", "title": "\#(title)", "arguments": {"a": "\#(value)"}}"#, to: "big.json")
    for presenter in ["plain", "json", "auto"] {
      expectRefusal(
        try ProgramRun("rejoinder", ["show", file, "--presenter", presenter]), status: 65,
        naming: [file, "arguments"])
    }
  }

  @Test func `a NUL in a value does not forge an entry`() throws {
    let words = [
      "alert", "T", "--field=text:a", "--stock=ok", "--presenter=plain", "--format=null",
    ]
    let run = try ProgramRun("rejoinder", words, input: "a\0ok=1\n1\n")
    #expect(run.status == 65)
    #expect(run.output == "")
  }

  @Test func `an escape that does not end the dialog exits 65, and does not wait`() throws {
    let words = ["alert", "T", "--button", "A", "--button", "B", "--answer=escape"]
    expectRefusal(try ProgramRun("rejoinder", words), status: 65, naming: ["escape"])
  }

  @Test(arguments: ["--trace", "--answer=no"])
  func `no control character of a text reaches standard error`(option: String) throws {
    let text = "a\u{1B}[8mb\u{202E}c\nd\u{9B}"
    let run = try ProgramRun("rejoinder", ["alert", text, "--answer=ok", option])
    #expect(option != "--trace" || run.errors.contains("willPresent"))
    for scalar in run.errors.unicodeScalars where scalar != "\n" {
      #expect(scalar.properties.generalCategory != .control && !scalar.properties.isBidiControl)
    }
    #expect(
      run.errors.split(separator: "\n").allSatisfy {
        $0.hasPrefix("dialog") || $0.hasPrefix("rejoinder")
      })
  }

  @Test func `an answer that the dialog does not have exits 65`() throws {
    for presenter in ["scripted", "png"] {
      let scratch = try Scratch()
      let words = ["confirm", "T", "--answer=maybe", "--presenter", presenter]
      let output = presenter == "png" ? ["--output", scratch.path("o.png")] : []
      expectRefusal(
        try ProgramRun("rejoinder", words + output), status: 65, naming: ["maybe", "yes", "no"])
    }
  }
}
