/// When references are written.
public enum RecordMode: String, Sendable, Hashable, CaseIterable {
  /// Wherever pixels or text are not exactly the same, whatever the tolerance.
  case all
  /// Where there is none, and where the snapshot differs.
  case failed
  /// Where there is none.
  case missing
  /// Never: nothing in the folder of the references changes.
  case never

  /// The environment's variable that names a mode.
  static let variable = "SNAPSHOT_TESTING_RECORD"
}
