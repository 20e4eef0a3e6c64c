import Synchronization

/// Where dialogs are shown: a presenter, the reader's language and a clock.
///
/// Dialogs wait in the order in which they were presented, and are shown one at a time unless the
/// presenter can show several.
public final class Stage: Sendable {
  /// What shows the dialogs.
  public let presenter: any Presenter
  /// Where their words come from.
  public let localizer: any Localizer
  /// What counts their timeouts.
  public let clock: any Clock<Duration>

  private struct Queue {
    var waiting: [Mailbox] = []
    var shown: [Mailbox] = []
  }

  private let queue = Mutex(Queue())

  /// A stage with nothing on it.
  ///
  /// - Parameters:
  ///   - presenter: What shows the dialogs.
  ///   - localizer: Where their words come from; the source language by default.
  ///   - clock: What counts their timeouts.
  public init(
    _ presenter: any Presenter, localizer: any Localizer = SourceLocalizer(),
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.presenter = presenter
    self.localizer = localizer
    self.clock = clock
  }

  /// Ends every dialog that is shown or waits, as a signal that stops the program would.
  public func interrupt() {
    let all = queue.withLock { $0.shown + $0.waiting }
    for mailbox in all { mailbox.post(.cancelled(.interrupted)) }
  }

  /// Takes a place in the queue; `turnCame` is posted when it is this one's turn.
  func enter(_ mailbox: Mailbox) {
    queue.withLock { $0.waiting.append(mailbox) }
    admit()
  }

  /// Gives up the place, shown or not.
  func leave(_ mailbox: Mailbox) {
    queue.withLock { queue in
      if let place = queue.shown.firstIndex(where: { $0 === mailbox }) {
        queue.shown.remove(at: place)
      } else {
        queue.waiting.removeAll { $0 === mailbox }
      }
    }
    admit()
  }

  private func admit() {
    let several = presenter.capabilities.contains(.severalAtOnce)
    let admitted = queue.withLock { queue in
      var admitted: [Mailbox] = []
      while !queue.waiting.isEmpty, several || queue.shown.isEmpty {
        let next = queue.waiting.removeFirst()
        queue.shown.append(next)
        admitted.append(next)
      }
      return admitted
    }
    for mailbox in admitted { mailbox.post(.turnCame) }
  }
}
