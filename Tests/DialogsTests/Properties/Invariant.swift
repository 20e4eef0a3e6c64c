import Dialogs

/// What holds for every presentation, whatever happens and in whatever order.
enum Invariant: String, CaseIterable {
  case didDismissForWillPresent = "every willPresent is followed by exactly one didDismiss"
  case callbacksInOrder = "callbacks come in their order"
  case eachToldOnce = "didPresent is told at most once, willDismiss exactly once"
  case oneClickOrCancel = "a presentation that began has exactly one click or cancel"
  case sameIndex = "willDismiss and didDismiss tell the same index"
  case chosenIndex = "willDismiss tells the index that was chosen, or that of cancel"
  case openBeforeClose = "open comes before close"
  case everyOpenIsClosed = "every open is closed once"
  case closeBetweenDismissals = "the surface goes between willDismiss and didDismiss"
  case updatesWhileShown = "updates come between didPresent and close"
  case nothingAfterTheEnd = "nothing comes after the end"
  case oneEnding = "there is exactly one ending"
  case nothingWhenNeverBegun = "without willPresent there is no callback and no surface"
  case responseAsTold = "the response says what the callbacks were told"

  /// Those that a presentation breaks.
  ///
  /// Each is judged alone: what is missing altogether is the business of one of them only.
  static func broken(by moments: [Moment], cancelIndex: Int?) -> Set<Invariant> {
    let summary = Summary(moments, cancelIndex: cancelIndex)
    return Set(allCases.filter { !summary.keeps($0) })
  }
}

extension Summary {
  fileprivate func keeps(_ invariant: Invariant) -> Bool {
    switch invariant {
    case .didDismissForWillPresent:
      count(.willPresent) <= 1 && count(.didDismiss) == count(.willPresent)
    case .callbacksInOrder: callbacksAreSorted
    case .eachToldOnce:
      count(.didPresent) <= 1 && count(.willDismiss) == min(1, count(.willPresent))
    case .oneClickOrCancel: count(.willPresent) == 0 || count(.answer) == 1
    case .sameIndex: willDismiss == nil || didDismiss == nil || willDismiss == didDismiss
    case .chosenIndex:
      switch (answer, willDismiss) {
      case (.clicked(let index)?, let told?): told == index
      case (.cancel?, let told?): told == cancelIndex
      default: true
      }
    case .openBeforeClose: areOrdered(.opened, .closed)
    case .everyOpenIsClosed: count(.opened) == count(.closed) && count(.opened) <= 1
    case .closeBetweenDismissals:
      areOrdered(.willDismiss, .closed) && areOrdered(.closed, .didDismiss)
    case .updatesWhileShown:
      count(.updated) == 0
        || count(.didPresent) > 0 && areOrdered(.didPresent, .updated)
          && lastUpdate < first(.closed) ?? .max
    case .nothingAfterTheEnd: !goesOnAfterTheEnd
    case .oneEnding: count(.ended) == 1
    case .nothingWhenNeverBegun:
      count(.willPresent) > 0
        || Kind.allCases.allSatisfy { count($0) == 0 || $0 == .ended || $0 == .counted }
    case .responseAsTold:
      switch (answer, end) {
      case (.clicked(let index)?, .responded(let response)?):
        response.button != nil && response.index == index
      case (.cancel(.failed)?, .failed?): true
      case (.cancel(let reason)?, .responded(let response)?):
        reason != .failed && response.outcome == .cancelled(reason, index: cancelIndex)
      case (nil, _), (_, nil): true
      default: false
      }
    }
  }
}

/// What the invariants ask about a presentation; it shares no code with the session.
private struct Summary {
  enum Kind: Int, CaseIterable {
    case willPresent, didPresent, answer, willDismiss, didDismiss
    case opened, closed, updated, counted, ended

    init(_ moment: Moment) {
      self =
        switch moment {
        case .told(.willPresent): .willPresent
        case .told(.didPresent): .didPresent
        case .told(.clicked), .told(.cancel): .answer
        case .told(.willDismiss): .willDismiss
        case .told(.didDismiss): .didDismiss
        case .opened: .opened
        case .closed: .closed
        case .updated: .updated
        case .counted: .counted
        case .responded, .failed: .ended
        }
    }
  }

  let cancelIndex: Int?
  private var counts = [Int](repeating: 0, count: Kind.allCases.count)
  private var firsts = [Int](repeating: .max, count: Kind.allCases.count)
  private(set) var callbacksAreSorted = true
  private(set) var goesOnAfterTheEnd = false
  private(set) var lastUpdate = -1
  /// The first click or cancel.
  private(set) var answer: DialogSession.Callback?
  private(set) var willDismiss: Int??
  private(set) var didDismiss: Int??
  /// The first ending.
  private(set) var end: Moment?

  init(_ moments: [Moment], cancelIndex: Int?) {
    self.cancelIndex = cancelIndex
    var lastCallback = Kind.willPresent
    for (place, moment) in moments.enumerated() {
      let kind = Kind(moment)
      counts[kind.rawValue] += 1
      firsts[kind.rawValue] = min(firsts[kind.rawValue], place)
      if end != nil, kind != .ended { goesOnAfterTheEnd = true }
      switch moment {
      case .told(let callback):
        if kind.rawValue < lastCallback.rawValue { callbacksAreSorted = false }
        lastCallback = kind
        note(callback)
      case .updated: lastUpdate = place
      case .responded, .failed: end = end ?? moment
      case .opened, .closed, .counted: break
      }
    }
  }

  private mutating func note(_ callback: DialogSession.Callback) {
    switch callback {
    case .willDismiss(let index): willDismiss = .some(index)
    case .didDismiss(let index): didDismiss = .some(index)
    case .clicked, .cancel: answer = answer ?? callback
    case .willPresent, .didPresent: break
    }
  }

  func count(_ kind: Kind) -> Int { counts[kind.rawValue] }

  func first(_ kind: Kind) -> Int? { count(kind) == 0 ? nil : firsts[kind.rawValue] }

  /// Where both are there, the one comes before the other.
  func areOrdered(_ earlier: Kind, _ later: Kind) -> Bool {
    guard let one = first(earlier), let other = first(later) else { return true }
    return one < other
  }
}
