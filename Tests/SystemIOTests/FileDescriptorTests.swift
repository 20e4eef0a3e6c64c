import Glibc
import SystemIO
import Testing

@Suite struct `A descriptor of one's own` {
  @Test func `above the standard streams keeps its number`() throws {
    let file = try FileDescriptor("/dev/null", flags: O_RDONLY)
    let number = file.number
    #expect(number > STDERR_FILENO)
    let same = try file.aboveStandard()
    #expect(same.number == number)
  }

  @Test func `is closed when nobody holds it`() throws {
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    let reading = FileDescriptor(owning: ends[0])
    do {
      let writing = FileDescriptor(owning: ends[1])
      try writing.write([1])
    }
    // Were the other end open, this would wait for ever.
    #expect(try reading.contents(limit: 10) == [1])
  }

  @Test func `is a copy that is not inherited`() throws {
    let copy = try FileDescriptor(copying: STDIN_FILENO)
    #expect(copy.number > STDERR_FILENO)
    #expect(fcntl(copy.number, F_GETFD) & FD_CLOEXEC != 0)
    _ = try copy.status()
  }

  @Test(arguments: [-1, 1_000_000] as [Int32])
  func `cannot be copied from what is not open`(number: Int32) {
    #expect(throws: SystemError(code: EBADF)) { _ = try FileDescriptor(copying: number) }
  }
}
