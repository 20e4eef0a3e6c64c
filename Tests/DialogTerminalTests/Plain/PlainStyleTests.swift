import Testing

@testable import DialogTerminal

@Suite struct `The style that fits an output` {
  @Test func `is bare for a pipe`() {
    let pipe = Line()
    #expect(PlainStyle(fitting: pipe.writing) == PlainStyle())
  }

  @Test func `knows a terminal`() {
    let terminal = PseudoTerminal()
    #expect(PlainStyle(fitting: terminal.program).isTerminal)
  }

  @Test(arguments: [
    ([:], false), (["TERM": ""], false), (["TERM": "xterm"], true), (["TERM": "dumb"], false),
    (["TERM": "xterm", "NO_COLOR": "1"], false), (["TERM": "xterm", "NO_COLOR": ""], true),
  ])
  func `is emphasized on a terminal unless the environment forbids it`(
    environment: [String: String], isEmphasized: Bool
  ) {
    let terminal = PlainStyle(isTerminal: true) { environment[$0] }
    #expect(terminal == PlainStyle(isEmphasized: isEmphasized, isTerminal: true))
    let pipe = PlainStyle(isTerminal: false) { environment[$0] }
    #expect(pipe == PlainStyle())
  }
}
