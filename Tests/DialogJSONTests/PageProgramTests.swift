import Foundation
import ProgramRunner
import Testing

@Suite("The programs on the page about the protocol") struct PageProgramTests {
  private let scratch = try? Scratch()
  private let programs: [String]

  init() throws {
    let page = try String(
      contentsOf: ProgramRun.root.appending(path: "Documentation/Protocol.md"), encoding: .utf8)
    programs = page.components(separatedBy: "```python\n").dropFirst().map {
      $0.components(separatedBy: "```").first ?? ""
    }
  }

  @Test("show a dialog")
  func frontEnd() throws {
    let file = try #require(scratch).write(try #require(programs.first), to: "front_end.py")
    let run = try ProgramRun(
      "rejoinder",
      ["alert", "Go on?", "--stock", "yes", "--stock", "no", "--front-end", "python3 '\(file)'"])
    #expect(run.output == "yes\n")
    #expect(run.errors == "Go on? ['Yes', 'No']\n")
    #expect(run.status == 0)
  }

  @Test("ask for a dialog")
  func client() throws {
    let program = try #require(programs.last).replacing(
      #""serve""#, with: #""serve", "--presenter=scripted", "--answer=delete""#)
    let file = try #require(scratch).write(program, to: "client.py")
    let run = try ProgramRun(
      "/usr/bin/python3", [file],
      environment: ["PATH": ProgramRun.folder.path + ":/usr/bin:/bin"])
    #expect(run.output == "{'button': 'delete', 'index': 0, 'values': {}}\n", "\(run.errors)")
  }
}
