/// What is done about a snapshot: a table of the mode and of what was found.
enum SnapshotDecision: Hashable {
  /// How a snapshot stands to its reference.
  enum Finding: CaseIterable {
    /// There is no reference.
    case missing
    /// The reference is no such file as it should be.
    case unreadable
    /// They are equal, as far as they are asked to be.
    case equal
    /// They are not.
    case different
  }

  /// All is well.
  case pass
  /// The reference is written; where that changes a file, the test fails this once, so that a mode
  /// that was left on never hides a change.
  case record
  /// The test fails, and the snapshot is kept for whoever reviews it.
  case keepPending

  /// The decision of a mode.
  init(_ mode: RecordMode, _ finding: Finding) {
    self =
      switch (mode, finding) {
      case (.all, _): .record
      case (_, .equal): .pass
      case (.failed, _): .record
      case (.missing, .missing): .record
      case (.missing, _), (.never, _): .keepPending
      }
  }
}
