import DialogTerminal
import Testing

@Suite struct `The style that fits an output` {
  @Test func `is bare for a pipe`() {
    let pipe = Line()
    #expect(PlainStyle(fitting: pipe.writing) == PlainStyle())
  }

  @Test func `knows a terminal`() {
    let terminal = PseudoTerminal()
    #expect(PlainStyle(fitting: terminal.program).isTerminal)
  }
}
