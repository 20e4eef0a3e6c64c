import Dialogs
import Dispatch
import Synchronization
import SystemIO

/// One dialog on a terminal or in a pipe, on a thread that may wait.
final class TerminalSurface: PresenterSurface {
  private struct Update {
    var content: DialogContent
    var shown: CheckedContinuation<Void, Never>
  }

  private struct Inbox {
    var updates: [Update] = []
    var response: Response?
    var isClosed = false
  }

  let events: AsyncThrowingStream<SurfaceEvent, any Error>
  private let teller: AsyncThrowingStream<SurfaceEvent, any Error>.Continuation
  /// Left once the thread is over.
  private let exchange = DispatchGroup()
  private let inbox = Mutex(Inbox())
  /// Ends whatever is being waited for.
  let stop: WakeFlag
  /// Tells that there are updates.
  let news: WakeFlag

  /// A surface that shows nothing yet.
  init() throws(TerminalError) {
    do {
      stop = try WakeFlag()
      news = try WakeFlag()
    } catch {
      throw TerminalError(.preparing, code: error.code)
    }
    (events, teller) = AsyncThrowingStream.makeStream()
  }

  /// Shows the dialog, and goes on to hear the reader.
  ///
  /// - Parameter makeExchange: Makes what is to be run; called on the thread that may wait.
  /// - Throws: Why it cannot be shown; `CancellationError` where the task is cancelled first.
  nonisolated(nonsending) func show(
    _ makeExchange: @escaping @Sendable () throws(TerminalError) -> any TerminalExchange
  ) async throws {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { shown in
        exchange.enter()
        OwnThread.start { [self] in
          defer { exchange.leave() }
          do {
            let exchange = try makeExchange()
            JobControl.heeded { run(exchange, shown) }
          } catch {
            end(throwing: error)
            shown.resume(throwing: error)
          }
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
    inbox.withLock { $0.response = response }
    stop.set()
    await withCheckedContinuation { gone in
      exchange.notify(queue: .global()) { gone.resume() }
    }
  }

  private func run(
    _ exchange: any TerminalExchange, _ shown: CheckedContinuation<Void, any Error>
  ) {
    var exchange = exchange
    do {
      guard try exchange.open() else { throw CancellationError() }
    } catch {
      exchange.close(after: nil)
      end(throwing: error)
      shown.resume(throwing: error)
      return
    }
    shown.resume()
    do {
      var response: Response?
      repeat {
        try exchange.run {
          teller.yield($0)
        } takeUpdates: { show throws(TerminalError) in
          while let update = nextUpdate() {
            defer { update.shown.resume() }
            try show(update.content)
          }
        }
        // A task that is cancelled while its dialog opens stops this too, and closes it later.
        stop.clear()
        response = inbox.withLock { $0.response }
      } while response == nil
      exchange.close(after: response)
      end()
    } catch {
      exchange.close(after: nil)
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
