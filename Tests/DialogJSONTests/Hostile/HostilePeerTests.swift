import DialogJSON
import Dialogs
import Glibc
import Testing

private let dialog = #"""
  {"kind": "sheet", "buttons": [{"title": "A"}, {"title": "B"}, {"title": "C", "enabled": false}],
   "fields": [{"id": "f", "kind": "text"}, {"id": "c", "kind": "checkbox"},
    {"id": "o", "kind": "choice", "items": ["x", "y"]}]}
  """#

@Suite("A peer that does wrong", .serialized, .timeLimit(.minutes(1))) struct HostilePeerTests {
  @Test(
    "is told so, and the dialog stays open",
    arguments: [
      ("{", -32700), ("nonsense", -32700), ("\u{FFFD}", -32700), (#"{"id":1,"id":1}"#, -32700),
      (#"{"jsonrpc":"2.0","id":ID,"result":{"button":"a"}"#, -32700),
      ("[]", -32600), ("17", -32600), ("{}", -32600), (#"{"jsonrpc":"2.0"}"#, -32600),
      (#"{"jsonrpc":"1.0","id":ID,"result":{"button":"a"}}"#, -32600),
      (#"[{"jsonrpc":"2.0","id":ID,"result":{"button":"a"}}]"#, -32600),
      (#"{"jsonrpc":"2.0","id":ID,"result":{"button":"a"},"error":{}}"#, -32600),
      (#"{"jsonrpc":"2.0","id":null,"result":{"button":"a"}}"#, -32600),
      (#"{"jsonrpc":"2.0","id":99,"result":{"button":"a"}}"#, -32600),
      (#"{"jsonrpc":"2.0","id":"ID","result":{"button":"a"}}"#, -32600),
      (#"{"jsonrpc":"2.0","method":5}"#, -32600),
      (#"{"jsonrpc":"2.0","id":[],"method":"present"}"#, -32600),
      (#"{"jsonrpc":"2.0","id":7,"method":"present","params":{}}"#, -32601),
      (#"{"jsonrpc":"2.0","id":"x","method":"reboot"}"#, -32601),
      (#"{"jsonrpc":"2.0","id":7,"method":"present","params":[]}"#, -32601),
      (#"{"jsonrpc":"2.0","id":7,"method":"present","params":5}"#, -32600),
      (#"{"jsonrpc":"2.0","method":"event","params":null}"#, -32600),
      (#"{"jsonrpc":"2.0","id":ID,"result":null}"#, -32602),
      (#"{"jsonrpc":"2.0","id":ID,"result":{}}"#, -32602),
      (#"{"jsonrpc":"2.0","id":ID,"result":{"button":"z"}}"#, -32602),
      (#"{"jsonrpc":"2.0","id":ID,"result":{"button":0}}"#, -32602),
      (#"{"jsonrpc":"2.0","id":ID,"result":{"button":"c"}}"#, -32602),
      (#"{"jsonrpc":"2.0","id":ID,"result":{"button":"a","index":1}}"#, -32602),
      (#"{"jsonrpc":"2.0","id":ID,"result":{"button":"a","cancelled":"closed"}}"#, -32602),
      (#"{"jsonrpc":"2.0","id":ID,"result":{"cancelled":"bored"}}"#, -32602),
      (#"{"jsonrpc":"2.0","id":ID,"result":{"cancelled":"escape"}}"#, -32602),
      (#"{"jsonrpc":"2.0","id":ID,"result":{"button":"a","values":[]}}"#, -32602),
      (#"{"jsonrpc":"2.0","id":ID,"result":{"button":"a","values":{"f":1}}}"#, -32602),
      (#"{"jsonrpc":"2.0","id":ID,"result":{"button":"a","values":{"c":"on"}}}"#, -32602),
      (#"{"jsonrpc":"2.0","id":ID,"result":{"button":"a","values":{"o":[1]}}}"#, -32602),
    ])
  func wrong(line: String, code: Int) async throws {
    let (peer, presenter) = try Peer.make()
    async let response = present(dialog, on: Stage(presenter))
    let id = try #require(try await peer.next("present")["id"])
    peer.write(line.split(separator: "ID").joined(separator: "\(id)") + "\n")
    #expect(try await peer.nextError().code == code)
    peer.answer(id, ["button": "b", "values": ["o": "y"]])
    let answered = try await response
    #expect(answered.outcome == .button(id: "b", index: 1))
    #expect(answered.values == ["f": .text(""), "c": .flag(false), "o": .items(["y"])])
  }

  @Test(
    "in a way that does not matter gets no answer",
    arguments: [
      "", "  \r", #"{"jsonrpc":"2.0","method":"hello","params":{"protocol":"99"}}"#,
      #"{"jsonrpc":"2.0","method":"future","params":{}}"#,
      #"{"jsonrpc":"2.0","method":"future","params":[1,2]}"#,
      #"{"jsonrpc":"2.0","method":"event","params":[1,2]}"#,
      #"{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"what?"}}"#,
      #"{"jsonrpc":"2.0","id":99,"error":5}"#,
    ])
  func ignored(_ line: String) async throws {
    let (peer, presenter) = try Peer.make()
    async let response = present(dialog, on: Stage(presenter))
    let id = try await peer.next("present")["id"]
    peer.write(line + "\n")
    peer.send(["jsonrpc": "2.0", "id": "last", "method": "ping"], isRight: false)
    #expect(try await peer.next()["id"] == "last")
    let answer: JSONValue = ["button": "a", "future": 1, "values": ["nobody": 5]]
    peer.send(["jsonrpc": "2.0", "id": id ?? .null, "result": answer], isRight: false)
    #expect(try await response.button == "a")
  }

  @Test("is told where in the stream")
  func place() async throws {
    let (peer, presenter) = try Peer.make()
    async let response = present(dialog, on: Stage(presenter))
    let id = try await peer.next("present")["id"]
    peer.write("\n{\"é\": tru}\n")
    let (_, error) = try await peer.nextError()
    #expect(error["message"] == "invalid token")
    #expect(error["data"] == ["line": 2, "column": 9, "offset": 1])
    peer.answer(id, ["button": "a"])
    #expect(try await response.button == "a")
  }

  @Test("by a line without end is told at once, and the next line counts")
  func endlessLine() async throws {
    let (peer, presenter) = try Peer.make()
    async let response = present(dialog, on: Stage(presenter))
    let id = try await peer.next("present")["id"]
    peer.write(String(repeating: "x", count: (1 << 20) + 1))
    let (code, error) = try await peer.nextError()
    #expect(code == -32700)
    #expect(error["data"] == ["line": 1, "column": 1, "offset": 0])
    peer.write(String(repeating: "y", count: 1 << 20) + "\n")
    peer.answer(id, ["button": "a"])
    #expect(try await response.button == "a")
  }

  @Test("by answering twice is told so the second time")
  func twice() async throws {
    let (peer, presenter) = try Peer.make()
    let stage = Stage(presenter)
    async let other = present(dialog, on: stage)
    let otherID = try await peer.next("present")["id"]
    async let response = present(dialog, on: stage)
    let id = try await peer.next("present")["id"]
    peer.answer(id, ["button": "a"])
    peer.answer(id, ["button": "b"])
    #expect(try await peer.nextError().code == -32600)
    #expect(try await response.button == "a")
    peer.answer(otherID, ["button": "b"])
    #expect(try await other.button == "b")
  }

  @Test("by ending in the middle of a line is heard to the end")
  func lastLine() async throws {
    let (peer, presenter) = try Peer.make()
    async let response = present(dialog, on: Stage(presenter))
    let id = try await peer.next("present")["id"] ?? .null
    peer.write(#"{"jsonrpc":"2.0","id":\#(id),"result":{"button":"a"}}"#)
    peer.die()
    #expect(try await response.button == "a")
  }

  @Test("by dying ends every dialog and those after, and the process lives")
  func dead() async throws {
    let (peer, presenter) = try Peer.make()
    let stage = Stage(presenter)
    async let first = present(dialog, on: stage, delegate: presenter.lifecycle)
    async let second = present(dialog, on: stage, delegate: presenter.lifecycle)
    for _ in 0..<2 { _ = try await peer.next("present") }
    peer.die()
    #expect(try await first.cancelReason == .endOfInput)
    #expect(try await second.cancelReason == .endOfInput)
    let third = try await present(dialog, on: stage, delegate: presenter.lifecycle)
    #expect(third.cancelReason == .endOfInput)
  }

  @Test("by reading no more may still answer what it has read")
  func answersUnheard() async throws {
    let (toPeer, fromPeer) = (try pipeEnds(), try pipeEnds())
    let presenter = JSONPresenter(input: fromPeer.reading, output: toPeer.writing)
    for end in [fromPeer.reading, toPeer.writing] { close(end) }
    async let response = present(dialog, on: Stage(presenter), delegate: presenter.lifecycle)
    let ears = try Peer(input: toPeer.reading, output: dup(fromPeer.writing))
    let id = try #require(try await ears.next("present")["id"])
    ears.die()
    try await Task.sleep(for: .milliseconds(20))
    let mouth = try #require(LineChannel(input: fromPeer.writing, output: fromPeer.writing))
    close(fromPeer.writing)
    mouth.send(Array(#"{"jsonrpc":"2.0","id":\#(id),"result":{"button":"a"}}"#.utf8) + [10])
    #expect(try await response.button == "a")
  }

  @Test("by reading nothing at all ends the dialog, though it could still speak")
  func deaf() async throws {
    let (toPeer, fromPeer) = (try pipeEnds(), try pipeEnds())
    let presenter = JSONPresenter(input: fromPeer.reading, output: toPeer.writing)
    close(toPeer.writing)
    close(fromPeer.reading)
    close(toPeer.reading)
    let response = try await present(dialog, on: Stage(presenter))
    #expect(response.cancelReason == .endOfInput)
    var pending = sigset_t()
    sigpending(&pending)
    #expect(sigismember(&pending, SIGPIPE) == 0)
    close(fromPeer.writing)
  }

  @Test("cannot be shown a dialog longer than a line may be")
  func hugeDialog() async throws {
    let (_, presenter) = try Peer.make()
    let text = DialogText(verbatim: String(repeating: "x", count: 1 << 20))
    await #expect(throws: PresenterError.self) {
      try await Dialog.sheet(text).present(on: Stage(presenter))
    }
  }

  @Test("has nothing to hear where a descriptor is not open")
  func notOpen() async throws {
    await #expect(throws: PresenterError.self) {
      try await Dialog.sheet("a").present(on: Stage(JSONPresenter(input: -1, output: 1)))
    }
  }
}
