import DialogJSON
import Foundation
import Glibc
import ProgramRunner
import SystemIO
import Testing

/// `--socket PATH`, as a script uses it.
@Suite(.timeLimit(.minutes(2))) struct SocketProgramTests {
  private let scratch: Scratch
  private let path: String

  init() throws {
    scratch = try Scratch()
    path = scratch.path("s")
  }

  private func mode() -> mode_t? {
    var status = stat()
    return lstat(path, &status) == 0 ? status.st_mode : nil
  }

  private func isListening() async throws {
    while mode() == nil { try await Task.sleep(for: .milliseconds(5)) }
  }

  /// Answers the first request that comes over a connection with a button.
  private func answer(_ socket: Int32, _ button: String) async throws {
    let channel = try #require(LineChannel(input: socket, output: socket))
    let (requests, continuation) = AsyncStream<JSONValue>.makeStream()
    channel.start { event in
      guard case .incoming(.line(let line, _)) = event else { return continuation.finish() }
      if let id = (try? JSONValue(parsing: line))?.object?["id"] { continuation.yield(id) }
    }
    for await id in requests {
      let answer: JSONValue = ["jsonrpc": "2.0", "id": id, "result": ["button": .string(button)]]
      channel.send(answer.encoded() + [UInt8(ascii: "\n")])
    }
    channel.stop()
  }

  @Test func `the program listens where nobody does, and answers like any other`() async throws {
    let program = try RunningProgram(["alert", "Hi", "--socket", path])
    try await isListening()
    #expect(mode() == S_IFSOCK | 0o600)
    guard case .connected(let socket)? = try UnixSocket.meet(at: path, unlessRaised: WakeFlag())
    else { throw POSIXError(.ECONNREFUSED) }
    try await answer(socket.number, "ok")
    let end = try await program.end()
    #expect(end == (0, "ok\n", ""))
    #expect(mode() == nil)
  }

  @Test func `the program connects where somebody listens`() async throws {
    let stop = try WakeFlag()
    guard case .listening(let listener)? = try UnixSocket.meet(at: path, unlessRaised: stop) else {
      throw POSIXError(.EADDRINUSE)
    }
    for button in ["yes", "no"] {
      let program = try RunningProgram(["confirm", "Sure?", "--socket", path])
      guard let socket = listener.next(unlessRaised: stop) else { throw POSIXError(.EBADF) }
      try await answer(socket.number, button)
      let end = try await program.end()
      #expect(end == (button == "yes" ? 0 : 1, button + "\n", ""))
    }
    #expect(mode() != nil)
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func `the socket does not stay behind a signal`(number: Int32) async throws {
    let program = try RunningProgram(["alert", "Hi", "--socket", path])
    try await isListening()
    program.signal(number)
    #expect(try await program.end().status == -number)
    #expect(mode() == nil)
  }

  @Test func `a socket that was left behind is replaced`() async throws {
    let killed = try RunningProgram(["alert", "Hi", "--socket", path])
    try await isListening()
    killed.signal(SIGKILL)
    _ = try await killed.end()
    #expect(mode() != nil)
    let program = try RunningProgram(["alert", "Hi", "--socket", path])
    while true {
      // This listens itself, for a moment, where it comes first.
      if case .connected(let socket)? = try UnixSocket.meet(at: path, unlessRaised: WakeFlag()) {
        try await answer(socket.number, "ok")
        break
      }
      try await Task.sleep(for: .milliseconds(20))
    }
    #expect(try await program.end().status == 0)
  }

  @Test(
    arguments: [
      ("/etc/passwd", 64, "the file is no socket"), ("/no/folder/s", 69, "No such file"),
      ("/tmp/" + String(repeating: "x", count: 103), 64, "longer than 107 bytes"),
    ] as [(String, Int32, String)])
  func `a path that can be no socket's is told`(path: String, status: Int32, words: String) throws {
    let run = try ProgramRun("rejoinder", ["alert", "Hi", "--socket", path])
    #expect(run.status == status)
    #expect(run.errors.contains(path))
    #expect(run.errors.contains(words))
  }
}
