/// What is wanted of a snapshot beside its format; what is `nil` is as it is without the option.
public struct SnapshotOptions: Sendable {
  /// When the reference is written, unless the environment says; `missing` without the option.
  public var record: RecordMode?
  /// What counts as different.
  ///
  /// Without the option every pixel does, but where another renderer or other fonts have drawn the
  /// reference, only what is seen.
  public var tolerance: Tolerance?
  /// Whether what the dialog shows is checked too.
  public var isChecked: Bool?
  /// Whether something that a check has found is meant to be so.
  public var allows: (@Sendable (DialogFinding) -> Bool)?

  /// Options by their parts; what is left out is as it is without the option.
  ///
  /// - Parameters:
  ///   - record: When the reference is written.
  ///   - tolerance: What counts as different.
  ///   - isChecked: Whether what the dialog shows is checked too.
  ///   - allows: Whether something that a check has found is meant to be so.
  public init(
    record: RecordMode? = nil, tolerance: Tolerance? = nil, isChecked: Bool? = nil,
    allows: (@Sendable (DialogFinding) -> Bool)? = nil
  ) {
    self.record = record
    self.tolerance = tolerance
    self.isChecked = isChecked
    self.allows = allows
  }

  /// These options where they say something, and others where they don't.
  public func over(_ other: SnapshotOptions) -> SnapshotOptions {
    SnapshotOptions(
      record: record ?? other.record, tolerance: tolerance ?? other.tolerance,
      isChecked: isChecked ?? other.isChecked, allows: allows ?? other.allows)
  }
}
