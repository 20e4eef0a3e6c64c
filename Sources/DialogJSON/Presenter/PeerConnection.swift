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

  /// What a dialog's surface is to tell.
  private struct News {
    let surface: Events.Continuation?
    let event: Result<SurfaceEvent, any Error>

    init(_ surface: Events.Continuation?, _ event: Result<SurfaceEvent, any Error>) {
      self.surface = surface
      self.event = event
    }
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
    // As much as can be is done while nobody has to wait for the lock.
    let request = PresentRequest(
      presentation.content, number: presentation.id, tag: presentation.tag, icons: IconForm.all)
    let news = try state.withLock { (state) throws(PresenterError) in
      let effects = try state.side.present(
        presentation.id, tag: presentation.tag, presentation.content, by: request)
      state.surfaces[presentation.id] = continuation
      if !state.isReading {
        state.isReading = true
        channel.start { [weak self] event in self?.receive(event) }
      }
      return perform(effects, state)
    }
    tell(news)
    return events
  }

  func update(_ number: Int, _ content: DialogContent) {
    change { $0.update(number, content) }
  }

  func close(_ number: Int) {
    let (news, surface) = state.withLock { state in
      let news = perform(state.side.close(number), state)
      return (news, state.surfaces.removeValue(forKey: number))
    }
    tell(news)
    surface?.finish()
  }

  func tell(_ lifecycle: WireLifecycle) {
    change { $0.tell(lifecycle) }
  }

  private func receive(_ event: LineChannel.Event) {
    switch event {
    case .incoming(let line):
      let message = Result { () throws(Message.Refusal) in try Message(line) }
      change { $0.receive(message) }
    case .ended:
      // It may have to be waited for, which nobody else should.
      let ending = frontEnd?.ending ?? .cancelled(.endOfInput)
      change { $0.end(ending) }
    case .unread: break
    }
  }

  private func change(_ body: (inout AskingSide) -> [AskingSide.Effect]) {
    tell(state.withLock { perform(body(&$0.side), $0) })
  }

  /// Sends lines, under the lock, so that they leave in the order in which they were decided; that
  /// never waits.
  ///
  /// - Returns: What is to be told once the lock is free: who hears it may be here at once.
  private func perform(_ effects: [AskingSide.Effect], _ state: State) -> [News] {
    effects.compactMap { effect in
      switch effect {
      case .send(let line):
        channel.send(line)
        return nil
      case .ask(let number, let line):
        if channel.send(line) { return nil }
        let surface = state.surfaces[number]
        guard let frontEnd else { return News(surface, .success(.ended(.endOfInput))) }
        // How a front end has gone is told by its ending, if that comes.
        frontEnd.afterItsEnding { surface?.yield(.ended(.endOfInput)) }
        return nil
      case .tell(let number, let event): return News(state.surfaces[number], .success(event))
      case .fail(let number, let error): return News(state.surfaces[number], .failure(error))
      }
    }
  }

  private func tell(_ news: [News]) {
    for each in news { each.surface?.yield(with: each.event) }
  }
}
