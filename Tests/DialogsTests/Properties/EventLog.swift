import Dialogs
import Synchronization

/// What happened on a stage, in the order in which it happened.
final class EventLog: Sendable {
  struct Entry: Sendable, Hashable {
    enum What: Sendable, Hashable {
      case moment(Moment)
      /// A button's closure ran.
      case closure(String)
    }

    var tag: String
    var what: What
  }

  private let state = Mutex<[Entry]>([])

  var entries: [Entry] { state.withLock { $0 } }

  func add(_ tag: String, _ what: Entry.What) {
    state.withLock { $0.append(Entry(tag: tag, what: what)) }
  }
}

extension [EventLog.Entry] {
  /// What happened to one dialog.
  func moments(of tag: String) -> [Moment] {
    compactMap { entry in
      if entry.tag == tag, case .moment(let moment) = entry.what { moment } else { nil }
    }
  }
}

/// Writes the six callbacks into a log, and does something in each.
struct LoggingDelegate: DialogDelegate {
  let log: EventLog
  let then: (DialogPlan.Callback) -> Void

  func dialogWillPresent(_ presentation: Presentation) {
    note(presentation, .willPresent, .willPresent)
  }

  func dialogDidPresent(_ presentation: Presentation) {
    note(presentation, .didPresent, .didPresent)
  }

  func dialogClicked(_ presentation: Presentation, button index: Int) {
    note(presentation, .clicked(index), .clicked)
  }

  func dialogCancelled(_ presentation: Presentation, reason: CancelReason) {
    note(presentation, .cancel(reason), .cancel)
  }

  func dialogWillDismiss(_ presentation: Presentation, button index: Int?) {
    note(presentation, .willDismiss(index), .willDismiss)
  }

  func dialogDidDismiss(_ presentation: Presentation, button index: Int?) {
    note(presentation, .didDismiss(index), .didDismiss)
  }

  private func note(
    _ presentation: Presentation, _ callback: DialogSession.Callback,
    _ kind: DialogPlan.Callback
  ) {
    log.add(presentation.tag, .moment(.told(callback)))
    then(kind)
  }
}
