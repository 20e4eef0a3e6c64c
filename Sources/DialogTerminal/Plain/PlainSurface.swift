import Dialogs
import Dispatch
import Synchronization
import SystemIO

/// One dialog that is shown line by line, on a thread that may wait.
final class PlainSurface: PresenterSurface {
  private struct Update {
    var content: DialogContent
    var shown: CheckedContinuation<Void, Never>
  }

  private struct Inbox {
    var updates: [Update] = []
    var isClosed = false
  }

  let events: AsyncThrowingStream<SurfaceEvent, any Error>
  private let teller: AsyncThrowingStream<SurfaceEvent, any Error>.Continuation
  private let queue = DispatchQueue(label: "rejoinder.plain")
  private let inbox = Mutex(Inbox())
  private let stop: WakeFlag
  private let news: WakeFlag
  private let continued: WakeFlag

  /// A surface that shows nothing yet.
  init() throws(TerminalError) {
    do {
      stop = try WakeFlag()
      news = try WakeFlag()
      continued = try WakeFlag()
    } catch {
      throw TerminalError(.preparing, code: error.code)
    }
    (events, teller) = AsyncThrowingStream.makeStream()
  }

  /// Writes the dialog, and goes on to read answers.
  nonisolated(nonsending) func show(
    _ content: DialogContent, style: PlainStyle, input: Int32, output: Int32
  ) async throws {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { shown in
        queue.async { [self] in
          let exchange = PlainExchange(
            content, style: style, input: input, output: output, stop: stop, news: news,
            continued: continued)
          JobControl.heeded { run(exchange, shown) }
        }
      }
    } onCancel: {
      stop.set()
    }
  }

  nonisolated(nonsending) func update(_ content: DialogContent) async {
    await withCheckedContinuation { shown in
      let isClosed = inbox.withLock { inbox in
        if !inbox.isClosed { inbox.updates.append(Update(content: content, shown: shown)) }
        return inbox.isClosed
      }
      if isClosed { shown.resume() } else { news.set() }
    }
  }

  nonisolated(nonsending) func close(after response: Response) async {
    stop.set()
    // The queue is serial: what stands in it after the exchange runs when that is over.
    await withCheckedContinuation { gone in
      queue.async { gone.resume() }
    }
  }

  private func run(_ exchange: PlainExchange, _ shown: CheckedContinuation<Void, any Error>) {
    var exchange = exchange
    do {
      guard try exchange.open() else { throw CancellationError() }
    } catch {
      exchange.close()
      end(throwing: error)
      shown.resume(throwing: error)
      return
    }
    shown.resume()
    do {
      try exchange.run {
        teller.yield($0)
      } takeUpdates: { show throws(TerminalError) in
        while let update = nextUpdate() {
          defer { update.shown.resume() }
          try show(update.content)
        }
      }
      exchange.close()
      end()
    } catch {
      exchange.close()
      end(throwing: error)
    }
  }

  private func nextUpdate() -> Update? {
    inbox.withLock { $0.updates.isEmpty ? nil : $0.updates.removeFirst() }
  }

  private func end(throwing error: (any Error)? = nil) {
    teller.finish(throwing: error)
    let rest = inbox.withLock { inbox in
      inbox.isClosed = true
      defer { inbox.updates = [] }
      return inbox.updates
    }
    for update in rest { update.shown.resume() }
  }
}
