import DialogJSON
import Dialogs
import Glibc
import ProgramRunner
import Synchronization
import Testing

/// The program at the other end: what it sends is written here, what it gets is read here.
///
/// What it gets has to be right, and so what it sends, but for bytes that are written as they are:
/// all of that is kept, to be checked by the schemas.
final class Peer: Sendable {
  private let side: SeenMessages.Side
  private let channels: Mutex<(reading: LineChannel?, writing: LineChannel?)>
  private let lines = Lines()

  /// A program that shows, and the presenter that speaks to it.
  static func make() throws -> (peer: Peer, presenter: JSONPresenter) {
    let (toPeer, fromPeer) = (try pipeEnds(), try pipeEnds())
    let presenter = JSONPresenter(input: fromPeer.reading, output: toPeer.writing)
    close(fromPeer.reading)
    close(toPeer.writing)
    return (try Peer(input: toPeer.reading, output: fromPeer.writing), presenter)
  }

  init(_ side: SeenMessages.Side = .showing, input: Int32, output: Int32) throws {
    self.side = side
    let nothing = open("/dev/null", O_RDWR | O_CLOEXEC)
    defer { for end in Set([input, output, nothing]) { close(end) } }
    let reading = try #require(LineChannel(input: input, output: nothing, limit: 1 << 24))
    let writing = try #require(LineChannel(input: nothing, output: output))
    reading.start { [lines] event in
      if case .incoming(.line(let line, _)) = event { SeenMessages.keep(line, by: side.other) }
      lines.add(event)
    }
    writing.start { _ in }
    channels = Mutex((reading, writing))
  }

  deinit { die() }

  /// Closes both streams, as a program that ends does.
  func die() {
    closeOutput()
    channels.withLock { $0.reading.take()?.stop() }
  }

  /// Says nothing more, and goes on hearing.
  func closeOutput() {
    channels.withLock { $0.writing.take()?.stop() }
  }

  /// Writes bytes as they are.
  func write(_ bytes: [UInt8]) {
    channels.withLock { _ = $0.writing?.send(bytes) }
  }

  /// Writes text as it is.
  func write(_ text: String) {
    write(Array(text.utf8))
  }

  /// Says a message.
  func send(_ json: JSONValue, isRight: Bool = true) {
    if isRight { SeenMessages.keep(json.encoded(), by: side) }
    write("\(json)\n")
  }

  /// Answers a request.
  func answer(_ id: JSONValue?, _ result: JSONValue) {
    send(["jsonrpc": "2.0", "id": id ?? .null, "result": result])
  }

  /// Tells something.
  func notify(_ method: String, _ params: JSONValue, isRight: Bool = true) {
    send(["jsonrpc": "2.0", "method": .string(method), "params": params], isRight: isRight)
  }

  /// The next message; `nil` where the presenter is gone.
  func nextOrEnd() async -> JSONObject? {
    guard let line = await lines.next() else { return nil }
    return (try? JSONValue(parsing: line, sizeLimit: 1 << 24))?.object
  }

  /// The next message.
  func next() async throws -> JSONObject {
    try #require(await nextOrEnd())
  }

  /// The next message of a method; those before it are passed over.
  func next(_ method: String) async throws -> JSONObject {
    while true {
      let message = try await next()
      if message["method"]?.string == method { return message }
    }
  }

  /// The code of the next error.
  func nextError() async throws -> (code: Int?, error: JSONObject) {
    while true {
      let message = try await next()
      if let error = message["error"]?.object { return (error["code"]?.integer, error) }
    }
  }
}

/// Lines that come on one thread and are waited for in a task.
private final class Lines: Sendable {
  private let continuation: AsyncStream<[UInt8]>.Continuation
  private let lines: AsyncStream<[UInt8]>

  init() {
    (lines, continuation) = AsyncStream.makeStream()
  }

  func add(_ event: LineChannel.Event) {
    switch event {
    case .incoming(.line(let line, _)): continuation.yield(line)
    case .incoming(.tooLong), .unread: break
    case .ended: continuation.finish()
    }
  }

  func next() async -> [UInt8]? {
    var iterator = lines.makeAsyncIterator()
    return await iterator.next()
  }
}

func pipeEnds() throws -> (reading: Int32, writing: Int32) {
  var ends: [Int32] = [-1, -1]
  try #require(pipe(&ends) == 0)
  for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  return (ends[0], ends[1])
}

/// Presents a described dialog.
nonisolated(nonsending) func present(
  _ json: String, on stage: Stage, delegate: (any DialogDelegate)? = nil,
  change: (inout Dialog) -> Void = { _ in }
) async throws -> Response {
  var dialog = try description(json).dialog
  change(&dialog)
  return try await dialog.present(on: stage, delegate: delegate)
}
