import Glibc
import SystemIO
import Testing

@Suite(.timeLimit(.minutes(1))) struct `A command that the shell runs` {
  private func start(_ command: String) throws -> ShellProcess {
    let nowhere = try FileDescriptor("/dev/null", flags: O_RDWR)
    return try ShellProcess(command, input: nowhere.number, output: nowhere.number)
  }

  @Test(
    arguments: [
      ("exit 0", .exited(0)), ("exit 7", .exited(7)), ("exec /no/such 2> /dev/null", .exited(127)),
      ("-x 2> /dev/null", .exited(127)), ("kill -TERM $$", .killed(SIGTERM)),
      ("kill -KILL $$", .killed(SIGKILL)),
    ] as [(String, ShellProcess.Change)])
  func `tells how it has ended, and its number is its own until then`(
    command: String, change: ShellProcess.Change
  ) throws {
    let process = try start(command)
    #expect(process.nextChange() == change)
    #expect(process.nextChange() == change)
    #expect(kill(process.number, 0) == 0)
    process.forget()
    #expect(kill(process.number, 0) != 0)
    #expect(process.nextChange() == nil)
  }

  @Test func `tells once that it was stopped, and goes on`() throws {
    let process = try start("kill -STOP $$; exit 3")
    #expect(process.nextChange() == .stopped(SIGSTOP))
    process.signal(SIGCONT)
    #expect(process.nextChange() == .exited(3))
    process.forget()
    #expect(!process.signal(0))
  }

  @Test func `has standard streams of its own, in a group of its own`() throws {
    let requests = try PipeEnds()
    let answers = try PipeEnds()
    let process = try ShellProcess(
      "read -r line; echo \"$line\"; set -- $(cat /proc/$$/stat); echo $5",
      input: requests.reading.number, output: answers.writing.number)
    try requests.writing.write(Array("Tom & Jerry\n".utf8))
    #expect(process.nextChange() == .exited(0))
    process.forget()
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = read(answers.reading.number, &bytes, bytes.count)
    let text = String(decoding: bytes[..<max(0, count)], as: UTF8.self)
    #expect(text == "Tom & Jerry\n\(process.number)\n")
  }

  @Test func `can't be cut off by a NUL`() {
    #expect(throws: SystemError(code: EINVAL)) { _ = try start("exit 0\0; exit 1") }
  }
}
