import Dialogs
import Glibc
import Testing

@testable import DialogTerminal

@Suite struct `Descriptors` {
  @Test(arguments: [-1, 1_000_000])
  func `that are not open are refused`(descriptor: Int32) {
    #expect(throws: PresenterError.nowhereToShow("the input is not open")) {
      try OpenDescriptor.requireInput(descriptor)
    }
    #expect(throws: PresenterError.nowhereToShow("the output is not open")) {
      try OpenDescriptor.requireOutput(descriptor)
    }
  }

  @Test func `of pipes, terminals and devices will do`() throws {
    let pipe = Line()
    let terminal = PseudoTerminal()
    let null = open("/dev/null", O_RDONLY | O_CLOEXEC)
    defer { close(null) }
    for descriptor in [pipe.reading, terminal.program, null] {
      #expect(throws: Never.self) { try OpenDescriptor.requireInput(descriptor) }
    }
  }

  @Test func `that are open for the other direction alone are refused`() throws {
    let pipe = Line()
    #expect(throws: PresenterError.nowhereToShow("the input is not open")) {
      try OpenDescriptor.requireInput(pipe.writing)
    }
    #expect(throws: PresenterError.nowhereToShow("the output is not open")) {
      try OpenDescriptor.requireOutput(pipe.reading)
    }
    #expect(throws: Never.self) { try OpenDescriptor.requireOutput(pipe.writing) }
  }

  @Test func `of the runtime's own are refused, whatever their number`() async throws {
    // The first timer makes the runtime open one.
    try await Task.sleep(for: .milliseconds(1))
    let own = (0..<1024 as Range<Int32>).filter { Self.target($0).hasPrefix("anon_inode:[event") }
    try #require(!own.isEmpty)
    for descriptor in own {
      #expect(throws: PresenterError.nowhereToShow("the input is not open")) {
        try OpenDescriptor.requireInput(descriptor)
      }
    }
  }

  private static func target(_ descriptor: Int32) -> String {
    var path = [CChar](repeating: 0, count: 256)
    let count = readlink("/proc/self/fd/\(descriptor)", &path, path.count)
    return String(decoding: path.prefix(max(count, 0)).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
