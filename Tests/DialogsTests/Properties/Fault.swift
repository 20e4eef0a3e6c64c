import Dialogs

/// A fault that is planted in what happens to a presentation, to see that a check finds it.
enum Fault: String, CaseIterable {
  case dropsDidDismiss, repeatsDidDismiss
  case tellsWillDismissFirst
  case repeatsDidPresent, dropsWillDismiss
  case dropsAnswer, repeatsAnswer
  case changesDidDismiss
  case changesBothIndices
  case opensAfterClosing
  case dropsClose, repeatsClose
  case closesEarly, closesLate
  case updatesEarly, updatesLate
  case goesOn
  case dropsEnding, repeatsEnding
  case tellsCancelOfQueued, opensQueued
  case changesResponse

  /// The only invariant that the fault breaks.
  var breaks: Invariant {
    switch self {
    case .dropsDidDismiss, .repeatsDidDismiss: .didDismissForWillPresent
    case .tellsWillDismissFirst: .callbacksInOrder
    case .repeatsDidPresent, .dropsWillDismiss: .eachToldOnce
    case .dropsAnswer, .repeatsAnswer: .oneClickOrCancel
    case .changesDidDismiss: .sameIndex
    case .changesBothIndices: .chosenIndex
    case .opensAfterClosing: .openBeforeClose
    case .dropsClose, .repeatsClose: .everyOpenIsClosed
    case .closesEarly, .closesLate: .closeBetweenDismissals
    case .updatesEarly, .updatesLate: .updatesWhileShown
    case .goesOn: .nothingAfterTheEnd
    case .dropsEnding, .repeatsEnding: .oneEnding
    case .tellsCancelOfQueued, .opensQueued: .nothingWhenNeverBegun
    case .changesResponse: .responseAsTold
    }
  }

  /// What would be seen of a presentation if the fault were in the code that brought it about.
  func spoil(_ moments: [Moment]) -> [Moment] {
    var spoilt = moments
    switch self {
    case .dropsDidDismiss: spoilt.removeAll(where: \.isDidDismiss)
    case .repeatsDidDismiss: spoilt = spoilt.flatMap { $0.isDidDismiss ? [$0, $0] : [$0] }
    case .tellsWillDismissFirst:
      spoilt.move(\.isWillDismiss, before: \.isAnswer)
    case .repeatsDidPresent:
      spoilt = spoilt.flatMap { $0 == .told(.didPresent) ? [$0, $0] : [$0] }
    case .dropsWillDismiss: spoilt.removeAll(where: \.isWillDismiss)
    case .dropsAnswer: spoilt.removeAll(where: \.isAnswer)
    case .repeatsAnswer: spoilt = spoilt.flatMap { $0.isAnswer ? [$0, $0] : [$0] }
    case .changesDidDismiss:
      spoilt = spoilt.map { $0.isDidDismiss ? .told(.didDismiss(99)) : $0 }
    case .changesBothIndices:
      spoilt = spoilt.map {
        $0.isWillDismiss
          ? .told(.willDismiss(99)) : $0.isDidDismiss ? .told(.didDismiss(99)) : $0
      }
    case .opensAfterClosing:
      guard spoilt.contains(.closed) else { break }
      spoilt.removeAll { $0 == .opened }
      spoilt = spoilt.flatMap { $0 == .closed ? [.closed, .opened] : [$0] }
    case .dropsClose: spoilt.removeAll { $0 == .closed }
    case .repeatsClose: spoilt = spoilt.flatMap { $0 == .closed ? [.closed, .closed] : [$0] }
    case .closesEarly:
      // What opened only after it was given up would be closed before it opened, and what was told
      // last would be shown after that.
      guard let opened = spoilt.firstIndex(of: .opened),
        let willDismiss = spoilt[opened...].firstIndex(where: \.isWillDismiss),
        !spoilt[willDismiss...].contains(.updated)
      else { break }
      spoilt.move({ $0 == .closed }, before: \.isWillDismiss)
    case .closesLate: spoilt.move(\.isDidDismiss, before: { $0 == .closed })
    case .updatesEarly:
      spoilt = spoilt.flatMap { $0 == .told(.willPresent) ? [$0, .updated] : [$0] }
    case .updatesLate: spoilt = spoilt.flatMap { $0 == .closed ? [$0, .updated] : [$0] }
    case .goesOn: spoilt.append(.counted)
    case .dropsEnding: spoilt.removeAll(where: \.isEnding)
    case .repeatsEnding: spoilt = spoilt.flatMap { $0.isEnding ? [$0, $0] : [$0] }
    case .tellsCancelOfQueued:
      guard !spoilt.contains(.told(.willPresent)), case .responded(let response) = spoilt.first,
        let reason = response.cancelReason
      else { break }
      spoilt.insert(.told(.cancel(reason)), at: 0)
    case .opensQueued:
      if !spoilt.contains(.told(.willPresent)) {
        spoilt.insert(contentsOf: [.opened, .closed], at: 0)
      }
    case .changesResponse:
      guard spoilt.contains(where: \.isAnswer) else { break }
      spoilt = spoilt.map { $0.isEnding ? .responded(Response(.button(id: "?", index: 99))) : $0 }
    }
    return spoilt
  }
}

extension Moment {
  fileprivate var isAnswer: Bool {
    switch self {
    case .told(.clicked), .told(.cancel): true
    default: false
    }
  }

  fileprivate var isWillDismiss: Bool {
    if case .told(.willDismiss) = self { true } else { false }
  }

  fileprivate var isDidDismiss: Bool {
    if case .told(.didDismiss) = self { true } else { false }
  }

  fileprivate var isEnding: Bool {
    switch self {
    case .responded, .failed: true
    default: false
    }
  }
}

extension [Moment] {
  /// Moves the one moment in front of the other, where both are there.
  fileprivate mutating func move(
    _ moved: (Moment) -> Bool, before target: (Moment) -> Bool
  ) {
    guard let from = firstIndex(where: moved), contains(where: target) else { return }
    let moment = remove(at: from)
    guard let to = firstIndex(where: target) else { return }
    insert(moment, at: to)
  }
}
