import DialogGraphics
import Foundation
import ProgramRunner
import Testing

@Suite struct CheckingTests {
  private func lint(_ text: String, _ options: [String] = []) throws -> ProgramRun {
    let scratch = try Scratch()
    return try ProgramRun(
      "rejoinder", ["lint", try scratch.write(text, to: "dialog.json")] + options)
  }

  private func lines(_ run: ProgramRun) -> [Substring] { run.output.split(separator: "\n") }

  @Test func `a dialog that is the same everywhere is clean`() throws {
    let run = try lint(
      #"{"kind": "alert", "title": {"verbatim": "Sunset"}, "buttons": [{"stock": "delete"}, {"role": "cancel"}]}"#
    )
    #expect(run.output == "")
    #expect(run.errors == "")
    #expect(run.status == 0)
  }

  @Test func `a text that no catalog has is told for every language but the source's`() throws {
    let run = try lint(#"{"kind": "alert", "title": "Eat {name}?", "arguments": {"name": "it"}}"#)
    let told = lines(run).filter { $0.hasSuffix(": title: not translated: “Eat {name}?”") }
    let languages = lines(try ProgramRun("rejoinder", ["locales"])).count
    #expect(told.count == languages - 1)
    #expect(told.contains { $0.hasPrefix("de: ") } && !told.contains { $0.hasPrefix("en") })
    #expect(run.status == 1)
  }

  @Test func `a word that languages share is noted, and the dialog is clean`() throws {
    let run = try lint(#"{"kind": "sheet", "buttons": [{"stock": "ok"}]}"#)
    #expect(run.output.contains("de: button “ok”: note: the same as in the source: “OK”\n"))
    #expect(run.status == 0)
  }

  @Test func `findings come as objects for programs`() throws {
    let run = try lint(
      #"{"kind": "sheet", "title": "Pick {x}", "fields": [{"id": "f", "kind": "text", "label": "L l"}]}"#,
      ["--format=json"])
    #expect(
      lines(run).first
        == #"{"language":"en","problem":"missing-value","note":false,"text":"Pick {x}","part":"title"}"#
    )
    #expect(
      lines(run).contains(
        #"{"language":"ja","problem":"untranslated","note":false,"text":"L l","part":"label","field":"f"}"#
      ))
    #expect(run.status == 1)
  }

  @Test func `what is seen only where it is drawn is told with its place in the picture`() throws {
    let run = try lint(
      #"""
      {"kind": "alert", "title": {"verbatim": "A\ue000"}, "buttons": [{"stock": "delete"}],
       "fields": [{"id": "f", "kind": "text",
         "value": "long long long long long long long long long long long long long long long"}]}
      """#, ["--format=json", "--fonts=hermetic"])
    let told = lines(run)
    #expect(told.count == 2)
    #expect(
      told.first?.contains(
        #""problem":"missing-glyph","note":false,"text":"A\#u{E000}","detail":"U+E000","#) == true)
    #expect(told.last?.contains(#""problem":"cut-off""#) == true)
    #expect(told.last?.contains(#""part":"value","field":"f","frame":["#) == true)
    #expect(run.status == 1)
  }

  @Test func `an icon needs as many pixels as the scale asks for`() throws {
    let scratch = try Scratch()
    let icon = try Bitmap(width: 60, height: 60, color: RGBAColor(red: 0, green: 0, blue: 0))
    try icon.write(to: scratch.path("icon.png"))
    let file = try scratch.write(
      #"""
      {"kind": "alert", "title": {"verbatim": "A"}, "icon": "icon.png",
       "buttons": [{"stock": "delete"}]}
      """#, to: "dialog.json")
    #expect(try ProgramRun("rejoinder", ["lint", "--ui-scale=1", file]).output == "")
    #expect(
      try ProgramRun("rejoinder", ["lint", file]).output
        == "en: icon: too few pixels to be sharp: 60 × 60 < 96 × 96\n")
  }

  @Test(
    arguments: [
      ("{", 65), (#"{"kind": "alert"}"#, 65),
      (#"{"kind": "alert", "title": "T", "icon": "no.png"}"#, 66),
    ])
  func `a file that describes no dialog is an error`(text: String, status: Int32) throws {
    let run = try lint(text)
    #expect(run.status == status)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("rejoinder: "))
  }

  @Test func `a file that is not there is an error`() throws {
    #expect(try ProgramRun("rejoinder", ["lint", "/nowhere.json"]).status == 66)
    #expect(try ProgramRun("rejoinder", ["lint"]).status == 64)
  }

  @Test func `the catalogs are checked in words and for programs`() throws {
    let run = try ProgramRun("rejoinder", ["locales", "--check"])
    #expect(run.output.contains("de: button: note: the same as in the source: “OK”\n"))
    #expect(run.errors == "")
    let json = try ProgramRun("rejoinder", ["locales", "--check", "--format=json"])
    #expect(
      json.output.contains(
        #"{"language":"de","problem":"equal-to-source","note":true,"text":"OK","context":"button"}"#
      ))
    #expect(json.status == run.status)
  }

  @Test func `the caller's own catalogs are checked with --catalog`() throws {
    let scratch = try Scratch()
    let po = try scratch.write(
      #"""
      msgid ""
      msgstr "Content-Type: text/plain; charset=UTF-8\n"

      msgid "Eat it?"
      msgstr "Aufessen?"

      msgid "Leave it there."
      msgstr "Leave it there."

      """#, to: "de.po")
    let folder = scratch.folder.appending(path: "locale/de/LC_MESSAGES")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let compiled = try ProgramRun("/usr/bin/msgfmt", ["-o", folder.path + "/meal.mo", po])
    #expect(compiled.status == 0)
    let own = ["--catalog", scratch.path("locale")]

    let dialog = #"{"kind": "alert", "title": "Eat it?", "buttons": [{"stock": "delete"}]}"#
    let clean = try lint(dialog, own)
    #expect(clean.output == "")
    #expect(clean.status == 0)
    let other = try lint(#"{"kind": "alert", "title": "Drink it?"}"#, own)
    #expect(other.output.hasPrefix("de: title: not translated: “Drink it?”\n"))
    #expect(lines(other).allSatisfy { $0.hasPrefix("de: ") })
    let catalogs = try ProgramRun("rejoinder", ["locales", "--check"] + own)
    #expect(catalogs.output == "de: the same as in the source: “Leave it there.”\n")
    #expect(catalogs.status == 1)
  }
}
