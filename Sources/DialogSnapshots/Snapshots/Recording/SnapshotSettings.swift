internal import Glibc

/// What the environment says about snapshots.
struct SnapshotSettings: Sendable {
  /// Whether it says when to record.
  var record: RecordOrder
  /// The part that is run here; `nil` for all.
  var shard: SnapshotShard?
  /// The folder that has the references in place of the package's, at the same paths.
  var referenceRoot: String?
  /// The folder for journals and for what tests leave to be reviewed, in place of the package's
  /// `.build/snapshots`.
  var artifacts: String?

  /// The variables that are read.
  static let variables = [
    RecordMode.variable, "CI", SnapshotShard.variable, "SNAPSHOT_REFERENCE_DIR",
    "SNAPSHOT_ARTIFACTS",
  ]

  /// Reads variables; one that is empty is as if it were not set.
  ///
  /// - Throws: ``SnapshotError`` where one says what it cannot say.
  init(environment: [String: String]) throws(SnapshotError) {
    func value(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
    record = try RecordOrder(environment: environment)
    shard = try value(SnapshotShard.variable).map { text throws(SnapshotError) in
      try SnapshotShard(text)
    }
    referenceRoot = value("SNAPSHOT_REFERENCE_DIR")
    artifacts = value("SNAPSHOT_ARTIFACTS")
  }

  /// The process's own variables.
  static var environment: [String: String] {
    variables.reduce(into: [:]) { values, name in
      if let value = getenv(name) { values[name] = String(cString: value) }
    }
  }
}
