import Dialogs
import Synchronization

/// Joins the asking side to its streams and its surfaces.
final class PeerConnection: Sendable {
  typealias Events = AsyncThrowingStream<SurfaceEvent, any Error>

  private struct State {
    var side: AskingSide
    var surfaces: [Int: Events.Continuation] = [:]
    var isReading = false
  }

  private let channel: LineChannel
  /// The program at the other end, where it was started for this connection.
  private let frontEnd: FrontEnd?
  private let state: Mutex<State>

  init(over channel: LineChannel, to frontEnd: FrontEnd? = nil) {
    self.channel = channel
    self.frontEnd = frontEnd
    state = Mutex(State(side: AskingSide(capabilities: JSONPresenter.words)))
  }

  deinit {
    channel.stop()
    frontEnd?.endSoon()
  }

  /// How the program at the other end has ended; `nil` while it runs, and where it was there before.
  var failure: PresenterError? { frontEnd?.failure }

  /// Asks for a dialog; the peer is heard from then on.
  func open(_ presentation: Presentation) throws(PresenterError) -> Events {
    let (events, continuation) = Events.makeStream()
    try state.withLock { (state) throws(PresenterError) in
      let effects = try state.side.present(
        presentation.id, tag: presentation.tag, presentation.content)
      state.surfaces[presentation.id] = continuation
      perform(effects, &state)
      if !state.isReading {
        state.isReading = true
        channel.start { [weak self] event in self?.receive(event) }
      }
    }
    return events
  }

  func update(_ number: Int, _ content: DialogContent) {
    change { $0.update(number, content) }
  }

  func close(_ number: Int) {
    change { $0.close(number) }
    state.withLock { $0.surfaces.removeValue(forKey: number) }?.finish()
  }

  func tell(_ lifecycle: WireLifecycle) {
    change { $0.tell(lifecycle) }
  }

  private func receive(_ event: LineChannel.Event) {
    switch event {
    case .incoming(let line): change { $0.receive(line) }
    case .ended:
      // It may have to be waited for, which nobody else should.
      let ending = frontEnd?.ending ?? .cancelled(.endOfInput)
      change { $0.end(ending) }
    case .unread: break
    }
  }

  /// Effects are performed under the lock, so that lines leave in the order in which they were
  /// decided; none of them waits or calls back.
  private func change(_ body: (inout AskingSide) -> [AskingSide.Effect]) {
    state.withLock { perform(body(&$0.side), &$0) }
  }

  private func perform(_ effects: [AskingSide.Effect], _ state: inout State) {
    for effect in effects {
      switch effect {
      case .send(let line): channel.send(line)
      case .ask(let number, let line):
        if channel.send(line) { break }
        let surface = state.surfaces[number]
        // How a front end has gone is told by its ending, if that comes.
        frontEnd?.unlessItEnds { surface?.yield(.ended(.endOfInput)) }
        if frontEnd == nil { surface?.yield(.ended(.endOfInput)) }
      case .tell(let number, let event): state.surfaces[number]?.yield(event)
      case .fail(let number, let error): state.surfaces[number]?.finish(throwing: error)
      }
    }
  }
}
