import ProgramRunner
import Testing

/// Each example is run as its reader would, and says what its page says.
@Suite struct ExampleTests {
  @Test(
    arguments: [
      ("1\n", "delete", 0, "flagged: false, deleted: true"),
      ("Flag\n", "flag", 1, "flagged: true, deleted: false"),
      ("3\n", "cancel", 2, "flagged: false, deleted: false"),
    ])
  func `a sheet's closures use the table cell that opened it`(
    input: String, button: String, index: Int, cell: String
  ) throws {
    let run = try ProgramRun("TableCell", [], input: input)
    #expect(run.status == 0)
    #expect(
      run.output.hasSuffix(
        "The sheet of “Invoice 27” goes with index \(index).\nchosen: \(button)\n\(cell)\n"))
  }

  @Test func `three sheets side by side are not confused`() throws {
    let run = try ProgramRun("SideBySide", [])
    #expect(run.output == "blue: none (escape)\ngreen: light\nred: dark\n")
    #expect(run.status == 0)
  }

  @Test(
    arguments: [
      ([], "", "There is no number to call.\n"),
      (["Home=030901820"], "", "calling 030901820 …\ncalled 030901820\n"),
    ])
  func `no number and one number are not asked for`(
    numbers: [String], input: String, output: String
  ) throws {
    let run = try ProgramRun("CallNumber", numbers, input: input)
    #expect(run.output == output)
    #expect(run.status == 0)
  }

  @Test(arguments: [("2\n", "calling 2 …\ncalled 2\n"), ("3\n", "Nobody was called.\n")])
  func `several numbers are a sheet`(input: String, ending: String) throws {
    let run = try ProgramRun("CallNumber", ["Home=1", "Work=2"], input: input)
    #expect(run.output.contains("Call which number?"))
    #expect(run.output.hasSuffix(ending))
  }

  @Test func `an alert opens a sheet from willDismiss`() throws {
    let run = try ProgramRun("AlertThenSheet", [], input: "2\noffice\n")
    let lines = run.output.split(separator: "\n").map(String.init)
    // What is printed stands before the dialog that is written after it.
    let told = [
      "the sheet waits", "the alert is gone", "the sheet comes", "Printers", "printer: office",
    ]
    #expect(lines.filter(told.contains) == told)
    #expect(run.status == 0)
  }

  @Test func `a handler is given at show time from each kind of anchor`() throws {
    let run = try ProgramRun("HandlerAtShowTime", [])
    #expect(
      run.output == """
        copy-link, from the view map
        copy-link, from a rectangle at 40.0, 40.0
        copy-link, from the bar button share
        copy-link, from the tab bar main
        copy-link, from the toolbar edit

        """)
  }

  @Test func `an app takes its presenter from outside`() throws {
    let unattended = try ProgramRun("Notes", ["--unattended"])
    #expect(unattended.output == "removed\nMilk\n")
    let attended = try ProgramRun("Notes", [], input: "cancel\n")
    #expect(attended.output.hasSuffix("kept\nMilk, Taxes\n"))
  }

  @Test func `a presenter of one's own passes the contract`() throws {
    let run = try ProgramRun("OwnPresenter", ["--contract"])
    #expect(run.output == "The contract holds.\n")
    #expect(run.status == 0)
  }
}
