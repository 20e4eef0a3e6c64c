import DialogJSON
import Glibc
import Testing

@Suite("A stream of lines") struct LineTests {
  private static func line(_ text: String, _ number: Int, _ offset: Int) -> IncomingLine {
    .line(Array(text.utf8), LinePlace(number: number, offset: offset))
  }

  @Test("is cut the same however it comes", arguments: 1...9)
  func cut(_ chunk: Int) {
    let stream = Array("one\n\ntwelve345\nmuch too long\n123456789\nthe end".utf8)
    var splitter = LineSplitter(limit: 9)
    var lines: [IncomingLine] = []
    for start in stride(from: 0, to: stream.count, by: chunk) {
      lines += splitter.lines(in: stream[start..<min(start + chunk, stream.count)])
    }
    lines += splitter.lastLine().map { [$0] } ?? []
    #expect(
      lines == [
        Self.line("one", 1, 0), Self.line("", 2, 4), Self.line("twelve345", 3, 5),
        .tooLong(LinePlace(number: 4, offset: 15)), Self.line("123456789", 5, 29),
        Self.line("the end", 6, 39),
      ])
    #expect(splitter.lastLine() == nil)
  }

  @Test("that always lags is not kept once it was sent")
  func lagging() {
    var backlog = Backlog()
    let line = [UInt8](repeating: UInt8(ascii: "x"), count: 300_000)
    backlog.append([UInt8(ascii: "a")])
    for _ in 0..<50 {
      backlog.append(line)
      backlog.removeFirst(line.count)
      #expect(backlog.count == 1)
      #expect(backlog.prefix(9).count == 1)
      #expect(backlog.keptCount <= Backlog.slack + line.count + 1)
    }
    backlog.append([1, 2, 3])
    backlog.removeFirst(1)
    #expect(backlog.prefix(2) == [1, 2])
    backlog.removeFirst(3)
    #expect(backlog.keptCount == 0)
  }

  @Test("ends for a peer that lets too much wait, and sending never waits", .timeLimit(.minutes(1)))
  func backlog() async throws {
    let (toPeer, fromPeer) = (try pipeEnds(), try pipeEnds())
    let channel = try #require(LineChannel(input: fromPeer.reading, output: toPeer.writing))
    defer { for end in [toPeer.0, toPeer.1, fromPeer.0, fromPeer.1] { close(end) } }
    let (events, continuation) = AsyncStream<LineChannel.Event>.makeStream()
    channel.start { continuation.yield($0) }
    let line = [UInt8](repeating: UInt8(ascii: "x"), count: 1 << 20)
    for _ in 0..<10 { channel.send(line) }
    var iterator = events.makeAsyncIterator()
    guard case .unread = await iterator.next(), case .ended = await iterator.next() else {
      Issue.record("the channel goes on")
      return
    }
  }

  @Test("arrives whole though the peer reads slowly", .timeLimit(.minutes(1)))
  func slowReader() async throws {
    let pipe = try pipeEnds()
    let idle = try pipeEnds()
    let sender = try #require(LineChannel(input: idle.reading, output: pipe.writing))
    let receiver = try #require(
      LineChannel(input: pipe.reading, output: idle.writing, limit: 1 << 20))
    defer { for end in [pipe.0, pipe.1, idle.0, idle.1] { close(end) } }
    sender.start { _ in }
    let sent = (0..<5).map { [UInt8](repeating: UInt8($0 + 97), count: (1 << 20) - $0) }
    for line in sent { sender.send(line + [UInt8(ascii: "\n")]) }
    let (lines, continuation) = AsyncStream<[UInt8]>.makeStream()
    receiver.start { event in
      if case .incoming(.line(let line, _)) = event { continuation.yield(line) }
    }
    var iterator = lines.makeAsyncIterator()
    for line in sent { #expect(await iterator.next() == line) }
    sender.stop()
    receiver.stop()
  }

  @Test(
    "is no deadlock where both ends write 7 MB before either reads", .timeLimit(.minutes(1)),
    arguments: [false, true])
  func bothWrite(isSocket: Bool) async throws {
    var (there, back) = (try pipeEnds(), try pipeEnds())
    if isSocket {
      for end in [there.0, there.1, back.0, back.1] { close(end) }
      var ends: [Int32] = [-1, -1]
      try #require(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
      (there, back) = ((ends[1], ends[0]), (ends[0], ends[1]))
    }
    let first = try #require(LineChannel(input: back.reading, output: there.writing))
    let second = try #require(LineChannel(input: there.reading, output: back.writing))
    for end in Set([there.0, there.1, back.0, back.1]) { close(end) }
    let line = [UInt8](repeating: UInt8(ascii: "x"), count: 1_000_000)
    let (lines, continuation) = AsyncStream<Int>.makeStream()
    for channel in [first, second] {
      for _ in 0..<7 { #expect(channel.send(line + [UInt8(ascii: "\n")])) }
    }
    for (number, channel) in [first, second].enumerated() {
      channel.start { event in
        if case .incoming(.line(line, _)) = event { continuation.yield(number) }
      }
    }
    var counts = [0, 0]
    for await number in lines {
      counts[number] += 1
      if counts == [7, 7] { break }
    }
    first.stop()
    second.stop()
  }
}
