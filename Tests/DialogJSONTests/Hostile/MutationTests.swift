import DialogJSON
import Dialogs
import Testing

private let dialog = #"""
  {"kind":"sheet","title":"Go?","tag":"t","buttons":[{"title":"A"},{"title":"B"},{"role":"cancel"}],\#
  "fields":[{"id":"f","kind":"text"},{"id":"c","kind":"choices","items":["x","y"],"limits":[0,1]}]}
  """#

@Suite("Lines that chance has changed", .serialized, .timeLimit(.minutes(2)))
struct MutationTests {
  @Test("harm no program that asks", arguments: 1...5 as ClosedRange<UInt64>)
  func asking(seed: UInt64) async throws {
    let (peer, presenter) = try Peer.make()
    let stage = Stage(presenter)
    let first = Task { try await present(dialog, on: stage) }
    _ = try await peer.next("present")
    var mutations = Mutations(
      of: [
        #"{"jsonrpc":"2.0","id":1,"result":{"button":"a","index":0,"values":{"f":"é","c":["x"]}}}"#,
        #"{"jsonrpc":"2.0","id":1,"result":{"cancelled":"closed","index":-1,"values":{}}}"#,
        #"{"jsonrpc":"2.0","method":"event","params":{"id":1,"edited":"f","value":"a\u00e9\n"}}"#,
        #"{"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"no display"}}"#,
      ], seed: seed)
    for _ in 0..<2000 { peer.write(mutations.next() + [10]) }
    peer.write(#"{"jsonrpc":"2.0","id":"read","method":"ping"}"# + "\n")
    while try await peer.next()["id"] != "read" {}
    async let second = present(dialog, on: stage)
    peer.answer(try await peer.next("present")["id"], ["button": "b"])
    #expect(try await second.button == "b")
    // One of the lines may have answered the first.
    peer.die()
    _ = try? await first.value
  }

  @Test("harm no program that shows", arguments: 1...5 as ClosedRange<UInt64>)
  func showing(seed: UInt64) async throws {
    let (peer, _, _) = try Relay.serve(DialogServer(ScriptedPresenter()))
    var mutations = Mutations(
      of: [
        #"{"jsonrpc":"2.0","id":1,"method":"present","params":\#(dialog)}"#,
        #"{"jsonrpc":"2.0","id":"a","method":"present","params":\#(dialog)}"#,
        #"{"jsonrpc":"2.0","method":"update","params":{"id":1,"message":{"key":"{n}","count":1}}}"#,
        #"{"jsonrpc":"2.0","method":"dismiss","params":{"id":"a"}}"#,
      ], seed: seed)
    for _ in 0..<2000 { peer.write(mutations.next() + [10]) }
    peer.present("last", try JSONValue(parsing: Array(dialog.utf8)))
    var answer: JSONObject = [:]
    while answer["id"] != "last" {
      answer = try await peer.nextAnswer()
      guard let code = answer["error"]?.object?["code"] else { continue }
      #expect([-32700, -32600, -32601, -32602].contains(code), "\(answer)")
    }
    #expect(answer["result"]?.object?["cancelled"] == "endOfInput")
  }
}

/// Lines with some bytes changed, left out, repeated, or taken from another.
private struct Mutations {
  private let lines: [[UInt8]]
  private var random: SeededGenerator

  init(of lines: [String], seed: UInt64) {
    self.lines = lines.map { Array($0.utf8) }
    random = SeededGenerator(seed: seed)
  }

  mutating func next() -> [UInt8] {
    var line = lines.randomElement(using: &random) ?? []
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let place = Int.random(in: 0..<max(1, line.count), using: &random)
      let range = place..<min(line.count, place + Int.random(in: 1...12, using: &random))
      switch Int.random(in: 0..<6, using: &random) {
      case 0: line.replaceSubrange(range.prefix(1), with: [.random(in: 0...255, using: &random)])
      case 1: line.removeSubrange(range)
      case 2: line.insert(contentsOf: line[range], at: place)
      case 3:
        line.replaceSubrange(
          range.prefix(1), with: Array("\"{}[],:\\0-e".utf8).shuffled(using: &random).prefix(1))
      case 4: line.removeSubrange(place...)
      default:
        let other = lines.randomElement(using: &random) ?? []
        let start = Int.random(in: 0..<other.count, using: &random)
        line.replaceSubrange(range, with: other[start...].prefix(range.count))
      }
    }
    return line.filter { $0 != 10 }
  }
}
