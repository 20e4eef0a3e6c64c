import Glibc
import SystemIO
import Testing

@testable import DialogTerminal

@Suite struct `Text that is written` {
  @Test func `to a pipe that nobody reads is an error, and no signal`() throws {
    // Were it not held back, the signal would end this process.
    signal(SIGPIPE, SIG_DFL)
    let ends = ownPipe()
    defer { close(ends.writing) }
    close(ends.reading)
    let stop = try WakeFlag()
    for _ in 1...2 {
      let error = #expect(throws: TerminalError.self) {
        try TextOutput(ends.writing).write("hello", unlessRaised: stop)
      }
      #expect(error == TerminalError(.writing, code: EPIPE))
    }
    var pending = sigset_t()
    sigpending(&pending)
    #expect(sigismember(&pending, SIGPIPE) == 0)
    var mask = sigset_t()
    pthread_sigmask(SIG_BLOCK, nil, &mask)
    #expect(sigismember(&mask, SIGPIPE) == 0)
  }

  @Test func `all of a long text arrives`() async throws {
    let line = Line()
    let text = String(repeating: "0123456789é", count: 20_000)
    async let isWritten = waiting {
      defer { line.hangUp() }
      return try TextOutput(line.writing).write(text, unlessRaised: try WakeFlag())
    }
    let arrived = try await waiting { line.textToEnd() }
    #expect(try await isWritten)
    #expect(arrived == text)
  }

  @Test func `a full pipe does not outlast the signal to stop`() async throws {
    let line = Line()
    let stop = try WakeFlag()
    async let writing = waiting {
      try TextOutput(line.writing).write(
        String(repeating: "x", count: 1_000_000), unlessRaised: stop)
    }
    try await Task.sleep(for: .milliseconds(50))
    stop.set()
    #expect(try await writing == false)
    try TextOutput(line.writing).writeAtOnce("no room for this")
  }
}
