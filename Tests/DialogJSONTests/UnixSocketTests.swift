import DialogJSON
import Dispatch
import Glibc
import Synchronization
import SystemIO
import Testing

@Suite("A Unix socket", .timeLimit(.minutes(1))) struct UnixSocketTests {
  private let folder: SocketFolder
  private let stop: WakeFlag

  init() throws {
    folder = try SocketFolder()
    stop = try WakeFlag()
  }

  private func meet(at path: String) throws -> UnixSocket.Meeting? {
    try UnixSocket.meet(at: path, unlessRaised: stop)
  }

  private func listen(at path: String) throws -> UnixListener {
    guard case .listening(let listener)? = try meet(at: path) else {
      throw SystemError(code: EADDRINUSE)
    }
    return listener
  }

  @Test("is listened at by whoever comes first, and connected to by whoever comes second")
  func meeting() throws {
    let path = folder.path("s")
    let listener = try listen(at: path)
    guard case .connected(let second)? = try meet(at: path),
      let first = listener.next(unlessRaised: stop)
    else {
      Issue.record("the second listens too")
      return
    }
    for descriptor in [first.number, second.number] {
      #expect(descriptor > STDERR_FILENO)
      #expect(fcntl(descriptor, F_GETFD) & FD_CLOEXEC != 0)
      #expect(fcntl(descriptor, F_GETFL) & O_NONBLOCK != 0)
    }
    try second.write([1, 2, 3])
    try second.close()
    let bytes = try first.contents(limit: 3)
    #expect(bytes == [1, 2, 3])
  }

  @Test("can be connected to by its owner alone, whatever the umask")
  func mode() throws {
    let path = folder.path("s")
    let before = umask(0)
    let listener = try listen(at: path)
    umask(before)
    #expect(folder.status("s")?.st_mode == S_IFSOCK | 0o600)
    withExtendedLifetime(listener) {}
  }

  @Test("goes with its listener, unless another has taken its place")
  func removed() throws {
    var listener: UnixListener? = try listen(at: folder.path("s"))
    #expect(folder.status("s") != nil)
    #expect(listener != nil)
    listener = nil
    #expect(folder.status("s") == nil)

    listener = try listen(at: folder.path("s"))
    unlink(folder.path("s"))
    let other = try listen(at: folder.path("s"))
    listener = nil
    #expect(folder.status("s") != nil)
    withExtendedLifetime(other) {}
  }

  @Test("that nobody listens at any more is replaced")
  func stale() throws {
    try folder.leaveStaleSocket("s")
    let listener = try listen(at: folder.path("s"))
    guard case .connected? = try meet(at: folder.path("s")) else {
      Issue.record("nobody can connect")
      return
    }
    withExtendedLifetime(listener) {}
  }

  @Test("has one listener, however many come at once", arguments: [false, true])
  func race(isStale: Bool) throws {
    for round in 0..<100 {
      let name = "\(round)"
      if isStale { try folder.leaveStaleSocket(name) }
      let path = folder.path(name)
      let listeners = Mutex<[UnixListener]>([])
      DispatchQueue.concurrentPerform(iterations: 4) { _ in
        guard case .listening(let listener)? = try? UnixSocket.meet(at: path, unlessRaised: stop)
        else { return }
        listeners.withLock { $0.append(listener) }
      }
      #expect(listeners.withLock { $0.count } == 1)
    }
  }

  @Test("is not made of what is no socket's place")
  func refused() throws {
    let file = open(folder.path("file"), O_CREAT | O_WRONLY | O_CLOEXEC, 0o600)
    close(file)
    symlink("nowhere", folder.path("link"))
    let long = folder.path(String(repeating: "x", count: 108))
    let rows: [(String, SocketError.Problem)] = [
      (folder.path("file"), .notSocket), (folder.path("link"), .notSocket),
      (folder.path(""), .notSocket), (long, .pathTooLong(limit: 107)),
      ("", .system("No such file or directory")),
      (folder.path("a\0b"), .system("No such file or directory")),
      (folder.path("no/folder"), .system("No such file or directory")),
      (folder.path("file/s"), .system("Not a directory")),
    ]
    for (path, problem) in rows {
      #expect(throws: SocketError(path, problem)) { _ = try meet(at: path) }
    }
    #expect(folder.status("file") != nil)
    let longest = folder.path("")
    let fits = longest + String(repeating: "x", count: 107 - longest.utf8.count)
    withExtendedLifetime(try listen(at: fits)) {}
  }

  @Test("is waited at until the flag is raised")
  func stopped() async throws {
    let listener = try listen(at: folder.path("s"))
    async let next = Task.detached { [stop] in listener.next(unlessRaised: stop) == nil }.value
    try await Task.sleep(for: .milliseconds(20))
    stop.set()
    #expect(await next)
  }
}

/// A folder of its own for a test's sockets, removed with it.
final class SocketFolder: Sendable {
  private let folder: String

  init() throws {
    var name = Array("/tmp/rejoinder-XXXXXX".utf8CString)
    try #require(mkdtemp(&name) != nil)
    folder = String(decoding: name.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  deinit {
    guard let entries = opendir(folder) else { return }
    while let entry = readdir(entries) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      unlink(path(name))
    }
    closedir(entries)
    rmdir(folder)
  }

  func path(_ name: String) -> String { "\(folder)/\(name)" }

  func status(_ name: String) -> stat? {
    var status = stat()
    return lstat(path(name), &status) == 0 ? status : nil
  }

  /// Makes a socket as a program leaves it that was killed.
  func leaveStaleSocket(_ name: String) throws {
    let stop = try WakeFlag()
    let listener = try UnixSocket.meet(at: path("live"), unlessRaised: stop)
    // Under the other name it is not the listener's to remove.
    try #require(link(path("live"), path(name)) == 0)
    _ = consume listener
  }
}
