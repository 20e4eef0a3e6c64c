import Glibc
import SystemIO
import Testing

@Suite struct `A flag` {
  private func isSeen(_ flag: WakeFlag) -> Bool {
    var polled = pollfd(fd: flag.descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&polled, 1, 0) == 1
  }

  @Test func `is seen until it is cleared, however often it was set`() throws {
    let flag = try WakeFlag()
    #expect(!isSeen(flag))
    for _ in 1...100_000 { flag.set() }
    #expect(isSeen(flag))
    flag.clear()
    #expect(!isSeen(flag))
    flag.set()
    #expect(isSeen(flag))
  }

  @Test func `never has the number of a standard stream`() throws {
    #expect(try WakeFlag().descriptor > STDERR_FILENO)
  }
}
