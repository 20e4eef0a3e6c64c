import Dialogs

/// What holds for all the dialogs of a stage together.
enum StageInvariant: String, CaseIterable {
  case oneAtATime = "one dialog at a time, unless the presenter can show several"
  case firstInFirstOut = "dialogs open in the order in which they were shown"
  case everyDialogEnds = "every dialog ends"
  case chosenClosure = "the chosen button's closure, and no other, runs once after didDismiss"

  static func broken(by entries: [EventLog.Entry], plan: DriverPlan) -> Set<StageInvariant> {
    Set(allCases.filter { !$0.isKept(by: entries, plan: plan) })
  }

  private func isKept(by entries: [EventLog.Entry], plan: DriverPlan) -> Bool {
    switch self {
    case .oneAtATime: plan.showsSeveral || Self.mostAtOnce(entries) <= 1
    case .firstInFirstOut:
      Self.isSorted(
        entries.filter { entry in
          entry.what.isWillPresent
            && plan.dialogs.contains { $0.tag == entry.tag && $0.isShown }
        }.map(\.tag))
    case .everyDialogEnds:
      Set(entries.filter(\.what.isEnding).map(\.tag)) == Set(plan.dialogs.map(\.tag))
    case .chosenClosure:
      plan.dialogs.allSatisfy { dialog in
        Self.closureIsRight(entries.filter { $0.tag == dialog.tag }.map(\.what))
      }
    }
  }

  private static func mostAtOnce(_ entries: [EventLog.Entry]) -> Int {
    var most = 0
    var now = 0
    for entry in entries {
      switch entry.what {
      case .moment(.told(.willPresent)): now += 1
      case .moment(.told(.didDismiss)): now -= 1
      default: break
      }
      most = max(most, now)
    }
    return most
  }

  private static func isSorted(_ tags: [String]) -> Bool { tags == tags.sorted() }

  private static func closureIsRight(_ life: [EventLog.Entry.What]) -> Bool {
    let closures = life.filter { if case .closure = $0 { true } else { false } }
    let chosen = life.compactMap { what -> String? in
      if case .moment(.responded(let response)) = what { response.button } else { nil }
    }.first
    guard let chosen else { return closures.isEmpty }
    guard closures == [.closure(chosen)], let place = life.firstIndex(of: .closure(chosen)) else {
      return false
    }
    let isAfterDismissal = life[..<place].contains {
      if case .moment(.told(.didDismiss)) = $0 { true } else { false }
    }
    return isAfterDismissal && life[place...].contains(where: \.isEnding)
  }
}

/// A fault that is planted in what happens on a stage.
enum StageFault: String, CaseIterable {
  case overlaps, swaps, losesDialog, dropsClosure, repeatsClosure, runsClosureEarly

  /// The only invariant that the fault breaks.
  var breaks: StageInvariant {
    switch self {
    case .overlaps: .oneAtATime
    case .swaps: .firstInFirstOut
    case .losesDialog: .everyDialogEnds
    case .dropsClosure, .repeatsClosure, .runsClosureEarly: .chosenClosure
    }
  }

  /// What would be seen if the fault were in the code; the same where it has no place.
  func spoil(_ entries: [EventLog.Entry], plan: DriverPlan) -> [EventLog.Entry] {
    var spoilt = entries
    let begun = entries.filter { $0.what.isWillPresent }.map(\.tag)
    switch self {
    case .overlaps:
      guard !plan.showsSeveral, begun.count > 1,
        let dismissal = spoilt.firstIndex(where: { $0.tag == begun[0] && $0.what.isDidDismiss }),
        let start = spoilt.firstIndex(where: { $0.tag == begun[1] && $0.what.isWillPresent })
      else { break }
      spoilt.insert(spoilt.remove(at: start), at: dismissal)
    case .swaps:
      let shown = plan.dialogs.filter(\.isShown).map(\.tag).filter(begun.contains)
      guard shown.count > 1 else { break }
      let swapped = [shown[0]: shown[1], shown[1]: shown[0]]
      spoilt = spoilt.map { .init(tag: swapped[$0.tag] ?? $0.tag, what: $0.what) }
    case .losesDialog: spoilt.removeAll { $0.tag == plan.dialogs.last?.tag }
    case .dropsClosure: spoilt.removeAll(where: \.what.isClosure)
    case .repeatsClosure: spoilt = spoilt.flatMap { $0.what.isClosure ? [$0, $0] : [$0] }
    case .runsClosureEarly:
      guard let place = spoilt.firstIndex(where: \.what.isClosure) else { break }
      spoilt.insert(spoilt.remove(at: place), at: 0)
    }
    return spoilt
  }
}

extension EventLog.Entry.What {
  fileprivate var isEnding: Bool {
    switch self {
    case .moment(.responded), .moment(.failed): true
    default: false
    }
  }

  fileprivate var isClosure: Bool {
    if case .closure = self { true } else { false }
  }

  fileprivate var isWillPresent: Bool { self == .moment(.told(.willPresent)) }

  fileprivate var isDidDismiss: Bool {
    if case .moment(.told(.didDismiss)) = self { true } else { false }
  }
}
