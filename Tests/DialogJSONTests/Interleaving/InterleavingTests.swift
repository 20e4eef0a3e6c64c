import DialogJSON
import Dialogs
import Synchronization
import Testing

private let size = 200

@Suite("200 dialogs open at once", .serialized, .timeLimit(.minutes(3))) struct InterleavingTests {
  @Test("each have their own end, over a pipe", arguments: 1...8 as ClosedRange<UInt64>)
  @MainActor func piped(seed: UInt64) async throws {
    let (peer, presenter) = try Peer.make()
    let stage = Stage(presenter)
    let calls = (0..<size).map { _ in Calls() }
    let handles = try (0..<size).map { number in
      try description(Crowd.description(number)).dialog.show(
        on: stage, delegate: CombinedDelegate([presenter.lifecycle, calls[number]]))
    }
    var crowd = Crowd(
      of: size, shownBy: peer, seed: seed,
      update: { handles[$0].update(message: DialogText(verbatim: $1)) },
      dismiss: { handles[$0].dismiss() })
    try await crowd.live()
    for (number, handle) in handles.enumerated() {
      let ending = await ending(of: handle)
      #expect(crowd.endings[number]?.contains(ending) == true, "\(number): \(ending)")
      #expect(calls[number].names == order(ending))
    }
    let last = Dialog.sheet("last").show(on: stage)
    try await crowd.end(with: "last")
    #expect(try await last.response.button == "ok")
    // What was told over the pipe is what was called.
    #expect(
      crowd.callbacks.sorted { $0.key < $1.key }.map(\.value).sorted(by: first)
        == calls.map(\.names).sorted(by: first))
  }

  @Test(
    "each have their own end, of a program by a server by another program",
    arguments: 1...4 as ClosedRange<UInt64>)
  func relayed(seed: UInt64) async throws {
    let relay = try Relay()
    let asking = relay.asking
    asking.notify(
      "hello", ["protocol": 1, "name": "Crowd", "capabilities": ["lifecycle", "events"]])
    for number in 0..<size {
      asking.present(
        .integer(number), try JSONValue(parsing: Array(Crowd.description(number).utf8)))
    }
    var crowd = Crowd(
      of: size, shownBy: relay.showing, seed: seed,
      update: { asking.notify("update", ["id": .integer($0), "message": .string($1)]) },
      dismiss: { asking.notify("dismiss", ["id": .integer($0)]) })
    async let hearing = told(to: asking)
    try await crowd.live()
    let told = try await hearing
    #expect(told.endings.count == size)
    for (number, ending) in told.endings {
      #expect(crowd.endings[number]?.contains(ending) == true, "\(number): \(ending)")
      #expect(told.callbacks[number] == order(ending))
      // What crosses the dismissal is not told any more.
      let entered = crowd.entered[number, default: []].filter { !$0.isEmpty }
      #expect(entered.starts(with: told.entered[number, default: []]))
      if case .cancelled(.dismissed, _) = ending { continue }
      #expect(told.entered[number, default: []].count == entered.count)
    }
    asking.present("last", ["kind": "sheet", "title": "last"])
    try await crowd.end(with: "last")
    #expect(try await asking.nextAnswer()["result"]?.object?["button"] == "ok")
  }

  private func ending(of handle: DialogHandle) async -> Ending {
    do {
      let response = try await handle.response
      guard case .text(let note)? = response.values["note"] else { return .failed("no note") }
      switch response.outcome {
      case .button(let id, _): return .button(id, note: note)
      case .cancelled(let reason, _): return .cancelled(reason, note: note)
      }
    } catch PresenterError.nowhereToShow(let reason) {
      return .failed(reason)
    } catch {
      return .failed("\(error)")
    }
  }

  /// The callbacks of a dialog that ends so.
  private func order(_ ending: Ending) -> [String] {
    var name = "cancel"
    if case .button = ending { name = "clicked" }
    return ["willPresent", "didPresent", name, "willDismiss", "didDismiss"]
  }

  private func first(_ a: [String], _ b: [String]) -> Bool { a.lexicographicallyPrecedes(b) }
}

private struct Told {
  var endings: [Int: Ending] = [:]
  var callbacks: [Int: [String]] = [:]
  var entered: [Int: [String]] = [:]
}

/// Everything that a program hears until all its dialogs are answered.
private func told(to asking: Peer) async throws -> Told {
  var told = Told()
  while told.endings.count < size {
    let message = try await asking.next()
    let params = message["params"]?.object
    if let number = message["id"]?.integer {
      #expect(told.endings[number] == nil, "two answers to \(number)")
      #expect(told.callbacks[number]?.last == "didDismiss", "\(number) answered before it went")
      told.endings[number] = try ending(message)
    } else if let number = params?["id"]?.integer {
      #expect(told.endings[number] == nil, "told of \(number) after its answer")
      if let name = params?["callback"]?.string { told.callbacks[number, default: []].append(name) }
      if let note = params?["value"]?.string { told.entered[number, default: []].append(note) }
    } else {
      #expect(message["method"] == "hello", "\(message)")
    }
  }
  return told
}

private func ending(_ message: JSONObject) throws -> Ending {
  guard let result = message["result"]?.object else {
    let words = try #require(message["error"]?.object?["message"]?.string)
    // The server says where nothing could be shown; in brackets stands what the other program said.
    return .failed(String(words.drop { $0 != "(" }.dropFirst().prefix { $0 != ")" }))
  }
  let note = try #require(result["values"]?.object?["note"]?.string)
  if let button = result["button"]?.string { return .button(button, note: note) }
  let reason = try #require(result["cancelled"]?.string.flatMap(CancelReason.init))
  return .cancelled(reason, note: note)
}

/// The callbacks of one dialog, as they are called.
private final class Calls: DialogDelegate, Sendable {
  private let called = Mutex<[String]>([])

  var names: [String] { called.withLock { $0 } }

  func dialogWillPresent(_ presentation: Presentation) { add("willPresent") }
  func dialogDidPresent(_ presentation: Presentation) { add("didPresent") }
  func dialogClicked(_ presentation: Presentation, button index: Int) { add("clicked") }
  func dialogCancelled(_ presentation: Presentation, reason: CancelReason) { add("cancel") }
  func dialogWillDismiss(_ presentation: Presentation, button index: Int?) { add("willDismiss") }
  func dialogDidDismiss(_ presentation: Presentation, button index: Int?) { add("didDismiss") }

  private func add(_ name: String) { called.withLock { $0.append(name) } }
}
