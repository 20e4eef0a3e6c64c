import DialogJSON
import Dialogs
import Glibc
import Synchronization
import Testing

private let keepOrDelete = #"""
  {"kind": "alert", "title": "Delete {name}?", "arguments": {"name": "Tom & Jerry <b>"},
   "tag": "t", "buttons": [{"stock": "delete"}, {"title": "Keep"}, {"role": "cancel"}],
   "fields": [{"id": "reason", "kind": "text", "value": "none"},
    {"id": "sizes", "kind": "choices", "items": ["S", "M", "L"]}]}
  """#

@Suite("A dialog shown over JSON", .timeLimit(.minutes(1))) struct JSONPresenterTests {
  @Test("begins with hello, said once, and is a request whose result is the answer")
  func answered() async throws {
    let (peer, presenter) = try Peer.make()
    let stage = Stage(presenter)
    async let first = present(keepOrDelete, on: stage)

    let hello = try await peer.next()
    #expect(hello["method"] == "hello")
    #expect(hello["id"] == nil)
    #expect(hello["params"]?.object?["protocol"] == 1)
    #expect(
      hello["params"]?.object?["capabilities"]
        == ["icons", "fields", "several", "anchors", "updates", "events"])
    let request = try await peer.next()
    #expect(request["jsonrpc"] == "2.0")
    #expect(request["method"] == "present")
    peer.answer(
      request["id"],
      ["button": "keep", "index": 1, "values": ["reason": "C:\\new\\table 100%", "sizes": ["M"]]])
    let response = try await first
    #expect(response.outcome == .button(id: "keep", index: 1))
    #expect(
      response.values == ["reason": .text("C:\\new\\table 100%"), "sizes": .items(["M"])])

    async let second = present(keepOrDelete, on: stage)
    let again = try await peer.next()
    #expect(again["method"] == "present")
    #expect(again["id"] != request["id"])
    peer.answer(again["id"], ["cancelled": "closed"])
    #expect(try await second.outcome == .cancelled(.closed, index: 2))
  }

  @Test("is told with its texts resolved")
  func content() async throws {
    let (peer, presenter) = try Peer.make()
    async let response = present(keepOrDelete, on: Stage(presenter))
    let request = try await peer.next("present")
    var params = try #require(request["params"]?.object)
    #expect(params["dialog"]?.integer != nil)
    params["dialog"] = 0
    #expect(
      params == [
        "dialog": 0, "kind": "alert", "resolved": true, "language": "en", "direction": "ltr",
        "tag": "t", "title": "Delete Tom & Jerry <b>?", "default": "keep",
        "buttons": [
          [
            "id": "delete", "index": 0, "title": "Delete", "role": "destructive", "enabled": true,
          ],
          ["id": "keep", "index": 1, "title": "Keep", "role": "normal", "enabled": true],
          ["id": "cancel", "index": 2, "title": "Cancel", "role": "cancel", "enabled": true],
        ],
        "fields": [
          ["id": "reason", "kind": "text", "value": "none", "required": false],
          [
            "id": "sizes", "kind": "choices", "value": [], "required": false,
            "items": [
              ["id": "S", "title": "S"], ["id": "M", "title": "M"], ["id": "L", "title": "L"],
            ],
          ],
        ],
      ])
    peer.die()
    #expect(try await response.cancelReason == .endOfInput)
  }

  @Test("may be cancelled for any reason", arguments: CancelReason.allCases)
  func cancelled(_ reason: CancelReason) async throws {
    let (peer, presenter) = try Peer.make()
    let response = Task { try await present(keepOrDelete, on: Stage(presenter)) }
    let request = try await peer.next("present")
    peer.answer(
      request["id"], ["cancelled": .string(reason.rawValue), "values": ["reason": "half"]])
    if reason == .failed {
      await #expect(throws: PresenterError.surfaceLost) { try await response.value }
    } else {
      let ended = try await response.value
      #expect(ended.outcome == .cancelled(reason, index: 2))
      #expect(ended.values["reason"] == .text("half"))
    }
  }

  @Test("may be open beside another, answered in any order")
  func reversed() async throws {
    let (peer, presenter) = try Peer.make()
    let stage = Stage(presenter)
    let dialog = #"{"kind": "sheet", "title": "%", "buttons": [{"title": "A"}, {"title": "B"}]}"#
    async let a = present(dialog.replacing("%", with: "a"), on: stage)
    async let b = present(dialog.replacing("%", with: "b"), on: stage)
    var ids: [String: JSONValue] = [:]
    for _ in 0..<2 {
      let request = try await peer.next("present")
      ids[request["params"]?.object?["title"]?.string ?? ""] = request["id"]
    }
    peer.answer(ids["b"], ["button": "b"])
    #expect(try await b.outcome == .button(id: "b", index: 1))
    peer.answer(ids["a"], ["button": "a"])
    #expect(try await a.outcome == .button(id: "a", index: 0))
  }

  @Test("is taken down by dismiss where it has no answer, and a late answer is no fault")
  func dismissed() async throws {
    let (peer, presenter) = try Peer.make()
    let stage = Stage(presenter)
    async let first = present(keepOrDelete, on: stage) { $0.timeout = .milliseconds(1) }
    let request = try await peer.next("present")
    #expect(try await first.cancelReason == .timeout)
    let dismiss = try await peer.next()
    #expect(dismiss["method"] == "dismiss")
    #expect(dismiss["params"] == ["id": request["id"] ?? .null])

    peer.answer(request["id"], ["cancelled": "dismissed"])
    async let second = present(keepOrDelete, on: stage)
    let next = try await peer.next()
    #expect(next["method"] == "present")
    peer.answer(request["id"], ["cancelled": "dismissed"])
    let (code, error) = try await peer.nextError()
    #expect(code == -32600)
    #expect(error["data"] == ["id": request["id"] ?? .null])
    peer.answer(next["id"], ["button": "keep"])
    #expect(try await second.button == "keep")
  }

  @Test("that is answered is not dismissed too")
  func noDismiss() async throws {
    let (peer, presenter) = try Peer.make()
    let stage = Stage(presenter)
    for _ in 0..<2 {
      async let response = present(keepOrDelete, on: stage)
      var request = try await peer.next()
      if request["method"] == "hello" { request = try await peer.next() }
      #expect(request["method"] == "present")
      peer.answer(request["id"], ["button": "cancel"])
      #expect(try await response.button == "cancel")
    }
  }

  @Test("asks again by another request where a field has a problem")
  func askedAgain() async throws {
    let (peer, presenter) = try Peer.make()
    let json = #"""
      {"kind": "sheet", "buttons": [{"stock": "ok"}], "fields": [
       {"id": "name", "kind": "text", "required": true},
       {"id": "pin", "kind": "secure", "required": true}]}
      """#
    async let response = present(json, on: Stage(presenter))
    let first = try await peer.next("present")
    #expect(first["params"]?.object?["problems"] == nil)
    peer.answer(first["id"], ["button": "ok", "values": ["name": "Ann"]])

    let second = try await peer.next()
    #expect(second["method"] == "present")
    #expect(second["id"] != first["id"])
    let params = try #require(second["params"]?.object)
    #expect(params["dialog"] == first["params"]?.object?["dialog"])
    #expect(params["problems"] == ["pin": "This is required."])
    #expect(params["fields"]?.array?.map { $0.object?["value"] } == ["Ann", nil])

    peer.answer(first["id"], ["button": "ok"])
    #expect(try await peer.nextError().code == -32600)
    peer.answer(second["id"], ["button": "ok", "values": ["pin": "1234"]])
    #expect(try await response.values == ["name": .text("Ann"), "pin": .text("1234")])
  }

  @Test("tells what the reader does, and shows what changes of it")
  func events() async throws {
    let (peer, presenter) = try Peer.make()
    let stage = Stage(presenter)
    let handle = await showProgress(on: stage)
    let request = try await peer.next("present")
    #expect(request["params"]?.object?["kind"] == "progress")
    #expect(request["params"]?.object?["progress"] == .null)
    handle.update(progress: .fraction(0.1))
    let update = try await peer.next()
    #expect(update["method"] == "update")
    #expect(update["params"] == ["id": request["id"] ?? .null, "progress": .number(0.1)])
    handle.update(message: "Nearly {there}")
    #expect(
      try await peer.next()["params"] == [
        "id": request["id"] ?? .null, "message": "Nearly {there}",
      ]
    )
    handle.dismiss()
    #expect(try await handle.response.cancelReason == .dismissed)
    #expect(try await peer.next("dismiss")["params"] == ["id": request["id"] ?? .null])
  }

  @Test("decides itself what escape does, where the peer leaves it to it")
  func escape() async throws {
    let (peer, presenter) = try Peer.make()
    let stage = Stage(presenter)
    func pressEscape(_ id: JSONValue?) {
      let params: JSONValue = ["id": id ?? .null, "escape": true]
      peer.send(["jsonrpc": "2.0", "method": "event", "params": params])
    }
    async let question = present(
      #"{"kind": "sheet", "buttons": [{"title": "A"}, {"title": "B"}]}"#, on: stage)
    let useless = try await peer.next("present")["id"]
    pressEscape(useless)
    async let cancellable = present(keepOrDelete, on: stage)
    let useful = try await peer.next("present")["id"]
    pressEscape(useful)
    #expect(try await cancellable.cancelReason == .escape)
    #expect(try await peer.next("dismiss")["params"] == ["id": useful ?? .null])
    peer.answer(useless, ["button": "b"])
    #expect(try await question.button == "b")
  }

  @Test("asks again where escape presses a button that the fields do not let")
  func escapeRefused() async throws {
    let (peer, presenter) = try Peer.make()
    let json = #"""
      {"kind": "sheet", "buttons": [{"stock": "ok"}],
       "fields": [{"id": "name", "kind": "text", "required": true}]}
      """#
    async let response = present(json, on: Stage(presenter))
    let first = try await peer.next("present")
    peer.answer(first["id"], ["cancelled": "escape", "values": ["name": ""]])
    let second = try await peer.next()
    #expect(second["method"] == "present")
    #expect(second["params"]?.object?["problems"] == ["name": "This is required."])
    peer.answer(second["id"], ["cancelled": "escape", "values": ["name": "Ann"]])
    #expect(try await response.outcome == .button(id: "ok", index: 0))
  }

  @Test("keeps what the reader has typed before the dialog went")
  func edited() async throws {
    let (peer, presenter) = try Peer.make()
    async let response = present(keepOrDelete, on: Stage(presenter))
    let id = try await peer.next("present")["id"] ?? .null
    func event(_ params: JSONValue) { peer.notify("event", params, isRight: false) }
    event(["id": id, "edited": "reason", "value": "typed"])
    event(["id": id, "focused": "keep"])
    event(["id": id, "edited": "reason", "value": 5])
    event(["id": id, "edited": "nothing", "value": "x"])
    event(["id": 99, "edited": "reason", "value": "other"])
    event(["id": id, "future": true])
    event([1, 2])
    peer.die()
    let ended = try await response
    #expect(ended.outcome == .cancelled(.endOfInput, index: 2))
    #expect(ended.values["reason"] == .text("typed"))
  }

  @Test("that the peer cannot show is an error that says what the peer says")
  func refused() async throws {
    let (peer, presenter) = try Peer.make()
    let response = Task { try await present(keepOrDelete, on: Stage(presenter)) }
    let request = try await peer.next("present")
    peer.send([
      "jsonrpc": "2.0", "id": request["id"] ?? .null,
      "error": ["code": -32000, "message": "no display"],
    ])
    await #expect(throws: PresenterError.nowhereToShow("no display")) { try await response.value }
  }

  @Test("tells each callback, and never what a field holds")
  func lifecycle() async throws {
    let (peer, presenter) = try Peer.make()
    let json = #"""
      {"kind": "sheet", "tag": "login", "buttons": [{"stock": "ok"}],
       "fields": [{"id": "pin", "kind": "secure"}]}
      """#
    async let response = present(json, on: Stage(presenter), delegate: presenter.lifecycle)
    #expect(try await peer.next()["method"] == "hello")
    let first = try await peer.next()
    #expect(first["method"] == "lifecycle")
    let number = try #require(first["params"]?.object?["dialog"])
    let request = try await peer.next("present")
    #expect(request["params"]?.object?["dialog"] == number)
    peer.answer(request["id"], ["button": "ok", "values": ["pin": "sesame"]])
    #expect(try await response.button == "ok")

    var told = [first]
    while told.count < 5 { told.append(try await peer.next("lifecycle")) }
    let common: JSONObject = ["dialog": number, "tag": "login"]
    func params(_ callback: String, _ index: Int?) -> JSONValue {
      var params = common
      params["callback"] = .string(callback)
      params["index"] = index.map { .integer($0) }
      return .object(params)
    }
    #expect(
      told.map { $0["params"] } == [
        params("willPresent", nil), params("didPresent", nil), params("clicked", 0),
        params("willDismiss", 0), params("didDismiss", 0),
      ])
    #expect(!told.contains { "\(JSONValue.object($0))".contains("sesame") })
  }

  @Test("works over one socket")
  func socket() async throws {
    var ends: [Int32] = [-1, -1]
    try #require(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
    let presenter = JSONPresenter(input: ends[0], output: ends[0])
    close(ends[0])
    let peer = try Peer(input: ends[1], output: ends[1])
    async let response = present(keepOrDelete, on: Stage(presenter))
    peer.answer(try await peer.next("present")["id"], ["button": "delete"])
    #expect(try await response.index == 0)
  }

  @Test("lets its streams go with the presenter")
  func letGo() async throws {
    var made: (peer: Peer, presenter: JSONPresenter)? = try Peer.make()
    let peer = try #require(made?.peer)
    do {
      let presenter = try #require(made?.presenter)
      made = nil
      async let response = present(keepOrDelete, on: Stage(presenter))
      peer.answer(try await peer.next("present")["id"], ["button": "keep"])
      #expect(try await response.button == "keep")
    }
    #expect(await peer.nextOrEnd() == nil)
  }
}

@MainActor func showProgress(on stage: Stage) -> DialogHandle {
  Dialog.progress("Copying").show(on: stage)
}

extension String {
  /// The text with another in place of one character.
  fileprivate func replacing(_ character: Character, with text: String) -> String {
    map { $0 == character ? text : String($0) }.joined()
  }
}
