import Glibc
import SystemIO
import Testing

@Suite struct `Whole files` {
  @Test(
    arguments: [
      ("/nowhere/at all", ENOENT), ("", ENOENT), ("/dev/null\u{0}", ENOENT),
      ("/dev/null/a", ENOTDIR), ("/tmp", EISDIR), ("/dev/zero", EFBIG),
    ])
  func `that cannot be read say why`(path: String, code: Int32) {
    let error = #expect(throws: SystemError(code: code)) {
      try Reading.file(path, limit: 1 << 20)
    }
    #expect(error?.meansNoFile == (code != EFBIG))
  }

  @Test(arguments: [0, 1, 65_536, 200_000])
  func `come as they were written, up to the limit`(length: Int) throws {
    var name = Array("/tmp/rejoinder-XXXXXX".utf8CString)
    let file = FileDescriptor(owning: mkstemp(&name))
    let path = String(decoding: name.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    defer { unlink(path) }
    let bytes = (0..<length).map { UInt8(truncatingIfNeeded: $0 / 7) }
    try file.write(bytes)
    #expect(try Reading.file(path, limit: length) == bytes)
    guard length > 0 else { return }
    #expect(throws: SystemError(code: EFBIG)) { try Reading.file(path, limit: length - 1) }
  }

  @Test func `have no size where they come through a pipe, and a limit all the same`() throws {
    #expect(try contentsOfPipe(with: [1, 2, 3, 4, 5], limit: 5) == [1, 2, 3, 4, 5])
    #expect(throws: SystemError(code: EFBIG)) {
      try contentsOfPipe(with: [1, 2, 3, 4, 5], limit: 4)
    }
  }

  private func contentsOfPipe(with bytes: [UInt8], limit: Int) throws -> [UInt8] {
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    let reading = FileDescriptor(owning: ends[0])
    let writing = FileDescriptor(owning: ends[1])
    try writing.write(bytes)
    try writing.close()
    return try reading.contents(limit: limit)
  }

  @Test(arguments: [(ENOENT, "No such file or directory"), (EBADF, "Bad file descriptor")])
  func `fail in the system's words`(code: Int32, words: String) {
    #expect(SystemError(code: code).words == words)
  }

  @Test func `are beside the program`() throws {
    let folder = try #require(Paths.programFolder)
    #expect(folder.hasPrefix("/"))
    #expect(try Paths.resolved("/proc/self/exe").hasPrefix(folder + "/"))
  }
}
