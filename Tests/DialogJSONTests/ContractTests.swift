import DialogJSON
import DialogSnapshots
import DialogTesting
import Dialogs
import Synchronization
import Testing

@Suite("The JSON presenter") struct ContractTests {
  @Test("passes the presenter contract, every rule that is for presenters with fields")
  func contract() async {
    let contract = PresenterContract { _ in
      let (peer, presenter) = try Peer.make()
      let reader = Reader(peer)
      let user = ContractUser(
        press: { button, values, presentation in
          let values = values.map { JSONObject.Member(name: $0.key, value: $0.value.json) }
          await reader.answer(
            presentation.id, ["button": .string(button), "values": .object(JSONObject(values))])
        },
        escape: { presentation in await reader.pressEscape(presentation.id) },
        endInput: { peer.die() },
        close: { presentation in await reader.answer(presentation.id, ["cancelled": "closed"]) },
        sees: { reader.seen })
      return (presenter, user)
    }
    let report = await expectPresenterContract(contract)
    #expect(Set(ContractCheck.allCases).subtracting(report.judged) == [.refusesWhatItCannotShow])
  }
}

/// A front end that keeps what it was told, and answers each request once.
private final class Reader: Sendable {
  private struct State {
    var seen = ""
    /// The request that waits for an answer, by the dialog's number.
    var open: [Int: Int] = [:]
    /// The dialog's number, by its requests.
    var dialogs: [Int: Int] = [:]
  }

  private let peer: Peer
  private let state: Mutex<State>

  init(_ peer: Peer) {
    self.peer = peer
    state = Mutex(State())
    Task { [weak self] in
      while let message = await peer.nextOrEnd() { self?.hear(message) }
    }
  }

  var seen: String { state.withLock { $0.seen } }

  func answer(_ dialog: Int, _ result: JSONValue) async {
    guard let request = await request(of: dialog) else { return }
    state.withLock { $0.open[dialog] = nil }
    peer.answer(.integer(request), result)
  }

  func pressEscape(_ dialog: Int) async {
    guard let request = await request(of: dialog) else { return }
    peer.send([
      "jsonrpc": "2.0", "method": "event", "params": ["id": .integer(request), "escape": true],
    ])
  }

  /// The request that waits; it may still be on its way.
  private func request(of dialog: Int) async -> Int? {
    for _ in 0..<500 {
      if let request = state.withLock({ $0.open[dialog] }) { return request }
      try? await Task.sleep(for: .milliseconds(2))
    }
    return nil
  }

  private func hear(_ message: JSONObject) {
    state.withLock { state in
      state.seen += JSONValue.object(message).texts.joined(separator: "\n") + "\n"
      let params = message["params"]?.object
      if message["method"] == "present", let request = message["id"]?.integer,
        let dialog = params?["dialog"]?.integer
      {
        state.open[dialog] = request
        state.dialogs[request] = dialog
      }
      // An answer that was wrong leaves the request waiting for another.
      if let request = message["error"]?.object?["data"]?.object?["id"]?.integer,
        let dialog = state.dialogs[request], state.open[dialog] == nil
      {
        state.open[dialog] = request
      }
    }
  }
}

extension JSONValue {
  /// Every string in the value.
  fileprivate var texts: [String] {
    switch self {
    case .string(let text): [text]
    case .array(let elements): elements.flatMap(\.texts)
    case .object(let object): object.members.flatMap(\.value.texts)
    default: []
    }
  }
}
