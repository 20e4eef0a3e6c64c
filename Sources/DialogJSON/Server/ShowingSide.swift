import Dialogs

/// The side of the protocol that shows, as a pure value: what happens goes in, what is to be done
/// comes out.
struct ShowingSide: Sendable {
  /// Something to do, in the order given.
  enum Effect: Sendable, Hashable {
    case send([UInt8])
    /// Show the dialog that a request describes.
    case present(MessageID, JSONObject)
    /// Show what has changed of a dialog.
    case update(MessageID, JSONObject)
    case dismiss(MessageID)
  }

  /// How many dialogs a program may have open, so that one that never hears an answer ends.
  static let openLimit = 1024

  private let capabilities: [String]
  /// The requests that wait for an answer.
  private var open: Set<MessageID> = []
  /// What the asking side has said of itself.
  private var peer = WireHello([:])

  /// The side before anything was said.
  ///
  /// - Parameter capabilities: What it can show.
  init(capabilities: [String]) {
    self.capabilities = capabilities
  }

  /// Says who speaks.
  func hello() -> [Effect] {
    let params = WireProtocol.hello(capabilities: capabilities)
    return send(.notification(method: Method.hello, params: .object(params)))
  }

  /// Understands a line of the peer's, or tells the peer what is wrong with it.
  mutating func receive(_ incoming: IncomingLine) -> [Effect] {
    do {
      guard let message = try Message(incoming) else { return [] }
      return try receive(message)
    } catch {
      return send(.failure(error.id, error.error))
    }
  }

  /// The result of a request, once.
  mutating func answer(_ request: MessageID, _ response: Response) -> [Effect] {
    guard open.remove(request) != nil else { return [] }
    return send(.result(request, .object(response.json)))
  }

  /// Why a request has no result, once.
  mutating func refuse(_ request: MessageID, _ error: MessageError) -> [Effect] {
    guard open.remove(request) != nil else { return [] }
    return send(.failure(request, error))
  }

  /// What is wrong with a notification about a dialog.
  func complain(_ error: MessageError) -> [Effect] {
    send(.failure(nil, error))
  }

  /// Tells a callback to those who want to know.
  func tell(_ lifecycle: WireLifecycle, of request: MessageID) -> [Effect] {
    guard peer.capabilities.contains(WireProtocol.Wish.lifecycle) else { return [] }
    let params = lifecycle.params(of: request)
    return send(.notification(method: Method.lifecycle, params: .object(params)))
  }

  /// Tells what the reader does to those who want to know.
  func tell(_ event: WireEvent, of request: MessageID) -> [Effect] {
    guard peer.capabilities.contains(WireProtocol.Wish.events), open.contains(request) else {
      return []
    }
    return send(.notification(method: Method.event, params: .object(event.params(of: request))))
  }
}

extension ShowingSide {
  private typealias Method = WireProtocol.Method

  private func send(_ message: Message) -> [Effect] { [.send(message.line)] }

  private mutating func receive(_ message: Message) throws(Message.Refusal) -> [Effect] {
    switch message {
    case .request(let id, Method.present, let params): return try present(id, params)
    case .request(let id, _, _): throw Message.Refusal(id: id, error: .methodNotFound)
    case .notification(let method, let params):
      return try hear(method, params.object ?? [:])
    case .result(let id, _):
      throw Message.Refusal(error: .invalidRequest("no request waits for this answer", id: id))
    case .failure: return []
    }
  }

  private mutating func present(
    _ id: MessageID, _ params: JSONValue
  ) throws(Message.Refusal) -> [Effect] {
    func refuse(_ error: MessageError) -> Message.Refusal { Message.Refusal(id: id, error: error) }
    if let refusal = peer.refusal { throw refuse(refusal) }
    guard !open.contains(id) else {
      throw Message.Refusal(error: .invalidRequest("a dialog with this id is open", id: id))
    }
    guard open.count < Self.openLimit else {
      throw refuse(.cannotShow("\(Self.openLimit) dialogs are open: wait for their answers"))
    }
    guard let description = params.object else {
      throw refuse(.invalidParams("“params” is not an object"))
    }
    open.insert(id)
    return [.present(id, description)]
  }

  private mutating func hear(
    _ method: String, _ params: JSONObject
  ) throws(Message.Refusal) -> [Effect] {
    switch method {
    case Method.hello:
      peer = WireHello(.object(params))
      if let refusal = peer.refusal { throw Message.Refusal(error: refusal) }
      return []
    case Method.dismiss, Method.update:
      // One about a dialog that has just been answered crossed the answer on its way.
      guard let id = params["id"].flatMap(MessageID.init), open.contains(id) else { return [] }
      return [method == Method.update ? .update(id, params) : .dismiss(id)]
    default: return []
    }
  }
}
