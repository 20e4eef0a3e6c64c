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

  /// Whether the peer is told that its answer to a request is wrong.
  private func refuses(_ request: Int, _ side: inout AskingSide) -> Bool {
    let answer = Message.result(.integer(request), ["cancelled": "dismissed"])
    let line = Array(answer.line.dropLast())
    let effects = side.receive(.line(line, LinePlace(number: 1, offset: 0)))
    let id = MessageID.integer(request)
    let refusal = MessageError.invalidRequest("no dialog waits for this answer", id: id)
    return effects == [.send(Message.failure(nil, refusal).line)]
  }
}
