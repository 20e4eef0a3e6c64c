import DialogJSON
import Dispatch
import Glibc
import SystemIO
import Testing

/// The ways to another program that a test can stand at the end of.
enum Transport: CaseIterable, Sendable {
  case pipes
  /// A socket at which the other program listens.
  case connecting
  /// A socket at which the presenter listens.
  case listening

  /// A presenter, and the way to be its peer once it has a dialog to show.
  func make() throws -> (presenter: JSONPresenter, reach: @Sendable () async throws -> RawPeer) {
    switch self {
    case .pipes:
      let requests = try PipeEnds()
      let answers = try PipeEnds()
      let presenter = JSONPresenter(
        input: answers.reading.number, output: requests.writing.number)
      let peer = try RawPeer(input: requests.reading.number, output: answers.writing.number)
      return (presenter, { peer })
    case .connecting:
      let folder = try SocketFolder()
      let stop = try WakeFlag()
      guard
        case .listening(let listener)? = try UnixSocket.meet(
          at: folder.path("s"), unlessRaised: stop)
      else { throw SystemError(code: EADDRINUSE) }
      let accept: @Sendable () throws -> RawPeer = {
        defer { withExtendedLifetime(folder) {} }
        guard let socket = listener.next(unlessRaised: stop) else { throw SystemError(code: EBADF) }
        return try RawPeer(input: socket.number, output: socket.number)
      }
      let presenter = JSONPresenter(socket: folder.path("s"))
      return (presenter, { try await onThread(accept) })
    case .listening:
      let folder = try SocketFolder()
      let presenter = JSONPresenter(socket: folder.path("s"))
      return (presenter, { try await RawPeer.connecting(to: "s", in: folder) })
    }
  }
}

/// A program at the other end that reads and writes as one that knows nothing better, and waits.
final class RawPeer: Sendable {
  private let input: Int32
  private let output: Int32

  /// A peer over copies of descriptors.
  init(input: Int32, output: Int32) throws {
    self.input = fcntl(input, F_DUPFD_CLOEXEC, 3)
    self.output = fcntl(output, F_DUPFD_CLOEXEC, 3)
    try #require(self.input >= 0 && self.output >= 0)
    for end in [self.input, self.output] {
      _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) & ~O_NONBLOCK)
    }
  }

  /// Connects to a socket as soon as somebody listens at it.
  static func connecting(to name: String, in folder: SocketFolder) async throws -> RawPeer {
    let stop = try WakeFlag()
    while folder.status(name) == nil { try await Task.sleep(for: .milliseconds(2)) }
    guard
      case .connected(let socket)? = try UnixSocket.meet(at: folder.path(name), unlessRaised: stop)
    else { throw SystemError(code: ECONNREFUSED) }
    return try RawPeer(input: socket.number, output: socket.number)
  }

  deinit {
    close(input)
    close(output)
  }

  /// Reads until words have come; nothing is read before it is asked for.
  func read(until words: String) async throws {
    try await onThread { [self] in
      var text = ""
      var bytes = [UInt8](repeating: 0, count: 65536)
      while !text.contains(words) {
        let count = Glibc.read(input, &bytes, bytes.count)
        try #require(count > 0)
        text += String(decoding: bytes[..<count], as: UTF8.self)
      }
    }
  }

  /// Writes all of a text, however long the other end lets it wait.
  func write(_ text: String) async throws {
    try await onThread { [output] in try Writing.all(Array(text.utf8), to: output) }
  }

  /// The peer as one that reads its lines and does not wait.
  func peer() throws -> Peer { try Peer(input: dup(input), output: dup(output)) }

  func die() {
    closeInput()
    closeOutput()
  }

  func closeInput() { end(input, SHUT_RD) }
  func closeOutput() { end(output, SHUT_WR) }

  /// A descriptor's number is kept, so that it does not become another's.
  private func end(_ descriptor: Int32, _ direction: Int) {
    if shutdown(descriptor, Int32(direction)) == 0 { return }
    let nowhere = open("/dev/null", O_RDWR | O_CLOEXEC)
    dup2(nowhere, descriptor)
    close(nowhere)
  }
}

/// Does something that waits where no task is kept from going on.
func onThread<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws
  -> Value
{
  try await withCheckedThrowingContinuation { over in
    DispatchQueue(label: "test").async { over.resume(with: Result { try work() }) }
  }
}
