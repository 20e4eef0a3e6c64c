import Dialogs
import Synchronization

/// Who wants to hear what readers do, by the presentation's number.
final class EventTaps: Sendable {
  typealias Listener = @Sendable (SurfaceEvent) -> Void

  private let listeners = Mutex<[Int: Listener]>([:])

  func hear(_ presentation: Int, _ listener: @escaping Listener) {
    listeners.withLock { $0[presentation] = listener }
  }

  func forget(_ presentation: Int) {
    listeners.withLock { $0[presentation] = nil }
  }

  func listener(of presentation: Int) -> Listener? {
    listeners.withLock { $0[presentation] }
  }
}

/// A presenter whose surfaces tell the listeners what they tell the driver.
struct TappedPresenter: Presenter {
  let presenter: any Presenter
  let taps: EventTaps

  var capabilities: PresenterCapabilities { presenter.capabilities }

  func open(_ presentation: Presentation) async throws -> any PresenterSurface {
    let surface = try await presenter.open(presentation)
    guard let listener = taps.listener(of: presentation.id) else { return surface }
    return TappedSurface(surface, listener)
  }
}

private struct TappedSurface: PresenterSurface {
  let events: AsyncThrowingStream<SurfaceEvent, any Error>
  private let surface: any PresenterSurface

  init(_ surface: any PresenterSurface, _ listener: @escaping EventTaps.Listener) {
    self.surface = surface
    let (events, continuation) = AsyncThrowingStream<SurfaceEvent, any Error>.makeStream()
    self.events = events
    let listening = Task {
      do {
        for try await event in surface.events {
          listener(event)
          continuation.yield(event)
        }
        continuation.finish()
      } catch {
        continuation.finish(throwing: error)
      }
    }
    continuation.onTermination = { _ in listening.cancel() }
  }

  func update(_ content: DialogContent) async { await surface.update(content) }

  func close(after response: Response) async { await surface.close(after: response) }
}
