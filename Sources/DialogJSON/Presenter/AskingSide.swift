import Dialogs

/// The side of the protocol that asks, as a value: what happens goes in, what is to be done comes
/// out.
///
/// Of the world it reads icons' files, and nothing else.
///
/// An answer is taken once and for good: JSON-RPC knows one response a request. Where the dialog does
/// not accept it because a field has a problem, the same dialog is presented again by a request with
/// an id of its own, with the same number in `dialog`, the fields' values as they were answered, and
/// `problems`, a text for each field. A peer that knows nothing of `problems` shows the dialog again,
/// which is right too.
struct AskingSide: Sendable {
  /// Something to do, in the order given.
  enum Effect: Sendable, Hashable {
    case send([UInt8])
    /// Send the request for a dialog; where nobody reads it, the dialog's input has ended.
    case ask(Int, [UInt8])
    /// Tell a dialog's surface what its reader did.
    case tell(Int, SurfaceEvent)
    /// Tell a dialog's surface that it cannot be shown.
    case fail(Int, PresenterError)
  }

  /// A dialog that is not closed.
  struct Shown: Sendable {
    var tag: String
    var content: DialogContent
    /// The request that waits for an answer.
    var request: Int?
    /// The values of an answer that the dialog may still refuse.
    var answered: [String: FieldValue]?
    /// The forms in which its pictures were sent.
    var iconForms = IconForm.all
  }

  /// Why nobody can answer any more.
  enum Ending: Sendable, Hashable {
    case cancelled(CancelReason)
    case failed(PresenterError)
  }

  private let capabilities: [String]
  private var hasSaidHello = false
  private var ending: Ending?
  /// Whether the peer has said anything that is a message.
  var hasBeenHeard = false
  /// The forms in which the peer takes pictures.
  var iconForms = IconForm.all
  private var lastRequest = 0
  var shown: [Int: Shown] = [:]
  /// The dialogs of the requests that wait for an answer.
  private(set) var asked: [Int: Int] = [:]
  /// The last requests whose dialogs were taken down; an answer may still come, and is no fault.
  private var dismissed: [Int] = []
  /// How many of them are remembered: a peer need not answer them, and a program may run for years.
  private static let dismissedLimit = 1024

  /// The side before anything was said.
  ///
  /// - Parameter capabilities: What a dialog of this side may have.
  init(capabilities: [String]) {
    self.capabilities = capabilities
  }

  /// Asks for a dialog; where nobody can answer any more, it ends as those before it did.
  ///
  /// - Parameters:
  ///   - number: The presentation's number.
  ///   - tag: The author's own mark.
  ///   - content: What is to be shown.
  ///   - request: The request for it, where that was made already.
  /// - Returns: What is to be done.
  /// - Throws: Why it cannot be shown.
  mutating func present(
    _ number: Int, tag: String, _ content: DialogContent, by request: PresentRequest? = nil
  ) throws(PresenterError) -> [Effect] {
    switch ending {
    case .cancelled(let reason): return [.tell(number, .ended(reason))]
    case .failed(let error): throw error
    case nil: break
    }
    shown[number] = Shown(tag: tag, content: content)
    do { return try ask(number, by: request) } catch {
      shown[number] = nil
      throw error
    }
  }

  /// Shows what has changed, or asks again where the last answer was not accepted.
  mutating func update(_ number: Int, _ content: DialogContent) -> [Effect] {
    guard let before = shown[number] else { return [] }
    shown[number]?.content = content
    if let request = before.request {
      guard let changes = WireUpdate(of: request, from: before.content, to: content) else {
        return []
      }
      return send(.notification(method: Method.update, params: .object(changes.params)))
    }
    // Only the content that holds the answer's values says what became of it.
    guard let answered = before.answered, !content.problems.members.isEmpty,
      answered.allSatisfy({ content.field(id: $0)?.value == $1 })
    else { return [] }
    do { return try ask(number) } catch { return [.fail(number, error)] }
  }

  /// Takes a dialog down; a peer that has answered has done so itself.
  mutating func close(_ number: Int) -> [Effect] {
    defer { shown[number] = nil }
    guard let request = settle(number) else { return [] }
    dismissed = dismissed.suffix(Self.dismissedLimit - 1) + [request]
    return send(.notification(method: Method.dismiss, params: ["id": .integer(request)]))
  }

  /// Waits no longer for the answer of a dialog's request.
  ///
  /// - Returns: The request; `nil` where it has an answer.
  @discardableResult
  mutating func settle(_ number: Int) -> Int? {
    guard let request = shown[number]?.request else { return nil }
    shown[number]?.request = nil
    asked[request] = nil
    return request
  }

  /// Whether an answer comes late to a dialog that was taken down; told once of each.
  mutating func forgives(_ answer: Int) -> Bool {
    guard let index = dismissed.firstIndex(of: answer) else { return false }
    dismissed.remove(at: index)
    return true
  }

  /// Tells a callback.
  mutating func tell(_ lifecycle: WireLifecycle) -> [Effect] {
    send(.notification(method: Method.lifecycle, params: .object(lifecycle.params)))
  }

  /// Nobody can answer any more; a peer that never said anything has failed, if it can be told how,
  /// and another has ended its input.
  mutating func end(_ ending: Ending) -> [Effect] {
    if self.ending != nil { return [] }
    if case .failed = ending, hasBeenHeard { return endAll(.cancelled(.endOfInput)) }
    return endAll(ending)
  }

  /// Ends every dialog, and those that come after.
  mutating func endAll(_ ending: Ending) -> [Effect] {
    self.ending = ending
    return shown.keys.sorted().map { number in
      switch ending {
      case .cancelled(let reason): return .tell(number, .ended(reason))
      case .failed(let error):
        shown[number]?.request = nil
        return .fail(number, error)
      }
    }
  }
}

extension AskingSide {
  typealias Method = WireProtocol.Method

  private mutating func ask(
    _ number: Int, by made: PresentRequest? = nil
  ) throws(PresenterError) -> [Effect] {
    guard let dialog = shown[number] else { return [] }
    let id = lastRequest + 1
    func request(with forms: Set<IconForm>) -> [UInt8] {
      if let made, made.fits(forms) { return made.line(id) }
      return PresentRequest(dialog.content, number: number, tag: dialog.tag, icons: forms).line(id)
    }
    var forms = iconForms
    var line = request(with: forms)
    if line.isTooLong, forms.remove(.data) != nil { line = request(with: forms) }
    if line.isTooLong { throw .cannotShow("a dialog of \(line.count) bytes") }
    shown[number]?.iconForms = forms
    lastRequest = id
    shown[number]?.request = lastRequest
    asked[lastRequest] = number
    shown[number]?.answered = nil
    return hello() + [.ask(number, line)]
  }

  mutating func send(_ message: Message) -> [Effect] {
    hello() + [.send(message.line)]
  }

  private mutating func hello() -> [Effect] {
    if hasSaidHello { return [] }
    hasSaidHello = true
    let params = WireProtocol.hello(capabilities: capabilities)
    return [.send(Message.notification(method: Method.hello, params: .object(params)).line)]
  }
}

extension [UInt8] {
  /// Whether the line, which has its line feed, has more bytes than a line may have.
  var isTooLong: Bool { count - 1 > WireProtocol.lineLimit }
}
