import DialogGraphics
import Foundation
import ProgramRunner
import Testing

/// One dialog file behind the JSON and the picture presenter, and the commands that ask nothing.
@Suite struct OtherPresenterTests {
  static let delete = ["show", "Examples/Dialogs/delete.json"]

  private func messages(_ run: ProgramRun) throws -> [[String: Any]] {
    try run.output.split(separator: "\n").map {
      try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
  }

  @Test(
    arguments: [
      (#"{"button": "delete", "index": 0}"#, 0), (#"{"button": "keep"}"#, 0),
      (#"{"button": "cancel", "index": 2}"#, 1), (#"{"cancelled": "escape"}"#, 255),
      (#"{"cancelled": "timeout"}"#, 5), (#"{"cancelled": "notAsked"}"#, 69),
      (#"{"cancelled": "closed"}"#, 255),
    ] as [(String, Int32)])
  func `a program at the other end of the pipes answers`(result: String, status: Int32) throws {
    // The first request of a run has the id 1.
    let answer = #"{"jsonrpc": "2.0", "id": 1, "result": \#(result)}"#
    let run = try ProgramRun(
      "rejoinder", Self.delete + ["--presenter=json", "--locale=de"], input: answer + "\n")
    #expect(run.status == status)
    let messages = try messages(run)
    #expect(messages.first?["method"] as? String == "hello")
    let present = try #require(messages.first { $0["method"] as? String == "present" })
    let dialog = try #require(present["params"] as? [String: Any])
    #expect(dialog["language"] as? String == "de")
    #expect(dialog["direction"] as? String == "ltr")
    let buttons = try #require(dialog["buttons"] as? [[String: Any]])
    #expect(buttons.map { $0["id"] as? String } == ["delete", "keep", "cancel"])
    #expect(buttons.map { $0["index"] as? Int } == [0, 1, 2])
    #expect(buttons.map { $0["title"] as? String }.first == "Löschen")
    let told = messages.filter { $0["method"] as? String == "lifecycle" }.count
    #expect(told == 5)
  }

  @Test func `with JSON the answer goes to the descriptor that is named`() throws {
    let answer = #"{"jsonrpc": "2.0", "id": 1, "result": {"button": "keep"}}"#
    let rejoinder = ProgramRun.folder.appending(path: "rejoinder").path
    let run = try ProgramRun(
      "/bin/sh",
      ["-c", "\"$0\" \"$@\" --presenter=json --output-fd=3 3>&2", rejoinder] + Self.delete,
      input: answer + "\n")
    #expect(run.errors == "keep\n")
    #expect(run.status == 0)
  }

  @Test func `input that ends before an answer exits 69`() throws {
    let run = try ProgramRun("rejoinder", Self.delete + ["--presenter=json"])
    #expect(run.status == 69)
  }

  @Test(arguments: [1.0, 2.0, 3.0], ["en", "ar", "ja"])
  func `a picture is drawn, asks nobody and exits 0`(scale: Double, locale: String) throws {
    let scratch = try Scratch()
    let words = Self.delete + ["--presenter=png", "--locale", locale, "--ui-scale", "\(scale)"]
    let file = scratch.path("out.png")
    let run = try ProgramRun("rejoinder", words + ["--output", file, "--trace"])
    #expect(run.status == 0)
    #expect(run.output == "")
    #expect(run.errors.contains("cancel notAsked"))
    let bitmap = try Bitmap(contentsOf: file)
    #expect(bitmap.width > Int(200 * scale))
    #expect(scratch.names == ["out.png"])
  }

  @Test func `a picture is drawn in the theme and the size of text that were asked for`() throws {
    let scratch = try Scratch()
    func picture(_ options: String...) throws -> Bitmap {
      let file = scratch.path("out.png")
      let words = Self.delete + ["--presenter=png", "--output", file] + options
      #expect(try ProgramRun("rejoinder", words).status == 0)
      return try Bitmap(contentsOf: file)
    }
    let light = try picture("--theme=light")
    #expect(try picture() == light && picture("--text-size=1") == light)
    let corners = try ["light", "dark", "contrast"].map { theme in
      let pixels = try picture("--theme=\(theme)").pixels
      return Array(pixels.prefix(3))
    }
    #expect(corners.map { $0[0] } == [0xEC, 0x13, 0])
    #expect(try picture("--text-size=2").width > light.width)
  }

  @Test func `a picture is answered as it was told`() throws {
    let scratch = try Scratch()
    let words = Self.delete + ["--presenter=png", "--output", scratch.path("o.png")]
    let run = try ProgramRun("rejoinder", words + ["--answer=delete"])
    #expect(run.output == "delete\n")
    #expect(run.status == 0)
  }

  @Test func `the languages are listed with how complete they are and what serves them`() throws {
    let run = try ProgramRun("rejoinder", ["locales"])
    let rows = run.output.split(separator: "\n").map { $0.split(separator: "\t") }
    let complete: Set<Substring> = [
      "ar", "de", "en", "es", "fr", "he", "ja", "ko", "pl", "pt_BR", "ru", "zh_CN", "zh_TW",
    ]
    let others: Set<Substring> = [
      "bn", "cs", "da", "el", "fa", "fi", "hi", "hu", "id", "it", "nb", "nl", "pt", "ro", "sv",
      "th", "tr", "uk", "vi",
    ]
    #expect(rows.map { $0[0] } == complete.union(others).sorted())
    for row in rows {
      let counts = try row[1].split(separator: "/").map { try #require(Int($0)) }
      #expect(counts.count == 2)
      #expect(0 < counts[0] && counts[0] <= counts[1], "\(row)")
      #expect((counts[0] == counts[1]) == complete.contains(row[0]), "\(row)")
      #expect((row[2] == "source") == (row[0] == "en"))
    }
  }

  @Test(arguments: ["en", "de", "ja", "ar"])
  func `help is in the reader's language and names every command`(locale: String) throws {
    let run = try ProgramRun("rejoinder", ["--help", "--locale", locale])
    #expect(run.status == 0)
    for command in [
      "demo", "alert", "sheet", "choose", "input", "confirm", "show", "scale", "progress", "lint",
      "locales",
    ] {
      #expect(run.output.contains("  \(command)"))
    }
    #expect(run.output.contains("ask a question") == (locale == "en"))
    let own = try ProgramRun("rejoinder", ["input", "--help", "--locale", locale])
    #expect(own.output.contains("--placeholder=TEXT"))
  }

  @Test func `the version is told`() throws {
    #expect(try ProgramRun("rejoinder", ["--version"]).output == "rejoinder 0.1.0\n")
  }
}
