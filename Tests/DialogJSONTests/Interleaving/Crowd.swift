import DialogJSON
import Dialogs
import Testing

/// How a dialog of the crowd ended, with what its field held.
enum Ending: Hashable {
  case button(String, note: String)
  case cancelled(CancelReason, note: String)
  case failed(String)
}

/// Many dialogs that are open at once: the program that shows them does to each, by chance, what a
/// reader may do, and has the program that asks change it and take it down.
///
/// Everything that is said of a dialog begins with its number, so that one which is taken for
/// another is found out.
struct Crowd {
  /// What becomes of a dialog.
  private enum Fate: CaseIterable { case button, askedAgain, cancelled, dismissed, crossed, failed }

  private let showing: Peer
  /// Changes the message of a dialog, as the program that asks does.
  private let update: (Int, String) -> Void
  /// Takes a dialog down, as the program that asks does.
  private let dismiss: (Int) -> Void
  private var random: SeededGenerator

  /// The requests that wait for an answer, by the dialog.
  private var open: [Int: JSONValue] = [:]
  /// Every request's dialog.
  private var dialogs: [JSONValue: Int] = [:]
  private var fates: [Int: Fate] = [:]
  /// Dialogs of which another request has to come.
  private var refused: Set<Int> = []
  private var dismissed: Set<Int> = []
  /// The last update that was wished, and the last that came, by the dialog.
  private var wished: [Int: Int] = [:]
  private var came: [Int: Int] = [:]
  private var count = 0
  /// What was entered, by the dialog, in that order.
  private(set) var entered: [Int: [String]] = [:]
  /// How the dialogs may end.
  private(set) var endings: [Int: Set<Ending>] = [:]
  /// How many times the showing program was told each callback, by the dialog's number there.
  private(set) var callbacks: [Int: [String]] = [:]

  init(
    of size: Int, shownBy showing: Peer, seed: UInt64,
    update: @escaping (Int, String) -> Void, dismiss: @escaping (Int) -> Void
  ) {
    self.showing = showing
    self.update = update
    self.dismiss = dismiss
    random = SeededGenerator(seed: seed)
    for dialog in 0..<size { fates[dialog] = Fate.allCases.randomElement(using: &random) }
  }

  static func description(_ dialog: Int) -> String {
    """
    {"kind": "sheet", "title": "\(dialog)", "tag": "\(dialog)",
     "buttons": [{"title": "A"}, {"title": "B"}, {"role": "cancel"}],
     "fields": [{"id": "note", "kind": "text", "required": true}]}
    """
  }

  /// Has all dialogs open at once, and then answers them in any order.
  mutating func live() async throws {
    while open.count < fates.count { try await hear() }
    while !fates.isEmpty {
      let dialog = try #require(fates.keys.sorted().randomElement(using: &random))
      if refused.contains(dialog), Bool.random(using: &random) {
        while refused.contains(dialog) { try await hear() }
      }
      switch Int.random(in: 0..<5, using: &random) {
      case 0: enter(dialog)
      case 1: tell(dialog, ["focused": "note"])
      case 2:
        count += 1
        wished[dialog] = count
        update(dialog, "\(dialog): \(count)")
      default: settle(dialog)
      }
    }
  }

  /// Hears everything up to the dialog that was presented last, and answers it.
  mutating func end(with title: String) async throws {
    while !dialogs.values.contains(-1) { try await hear(last: title) }
    showing.answer(open[-1], ["button": "ok"])
  }

  private func tell(_ dialog: Int, _ event: JSONObject) {
    guard let request = open[dialog] else { return }
    var params = event
    params["id"] = request
    showing.notify("event", .object(params))
  }

  private mutating func enter(_ dialog: Int) {
    guard open[dialog] != nil else { return }
    count += 1
    let text = "\(dialog) holds \(count)"
    entered[dialog, default: []].append(text)
    tell(dialog, ["edited": "note", "value": .string(text)])
  }

  private mutating func settle(_ dialog: Int) {
    guard let request = open[dialog], let fate = fates[dialog] else { return }
    open[dialog] = nil
    fates[dialog] = nil
    // What was entered may come after the dialog was taken down.
    let notes = [""] + entered[dialog, default: []]
    let takenDown = Set(notes.map { Ending.cancelled(.dismissed, note: $0) })
    switch fate {
    case .button: endings[dialog] = [press(request, of: dialog)]
    case .askedAgain:
      showing.answer(request, ["button": "a", "values": ["note": ""]])
      entered[dialog, default: []].append("")
      fates[dialog] = .button
      refused.insert(dialog)
    case .cancelled:
      let reasons: [CancelReason] = [.escape, .closed, .timeout, .endOfInput, .interrupted]
      let reason = reasons.randomElement(using: &random) ?? .closed
      showing.answer(request, ["cancelled": .string(reason.rawValue)])
      endings[dialog] = [.cancelled(reason, note: entered[dialog]?.last ?? "")]
    case .dismissed:
      dismiss(dialog)
      dismissed.insert(dialog)
      endings[dialog] = takenDown
    case .crossed:
      dismiss(dialog)
      endings[dialog] = takenDown.union([press(request, of: dialog)])
    case .failed:
      showing.send([
        "jsonrpc": "2.0", "id": request,
        "error": ["code": -32000, "message": .string("\(dialog) has no place")],
      ])
      endings[dialog] = [.failed("\(dialog) has no place")]
    }
  }

  private mutating func press(_ request: JSONValue, of dialog: Int) -> Ending {
    let button = ["a", "b", "cancel"].randomElement(using: &random) ?? "a"
    let note = "\(dialog) says \(button)"
    showing.answer(request, ["button": .string(button), "values": ["note": .string(note)]])
    return .button(button, note: note)
  }

  private mutating func hear(last title: String? = nil) async throws {
    let message = try await showing.next()
    let params = message["params"]?.object ?? [:]
    let dialog = params["id"].flatMap { dialogs[$0] }
    switch message["method"]?.string {
    case "present": try present(message["id"] ?? .null, params, last: title)
    case "update":
      guard let text = params["message"]?.string else { break }
      let words = text.split(separator: " ")
      let (of, count) = (words[0].dropLast(), try #require(Int(words[1])))
      #expect(Int(of) == dialog, "an update of another dialog")
      let key = try #require(dialog)
      #expect(count > came[key, default: 0], "an update twice, or before another")
      came[key] = count
    case "dismiss":
      let key = try #require(dialog)
      #expect(open[key] == nil)
      #expect(came[key] == wished[key], "an update is lost")
      if dismissed.remove(key) != nil, Bool.random(using: &random) {
        showing.answer(params["id"], ["cancelled": "dismissed"])
      }
    case "lifecycle":
      let number = try #require(params["dialog"]?.integer)
      callbacks[number, default: []].append(params["callback"]?.string ?? "")
    case "hello": break
    default: Issue.record("\(message)")
    }
  }

  private mutating func present(
    _ request: JSONValue, _ params: JSONObject, last title: String?
  ) throws {
    let name = try #require(params["title"]?.string)
    let dialog = name == title ? -1 : try #require(Int(name))
    #expect(open[dialog] == nil && dialogs[request] == nil)
    let isAgain = refused.remove(dialog) != nil
    #expect(isAgain == (params["problems"] != nil))
    open[dialog] = request
    dialogs[request] = dialog
  }
}
