import Glibc
import ProgramRunner
import Testing

@testable import DialogTerminal

@Suite struct `A terminal that is opened once more` {
  @Test func `does not wait, and makes nobody else not wait`() throws {
    let window = try TerminalWindow()
    let device = try TerminalDevice(input: window.program, output: window.program)
    for descriptor in [device.input, device.output] {
      #expect(descriptor > 2)
      #expect(fcntl(descriptor, F_GETFL) & O_NONBLOCK != 0)
      #expect(fcntl(descriptor, F_GETFD) & FD_CLOEXEC != 0)
    }
    #expect(fcntl(window.program, F_GETFL) & O_NONBLOCK == 0)
  }
}
