import DialogJSON
import Dialogs
import Testing

private let okOrCancel = #"{"kind": "sheet", "buttons": [{"stock": "ok"}, {"stock": "cancel"}]}"#

@Suite("A peer over pipes or a socket", .timeLimit(.minutes(3))) struct TransportTests {
  @Test("answers", arguments: Transport.allCases)
  func answers(transport: Transport) async throws {
    let (presenter, reach) = try transport.make()
    async let response = present(okOrCancel, on: Stage(presenter), delegate: presenter.lifecycle)
    let peer = try await reach().peer()
    #expect(try await peer.next()["method"] == "hello")
    #expect(try await peer.next()["params"]?.object?["callback"] == "willPresent")
    peer.answer(try await peer.next("present")["id"], ["button": "ok"])
    #expect(try await response.button == "ok")
    while true {
      let params = try await peer.next("lifecycle")["params"]?.object
      if params?["callback"] == "didDismiss" { break }
    }
  }

  enum Death: CaseIterable, Sendable {
    case whole, inMidLine, inMidLineFeed, output
  }

  @Test(
    "that goes ends the dialogs, and those that come after; the program lives on",
    arguments: Transport.allCases, Death.allCases)
  func death(transport: Transport, death: Death) async throws {
    let (presenter, reach) = try transport.make()
    let stage = Stage(presenter)
    async let first = present(okOrCancel, on: stage)
    let peer = try await reach()
    try await peer.read(until: #""id":1"#)
    async let second = present(okOrCancel, on: stage)
    switch death {
    case .whole: break
    case .inMidLine: try await peer.write(#"{"jsonrpc":"2.0","id":1,"res"#)
    case .inMidLineFeed: try await peer.write(#"{"jsonrpc":"2.0","id":99,"result":{}}"#)
    case .output: peer.closeOutput()
    }
    if death != .output { peer.die() }
    #expect(try await first.cancelReason == .endOfInput)
    #expect(try await second.cancelReason == .endOfInput)
    #expect(try await present(okOrCancel, on: stage).cancelReason == .endOfInput)
  }

  @Test(
    "that reads no more can answer what it has read, and nothing else is asked",
    arguments: Transport.allCases)
  func deaf(transport: Transport) async throws {
    let (presenter, reach) = try transport.make()
    let stage = Stage(presenter)
    async let first = present(okOrCancel, on: stage)
    let peer = try await reach()
    try await peer.read(until: #""id":1"#)
    peer.closeInput()
    #expect(try await present(okOrCancel, on: stage).cancelReason == .endOfInput)
    try await peer.write(#"{"jsonrpc":"2.0","id":1,"result":{"button":"ok"}}"# + "\n")
    #expect(try await first.button == "ok")
  }

  @Test(
    "that writes more than fits on the way before it reads is read meanwhile",
    arguments: [Transport.pipes, .listening])
  func bothWrite(transport: Transport) async throws {
    let (presenter, reach) = try transport.make()
    let stage = Stage(presenter)
    let message = String(repeating: "x", count: 200_000)
    let big = #"{"kind": "alert", "title": "?", "message": {"verbatim": "\#(message)"}}"#
    let responses = (0..<8).map { _ in Task { try await present(big, on: stage) } }
    let raw = try await reach()
    let event =
      #"{"jsonrpc":"2.0","method":"event","params":{"x":""# + message + "\"}}\n"
    for _ in 0..<8 { try await raw.write(event) }
    let peer = try raw.peer()
    for _ in responses { peer.answer(try await peer.next("present")["id"], ["button": "ok"]) }
    for response in responses { #expect(try await response.value.button == "ok") }
  }
}
