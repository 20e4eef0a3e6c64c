import DialogJSON
import Dialogs
import Testing

private let login = #"""
  {"kind": "sheet", "title": "Log in to {host}", "arguments": {"host": "\u202Erev"}, "tag": "login",
   "buttons": [{"title": "Log in", "id": "go"}, {"role": "cancel"}],
   "fields": [{"id": "name", "kind": "text", "required": true}, {"id": "pin", "kind": "secure"}]}
  """#
private let copying = #"{"kind": "progress", "title": "Copying", "buttons": [{"role": "cancel"}]}"#

@Suite("A dialog shown for a program", .timeLimit(.minutes(1))) struct DialogServerTests {
  @Test("is the answer to a request, after the server has said who it is")
  func answered() async throws {
    let (peer, _, _) = try Relay.serve(DialogServer(ScriptedPresenter("go", "escape")))
    let hello = try await peer.next()
    #expect(hello["method"] == "hello")
    #expect(
      hello["params"] == [
        "protocol": 1, "name": "Rejoinder",
        "capabilities": [
          "icons", "fields", "anchors", "updates", "icon-names", "icon-files", "icon-data",
        ],
      ])
    let description: JSONValue = [
      "kind": "sheet", "buttons": [["title": "Go"], ["role": "cancel"]],
      "fields": [["id": "name", "kind": "text", "value": "A"]],
    ]
    peer.present("first", description)
    #expect(
      try await peer.next() == [
        "jsonrpc": "2.0", "id": "first",
        "result": ["button": "go", "index": 0, "values": ["name": "A"]],
      ])
    peer.present(2, description)
    #expect(
      try await peer.next() == [
        "jsonrpc": "2.0", "id": 2,
        "result": ["cancelled": "escape", "index": 1, "values": ["name": "A"]],
      ])
    peer.present(3, description)
    #expect(try await peer.next()["result"]?.object?["cancelled"] == "endOfInput")
  }

  @Test("hears what is wrong with it, and the stream goes on", arguments: faults)
  func faulty(line: String, code: Int, words: String, data: JSONValue?) async throws {
    let relay = try Relay()
    _ = try await relay.present(1, login)
    relay.asking.write(line + "\n")
    let (given, error) = try await relay.asking.nextError()
    #expect(given == code)
    #expect(error["message"]?.string?.contains(words) == true, "\(error)")
    #expect(error["data"] == data)
    // The dialog that is open has heard nothing of it.
    relay.showing.answer(1, ["button": "cancel"])
    #expect(try await relay.asking.nextAnswer()["id"] == 1)
  }

  private static let faults: [(line: String, code: Int, words: String, data: JSONValue?)] = [
    ("{", -32700, "end of file", ["line": 2, "column": 1, "offset": 284]),
    ("[]", -32600, "one object", nil),
    (#"{"jsonrpc":"2.0","id":2,"method":"presents"}"#, -32601, "no such method", nil),
    (#"{"jsonrpc":"2.0","id":2,"method":"present","params":[]}"#, -32602, "not an object", nil),
    (
      #"{"jsonrpc":"2.0","id":2,"method":"present","params":{"kind":"alert"}}"#, -32602,
      "title", ["path": "title"]
    ),
    (
      #"{"jsonrpc":"2.0","id":2,"method":"present","params":{"kind":"sheet","buttons":[{"role":"x"}]}}"#,
      -32602, "the role “x” is not known", ["path": "buttons[0].role"]
    ),
    (
      #"{"jsonrpc":"2.0","id":1,"method":"present","params":{"kind":"sheet"}}"#, -32600,
      "with this id is open", ["id": 1]
    ),
    (
      #"{"jsonrpc":"2.0","method":"update","params":{"id":1,"problems":{"name":1}}}"#, -32602,
      "not a text", ["id": 1, "path": "problems.name"]
    ),
    (#"{"jsonrpc":"2.0","id":7,"result":{"button":"go"}}"#, -32600, "no request", ["id": 7]),
    (
      #"{"jsonrpc":"2.0","method":"hello","params":{"protocol":2}}"#, -32600,
      "protocol 2 is not spoken here; 1 is", nil
    ),
  ]

  @Test("is refused where the program speaks another protocol, until it speaks this one")
  func versions() async throws {
    let (peer, _, _) = try Relay.serve(DialogServer(ScriptedPresenter("ok")))
    peer.notify("hello", ["protocol": 9, "name": "Tomorrow"], isRight: false)
    _ = try await peer.nextError()
    peer.present(1, ["kind": "sheet"])
    let (code, error) = try await peer.nextError()
    #expect(code == -32600)
    #expect(error["message"] == "protocol 9 is not spoken here; 1 is")
    peer.notify("hello", ["protocol": 1])
    peer.present(2, ["kind": "sheet"])
    #expect(try await peer.nextAnswer()["result"]?.object?["button"] == "ok")
  }

  @Test("that cannot be shown is an error, and so is one too many")
  func notShown() async throws {
    let (peer, _, _) = try Relay.serve(DialogServer(ScriptedPresenter("nonsense")))
    peer.present(1, ["kind": "sheet"])
    let (code, error) = try await peer.nextError()
    #expect(code == -32000)
    #expect(error["message"]?.string?.contains("no answer “nonsense”") == true)

    let relay = try Relay()
    for number in 1...1025 { relay.asking.present(.integer(number), ["kind": "sheet"]) }
    let answer = try await relay.asking.nextAnswer()
    #expect(answer["id"] == 1025)
    #expect(answer["error"]?.object?["code"] == -32000)
    relay.showing.answer(1, ["button": "ok"])
    #expect(try await relay.asking.nextAnswer()["id"] == 1)
    relay.asking.present(1026, ["kind": "sheet"])
    while try await relay.showing.next("present")["id"] != 1025 {}
    relay.showing.answer(1025, ["button": "ok"])
    #expect(try await relay.asking.nextAnswer()["id"] == 1026)
  }

  @Test("goes when it is dismissed, and its request is answered once")
  func dismissed() async throws {
    let relay = try Relay()
    let request = try await relay.present("a", login)
    relay.asking.notify("dismiss", ["id": "a"])
    relay.asking.notify("dismiss", ["id": "a"])
    #expect(try await relay.showing.next("dismiss")["params"] == ["id": request["id"] ?? .null])
    #expect(
      try await relay.asking.nextAnswer() == [
        "jsonrpc": "2.0", "id": "a",
        "result": ["cancelled": "dismissed", "index": 1, "values": ["name": "", "pin": ""]],
      ])
    // Both about a dialog that is no more.
    relay.asking.notify("update", ["id": "a", "message": "Late"])
    relay.asking.notify("dismiss", ["id": "a"])
    relay.asking.present("b", ["kind": "sheet"])
    let next = try await relay.showing.next()
    #expect(next["method"] == "present")
  }

  @Test("changes when the program says so")
  func updated() async throws {
    let relay = try Relay()
    let request = try await relay.present(1, copying)
    relay.asking.notify("update", ["id": 1, "progress": .number(0.5), "message": "Half"])
    var params = try await relay.showing.next("update")["params"]?.object
    #expect(params?["id"] == request["id"])
    #expect(params?["progress"]?.number == 0.5)
    #expect(params?["message"] == "Half")
    relay.asking.notify(
      "update",
      [
        "id": 1, "progress": .number(0.75),
        "pace": ["completed": 3, "total": 4, "rate": 2, "timeLeft": 5],
      ])
    params = try await relay.showing.next("update")["params"]?.object
    let pace = params?["pace"]?.object
    #expect(pace?["completed"] == 3)
    #expect(pace?["total"] == 4)
    #expect(pace?["rate"]?.number == 2)
    #expect(pace?["timeLeft"]?.number == 5)
    #expect(pace?["text"]?.string?.contains("75 %") == true)
    // What is not named stays as it is.
    relay.asking.notify("update", ["id": 1, "progress": .number(0.8)])
    params = try await relay.showing.next("update")["params"]?.object
    #expect(params?["progress"]?.number == 0.8)
    #expect(params?["pace"] == nil)
    relay.asking.notify("update", ["id": 1, "pace": ["completed": 4]])
    params = try await relay.showing.next("update")["params"]?.object
    #expect(params?["progress"] == nil)
    #expect(params?["pace"]?.object?["completed"] == 4)
  }

  @Test("tells events and callbacks to those who want to know")
  func wishes() async throws {
    let relay = try Relay()
    relay.asking.notify("hello", ["protocol": 1, "capabilities": ["lifecycle", "events"]])
    let request = try #require(try await relay.present("q", login)["id"])
    relay.showing.notify("event", ["id": request, "focused": "pin"])
    relay.showing.notify("event", ["id": request, "edited": "name", "value": "A"])
    #expect(
      try await relay.asking.next("event")["params"] == ["id": "q", "focused": "pin"])
    #expect(
      try await relay.asking.next("event")["params"]
        == ["id": "q", "edited": "name", "value": "A"])
    // The program has checked what was typed meanwhile.
    relay.asking.notify("update", ["id": "q", "problems": ["name": "Too short."]])
    #expect(
      try await relay.showing.next("update")["params"]
        == ["id": request, "problems": ["name": "Too short."]])
    relay.showing.answer(request, ["button": "go", "values": ["pin": "0000"]])
    var told: [JSONValue] = []
    while told.count < 3 {
      told.append(try await relay.asking.next("lifecycle")["params"] ?? .null)
    }
    #expect(
      told == [
        ["id": "q", "tag": "login", "callback": "clicked", "index": 0],
        ["id": "q", "tag": "login", "callback": "willDismiss", "index": 0],
        ["id": "q", "tag": "login", "callback": "didDismiss", "index": 0],
      ])
    #expect(
      try await relay.asking.nextAnswer()["result"]
        == ["button": "go", "index": 0, "values": ["name": "A", "pin": "0000"]])
  }

  @Test("tells nothing more to those who do not, and keeps a secret to the answer")
  func quiet() async throws {
    let relay = try Relay()
    let request = try #require(try await relay.present(1, login)["id"])
    relay.showing.notify("event", ["id": request, "edited": "pin", "value": "0000"])
    relay.showing.answer(request, ["button": "go", "values": ["pin": "0000"]])
    // The name is missing: it is asked for again, without the secret.
    let again = try await relay.showing.next("present")
    #expect(again["params"]?.object?["problems"]?.object?["name"] != nil)
    #expect(!JSONValue.object(again).description.contains("0000"))
    relay.showing.answer(again["id"], ["button": "go", "values": ["name": "A"]])
    var said: [JSONObject] = []
    repeat { said.append(try await relay.asking.next()) } while said.last?["id"] != 1
    #expect(said.map { $0["method"] } == ["hello", nil])
    #expect(
      said.last?["result"]?.object?["values"] == ["name": "A", "pin": "0000"])
  }

  @Test("keeps its arguments' directions on the way")
  func isolated() async throws {
    let relay = try Relay()
    let first = try await relay.present(1, login)["params"]?.object
    #expect(first?["title"] == "Log in to \u{2068}rev\u{2069}")
    relay.asking.present(
      2, ["kind": "sheet", "resolved": true, "title": "Log in to \u{2068}שלום\u{2069}"])
    let second = try await relay.showing.next("present")["params"]?.object
    #expect(second?["title"] == "Log in to \u{2068}שלום\u{2069}")
  }

  @Test("is shown with what is wrong with it from the start")
  func problems() async throws {
    let relay = try Relay()
    relay.asking.present(
      1,
      [
        "kind": "sheet", "fields": [["id": "pin", "kind": "secure"]],
        "problems": ["pin": "This PIN is wrong."],
      ])
    let params = try await relay.showing.next("present")["params"]?.object
    #expect(params?["problems"] == ["pin": "This PIN is wrong."])
  }

  @Test("is still answered where the program has said all that it had to say")
  func halfClosed() async throws {
    let relay = try Relay()
    let request = try await relay.present(1, login)
    relay.asking.closeOutput()
    relay.showing.answer(request["id"], ["button": "cancel"])
    #expect(try await relay.asking.nextAnswer()["result"]?.object?["button"] == "cancel")
    try await relay.serving.value
    #expect(await relay.asking.nextOrEnd() == nil)
  }

  @Test("goes where nobody would read its answer", arguments: [false, true])
  func abandoned(afterItsInput: Bool) async throws {
    let relay = try Relay()
    let request = try await relay.present(1, login)
    if afterItsInput { relay.asking.closeOutput() }
    relay.asking.die()
    #expect(try await relay.showing.next("dismiss")["params"] == ["id": request["id"] ?? .null])
    try await relay.serving.value
  }

  @Test("goes with the task that serves")
  func cancelled() async throws {
    let relay = try Relay()
    _ = try await relay.present(1, login)
    relay.serving.cancel()
    #expect(
      try await relay.asking.nextAnswer()["result"]?.object?["cancelled"] == "dismissed")
    try await relay.serving.value
  }
}
