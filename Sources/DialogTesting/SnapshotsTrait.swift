public import DialogSnapshots
public import Testing

/// Says for tests and suites how their snapshots are taken.
public struct SnapshotsTrait: SuiteTrait, TestTrait, TestScoping {
  /// What the current test says.
  @TaskLocal static var options = SnapshotOptions()

  let own: SnapshotOptions

  /// A suite's tests follow it too.
  public var isRecursive: Bool { true }

  /// Runs a test with these options; where they say nothing, those around it count.
  public func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    try await Self.$options.withValue(own.over(Self.options), operation: function)
  }
}

extension Trait where Self == SnapshotsTrait {
  /// How a test's snapshots are taken: `@Test(.snapshots(record: .failed))`.
  ///
  /// - Parameters:
  ///   - record: When references are written, unless the environment says otherwise.
  ///   - tolerance: What counts as different.
  ///   - isChecked: Whether what the dialogs show is checked too: by default in a matrix only.
  ///   - allowing: Whether something that a check has found is meant to be so.
  /// - Returns: The trait.
  public static func snapshots(
    record: RecordMode? = nil, tolerance: Tolerance? = nil, isChecked: Bool? = nil,
    allowing: (@Sendable (DialogFinding) -> Bool)? = nil
  ) -> SnapshotsTrait {
    SnapshotsTrait(
      own: SnapshotOptions(
        record: record, tolerance: tolerance, isChecked: isChecked, allows: allowing))
  }
}
