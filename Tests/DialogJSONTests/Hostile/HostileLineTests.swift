import DialogJSON
import Dialogs
import Testing

private let dialog = #"{"kind": "sheet", "buttons": [{"title": "A"}, {"title": "B"}]}"#

// Each end of a connection takes a thread, of which Dispatch has 255.
@Suite("A line that is wrong", .serialized, .timeLimit(.minutes(2)))
struct HostileLineTests {
  @Test("is an error to the asking side, and the next dialog is shown", arguments: WrongLine.all)
  func asking(_ wrong: WrongLine) async throws {
    let (peer, presenter) = try Peer.make()
    let stage = Stage(presenter)
    async let first = present(dialog, on: stage)
    let id = try await peer.next("present")["id"]
    peer.write("\r\n \n")
    peer.write(wrong.bytes + [10])
    expect(try await peer.nextError(), of: wrong, line: 3, offset: 4)
    peer.answer(id, ["button": "a"])
    #expect(try await first.button == "a")
    async let second = present(dialog, on: stage)
    peer.answer(try await peer.next("present")["id"], ["button": "b"])
    #expect(try await second.button == "b")
  }

  @Test("is an error to the showing side, and the next dialog is shown", arguments: WrongLine.all)
  func showing(_ wrong: WrongLine) async throws {
    let relay = try Relay()
    let first = try await relay.present(1, dialog)["id"]
    let params = try JSONValue(parsing: Array(dialog.utf8))
    let request: JSONValue = ["jsonrpc": "2.0", "id": 1, "method": "present", "params": params]
    relay.asking.write(wrong.bytes + [10])
    expect(
      try await relay.asking.nextError(), of: wrong, line: 2, offset: request.encoded().count + 1)
    relay.showing.answer(first, ["button": "a"])
    #expect(try await relay.asking.nextAnswer()["result"]?.object?["button"] == "a")
    let second = try await relay.present(2, dialog)["id"]
    relay.showing.answer(second, ["button": "b"])
    #expect(try await relay.asking.nextAnswer()["result"]?.object?["button"] == "b")
  }

  @Test("may be cut off in the middle, and the dialog is still answered")
  func cutOff() async throws {
    let relay = try Relay()
    let request = try await relay.present(1, dialog)["id"]
    relay.asking.write(#"{"jsonrpc":"2.0","id":2,"method":"pres"#)
    relay.asking.closeOutput()
    #expect(try await relay.asking.nextError().code == -32700)
    relay.showing.answer(request, ["button": "a"])
    #expect(try await relay.asking.nextAnswer()["result"]?.object?["button"] == "a")
  }

  @Test("may be as long as a line may be, and not one byte longer", arguments: [0, 1])
  func longest(excess: Int) async throws {
    let (peer, _, _) = try Relay.serve(DialogServer(ScriptedPresenter("a")))
    let request = #"{"jsonrpc":"2.0","id":1,"method":"present","params":\#(dialog)"#
    let padding = (1 << 20) - request.utf8.count - 1 + excess
    peer.write(request + String(repeating: " ", count: padding) + "}\n")
    let answer = try await peer.nextAnswer()
    #expect((answer["result"]?.object?["button"] == "a") == (excess == 0))
    #expect((answer["error"]?.object?["code"] == -32700) == (excess == 1))
  }

  @Test("does not matter 100,000 times")
  func flood() async throws {
    let relay = try Relay()
    let request = try await relay.present(1, dialog)["id"]
    let lines = [
      #""future""#, #""event","params":{"id":1,"focused":"a"}"#,
      #""hello","params":{"protocol":1}"#,
      #""update","params":{"id":9}"#, #""dismiss","params":{"id":9}"#, #""dismiss","params":{}"#,
      #""lifecycle","params":[]"#,
    ].map { #"{"jsonrpc":"2.0","method":\#($0)}"# + "\n" }.joined()
    for _ in 0..<15_000 {
      relay.asking.write(lines)
      relay.showing.write(lines)
    }
    relay.showing.answer(request, ["button": "a"])
    #expect(try await relay.asking.next()["method"] == "hello")
    #expect(try await relay.asking.next()["result"]?.object?["button"] == "a")
    let second = try await relay.present(2, dialog)["id"]
    relay.showing.answer(second, ["button": "b"])
    #expect(try await relay.asking.next()["result"]?.object?["button"] == "b")
  }

  private func expect(
    _ error: (code: Int?, error: JSONObject), of wrong: WrongLine, line: Int, offset: Int
  ) {
    #expect(error.code == wrong.code, "\(error.error)")
    #expect(error.error["message"]?.string?.isEmpty == false)
    guard wrong.code == -32700 else { return }
    let data = error.error["data"]?.object
    #expect(data?["line"]?.integer == line)
    #expect(data?["offset"]?.integer == offset)
    let column = data?["column"]?.integer ?? 0
    #expect((1...max(1, wrong.bytes.count)).contains(column))
  }
}
