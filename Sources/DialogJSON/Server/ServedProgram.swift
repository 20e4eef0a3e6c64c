import Dialogs
import Synchronization

/// A program that asks, joined to the stage that shows its dialogs.
actor ServedProgram {
  /// What the program wants, in the order in which it said so.
  private enum Wish: Sendable {
    case present(MessageID, JSONObject)
    case update(MessageID, JSONObject)
    case dismiss(MessageID)
  }

  private struct Shown {
    var description: DialogDescription
    var handle: DialogHandle
  }

  private let channel: LineChannel
  private let side: Mutex<ShowingSide>
  private let server: DialogServer
  private var shown: [MessageID: Shown] = [:]
  /// Nobody hears the answers any more.
  private var isAbandoned = false

  init(over channel: LineChannel, for server: DialogServer) {
    self.channel = channel
    self.server = server
    side = Mutex(ShowingSide(capabilities: server.words))
  }

  /// Shows what the program asks, until it asks no more and has its answers; where the task is
  /// cancelled, its dialogs are taken down.
  func serve() async {
    let (wishes, continuation) = AsyncStream<Wish>.makeStream()
    change { $0.hello() }
    channel.start { [weak self] in self?.receive($0, continuation) }
    await withTaskCancellationHandler {
      await withDiscardingTaskGroup { group in
        for await wish in wishes {
          if let id = fulfil(wish), let handle = shown[id]?.handle {
            group.addTask { await self.answer(id, to: handle) }
          }
        }
      }
    } onCancel: {
      continuation.finish()
      Task { await self.abandon() }
    }
    await withTaskCancellationHandler {
      await channel.finish()
    } onCancel: {
      channel.stop()
    }
  }

  /// Does what the program wants.
  ///
  /// - Returns: The request that waits for an answer from now on.
  private func fulfil(_ wish: Wish) -> MessageID? {
    switch wish {
    case .present(let id, let description): return present(id, description)
    case .update(let id, let change): update(id, change)
    case .dismiss(let id): shown[id]?.handle.dismiss()
    }
    return nil
  }

  /// Takes every dialog down, and shows none any more.
  private func abandon() {
    isAbandoned = true
    for dialog in shown.values { dialog.handle.dismiss() }
  }

  private func present(_ id: MessageID, _ json: JSONObject) -> MessageID? {
    if isAbandoned { return nil }
    do {
      let description = try DialogDescription(.object(json))
      let dialog = try server.prepare(description)
      let lifecycle = ServedLifecycle(request: id, program: self)
      let handle = dialog.show(
        on: server.stage, delegate: CombinedDelegate([lifecycle, server.makeDelegate()]))
      shown[id] = Shown(description: description, handle: handle)
      return id
    } catch {
      change { $0.refuse(id, .wrongDescription(error)) }
      return nil
    }
  }

  private func update(_ id: MessageID, _ json: JSONObject) {
    guard let dialog = shown[id] else { return }
    do { try dialog.description.change(json).apply(to: dialog.handle) } catch {
      change { $0.complain(.wrongDescription(error, of: id)) }
    }
  }

  private func answer(_ id: MessageID, to handle: DialogHandle) async {
    do {
      let response = try await handle.response
      change { $0.answer(id, response) }
    } catch {
      change { $0.refuse(id, .cannotShow("\(error)")) }
    }
    shown[id] = nil
  }
}

extension ServedProgram {
  /// Tells a callback, where the program wants to know.
  nonisolated func tell(_ lifecycle: WireLifecycle, of request: MessageID) {
    change { $0.tell(lifecycle, of: request) }
  }

  /// Tells what the reader does, where the program wants to know.
  nonisolated func tell(_ event: WireEvent, of request: MessageID) {
    change { $0.tell(event, of: request) }
  }

  private nonisolated func receive(
    _ event: LineChannel.Event, _ wishes: AsyncStream<Wish>.Continuation
  ) {
    switch event {
    case .incoming(let line): change(wishes) { $0.receive(line) }
    case .unread: Task { await abandon() }
    case .ended: wishes.finish()
    }
  }

  /// Lines leave under the lock, in the order in which they were decided; sending does not wait.
  private nonisolated func change(
    _ wishes: AsyncStream<Wish>.Continuation? = nil,
    _ body: (inout ShowingSide) -> [ShowingSide.Effect]
  ) {
    side.withLock { side in
      for effect in body(&side) {
        switch effect {
        case .send(let line): channel.send(line)
        case .present(let id, let description): wishes?.yield(.present(id, description))
        case .update(let id, let change): wishes?.yield(.update(id, change))
        case .dismiss(let id): wishes?.yield(.dismiss(id))
        }
      }
    }
  }
}
