import Dialogs
import Testing

@testable import DialogJSON

@Suite("The asking side") struct AskingSideTests {
  @Test(
    "lets one late answer to each of the last 1024 dismissed dialogs pass, and forgets the others")
  func lateAnswers() throws {
    var side = AskingSide(capabilities: [])
    let content = try Dialog.sheet().content()
    for number in 1...1025 {
      _ = try side.present(number, tag: "", content)
      _ = side.close(number)
    }
    #expect(refuses(1, &side))
    for request in [2, 1025] {
      #expect(!refuses(request, &side))
      #expect(refuses(request, &side))
    }
  }

  @Test("tells the problems of a dialog that waits for its answer, and that they are gone")
  func problems() throws {
    var side = AskingSide(capabilities: [])
    let json = #"{"kind": "sheet", "fields": [{"id": "pin", "kind": "secure", "value": "sesame"}]}"#
    var content = try content(json)
    _ = try side.present(7, tag: "", content)
    content.fields[0].problem = ResolvedText(verbatim: "Too short.")
    func update(_ problems: String) -> [AskingSide.Effect] {
      let params = #"{"id":1,"problems":\#(problems)}"#
      return [.send(Array(#"{"jsonrpc":"2.0","method":"update","params":\#(params)}\#n"#.utf8))]
    }
    #expect(side.update(7, content) == update(#"{"pin":"Too short."}"#))
    #expect(side.update(7, content) == [])
    content.fields[0].problem = nil
    #expect(side.update(7, content) == update("{}"))
  }

  /// Whether the peer is told that its answer to a request is wrong.
  private func refuses(_ request: Int, _ side: inout AskingSide) -> Bool {
    let answer = Message.result(.integer(request), ["cancelled": "dismissed"])
    let effects = side.receive(.success(answer))
    let id = MessageID.integer(request)
    let refusal = MessageError.invalidRequest("no dialog waits for this answer", id: id)
    return effects == [.send(Message.failure(nil, refusal).line)]
  }
}
