import DialogJSON
import Glibc
import SystemIO
import Testing

@Suite("A channel of lines", .timeLimit(.minutes(1))) struct LineChannelTests {
  /// A peer that gets each write as a message of its own; socketpair(2).
  private struct Ends: ~Copyable {
    let own: FileDescriptor
    let peer: FileDescriptor

    init() throws {
      var numbers: [Int32] = [0, 0]
      let type = Int32(SOCK_SEQPACKET.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
      _ = try SystemError.check { socketpair(AF_UNIX, type, 0, &numbers) }
      own = FileDescriptor(owning: numbers[0])
      peer = FileDescriptor(owning: numbers[1])
    }
  }

  private static func message(to peer: borrowing FileDescriptor) throws -> String {
    var bytes = [UInt8](repeating: 0, count: 1000)
    let count = try SystemError.check { Int32(read(peer.number, &bytes, bytes.count)) }
    return String(decoding: bytes.prefix(Int(count)), as: UTF8.self)
  }

  @Test("sends together what is said while several lines are handed out, and else at once")
  func gathering() throws {
    let ends = try Ends()
    let channel = try #require(LineChannel(input: ends.own.number, output: ends.own.number))
    channel.start { event in
      guard case .incoming(.line(let line, _)) = event else { return }
      channel.send(line + [UInt8(ascii: "!"), UInt8(ascii: "\n")])
    }
    defer { channel.stop() }
    for (incoming, outgoing) in [("a\n", "a!\n"), ("b\nc\nd\n", "b!\nc!\nd!\n"), ("e\n", "e!\n")] {
      try Writing.all(Array(incoming.utf8), to: ends.peer.number)
      #expect(try Self.message(to: ends.peer) == outgoing)
    }
  }

  @Test("tells the end of a peer that goes before it reads what was gathered for it")
  func lostWhileGathering() async throws {
    let ends = try Ends()
    let channel = try #require(LineChannel(input: ends.own.number, output: ends.own.number))
    let number = ends.peer.number
    let (events, told) = AsyncStream<String>.makeStream()
    try Writing.all(Array("a\nb\n".utf8), to: number)
    channel.start { event in
      switch event {
      case .incoming:
        channel.send(Array("answer\n".utf8))
        shutdown(number, Int32(SHUT_RD))
      case .unread: told.yield("unread")
      case .ended: told.finish()
      }
    }
    var heard: [String] = []
    for await event in events { heard.append(event) }
    #expect(heard == ["unread"])
    withExtendedLifetime(channel) {}
  }
}
