import DialogJSON
import Dialogs
import Glibc
import Synchronization
import SystemIO
import Testing

private let okOrCancel = #"{"kind": "sheet", "buttons": [{"stock": "ok"}, {"stock": "cancel"}]}"#

@Suite("A presenter at a socket", .timeLimit(.minutes(1))) struct SocketPresenterTests {
  private let folder: SocketFolder

  init() throws {
    folder = try SocketFolder()
  }

  @Test("shows nothing before somebody has come, and sends others away")
  func waits() async throws {
    let presenter = JSONPresenter(socket: folder.path("s"))
    let callbacks = Callbacks()
    let stage = Stage(presenter)
    async let first = present(okOrCancel, on: stage, delegate: callbacks)
    async let second = present(okOrCancel, on: stage)
    while folder.status("s") == nil { try await Task.sleep(for: .milliseconds(2)) }
    try await Task.sleep(for: .milliseconds(50))
    #expect(callbacks.told == ["will"])

    let peer = try await RawPeer.connecting(to: "s", in: folder).peer()
    for _ in 0..<2 { peer.answer(try await peer.next("present")["id"], ["button": "ok"]) }
    #expect(try await first.button == "ok")
    #expect(try await second.button == "ok")
    #expect(callbacks.told == ["will", "did"])

    let stranger = try await RawPeer.connecting(to: "s", in: folder).peer()
    #expect(await stranger.nextOrEnd() == nil)
    async let third = present(okOrCancel, on: stage)
    peer.answer(try await peer.next("present")["id"], ["button": "cancel"])
    #expect(try await third.button == "cancel")
  }

  @Test("can give up while nobody has come, and still be shown later")
  func cancelled() async throws {
    let presenter = JSONPresenter(socket: folder.path("s"))
    let stage = Stage(presenter)
    let waiting = Task { try await present(okOrCancel, on: stage) }
    while folder.status("s") == nil { try await Task.sleep(for: .milliseconds(2)) }
    waiting.cancel()
    #expect(try await waiting.value.cancelReason == .taskCancelled)
    async let other = present(okOrCancel, on: stage)
    let peer = try await RawPeer.connecting(to: "s", in: folder).peer()
    peer.answer(try await peer.next("present")["id"], ["button": "ok"])
    #expect(try await other.button == "ok")
  }

  @Test("takes its socket along when it is let go, whether somebody has come or not")
  func letGo() async throws {
    for comes in [false, true] {
      var presenter: JSONPresenter? = JSONPresenter(socket: folder.path("s"))
      let dialog = try description(okOrCancel).dialog
      let waiting = Task { [presenter] in
        try await dialog.present(on: Stage(try #require(presenter)))
      }
      while folder.status("s") == nil { try await Task.sleep(for: .milliseconds(2)) }
      let peer = comes ? try await RawPeer.connecting(to: "s", in: folder).peer() : nil
      if let peer { _ = try await peer.next("present") }
      waiting.cancel()
      _ = try await waiting.value
      presenter = nil
      #expect(presenter == nil)
      if let peer { while await peer.nextOrEnd() != nil {} }
      while folder.status("s") != nil { try await Task.sleep(for: .milliseconds(2)) }
    }
  }

  @Test("says why its socket can't be used, and tries again for the next dialog")
  func refused() async throws {
    let path = folder.path("s")
    close(open(path, O_CREAT | O_WRONLY | O_CLOEXEC, 0o600))
    let stage = Stage(JSONPresenter(socket: path))
    for _ in 0..<2 {
      await #expect(throws: SocketError(path, .notSocket)) {
        try await present(okOrCancel, on: stage)
      }
    }
    unlink(path)
    async let response = present(okOrCancel, on: stage)
    let peer = try await RawPeer.connecting(to: "s", in: folder).peer()
    peer.answer(try await peer.next("present")["id"], ["button": "ok"])
    #expect(try await response.button == "ok")
  }
}

/// Keeps in mind what was told.
private final class Callbacks: DialogDelegate, Sendable {
  private let names = Mutex<[String]>([])
  var told: [String] { names.withLock { $0 } }

  func dialogWillPresent(_ presentation: Presentation) { names.withLock { $0.append("will") } }
  func dialogDidPresent(_ presentation: Presentation) { names.withLock { $0.append("did") } }
}
