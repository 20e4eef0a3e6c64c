import DialogJSON
import Dialogs
import Testing

@Suite("A secret in a line that is wrong", .timeLimit(.minutes(1))) struct SecretTests {
  @Test(
    "is not told back",
    arguments: [
      #"{"jsonrpc":"2.0","id":1,"result":{"button":"ok","values":{"pin":"HUNTER2\q"}}}"#,
      #"{"jsonrpc":"2.0","id":1,"result":{"button":"ok","values":{"pin":"HUNTER2\udcff"}}}"#,
      #"{"jsonrpc":"2.0","id":1,"result":{"button":"ok","values":{"pin":"HUNTER2}}}"#,
      #"{"jsonrpc":"2.0","id":1,"result":{"button":"ok","values":{"pin":HUNTER2}}}"#,
      "{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{\"button\":\"ok\",\"values\":{\"pin\":\"\tHUNTER2\"}}}",
      #"{"jsonrpc":"2.0","id":1,"result":{"button":"ok","values":{"pin":["HUNTER2"]}}}"#,
      #"{"jsonrpc":"2.0","id":1,"result":{"button":{"HUNTER2":1}}}"#,
      #"{"jsonrpc":"2.0","id":1,"result":{"button":"ok","index":"HUNTER2"}}"#,
    ])
  func quiet(line: String) async throws {
    let (peer, presenter) = try Peer.make()
    let stage = Stage(presenter)
    async let response = present(
      #"{"kind": "sheet", "fields": [{"id": "pin", "kind": "secure"}]}"#, on: stage)
    _ = try await peer.next("present")
    peer.write(line + "\n")
    let (code, error) = try await peer.nextError()
    #expect(code == -32700 || code == -32602)
    #expect(!JSONValue.object(error).description.contains("HUNTER2"))
    peer.answer(1, ["button": "ok"])
    #expect(try await response.button == "ok")
  }
}
