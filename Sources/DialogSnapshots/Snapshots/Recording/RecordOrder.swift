/// The mode that the environment names, if any.
struct RecordOrder: Sendable, Hashable {
  /// The mode; `nil` where tests may say.
  let mode: RecordMode?
  /// The variable that said so.
  let variable: String?

  /// Reads the environment: on machines that only check (`CI`), nothing is ever recorded.
  ///
  /// - Throws: ``SnapshotError/unknownRecordMode(_:)``, also where `CI` says otherwise.
  init(environment: [String: String]) throws(SnapshotError) {
    var named: RecordMode?
    if let word = environment[RecordMode.variable], !word.isEmpty {
      named = RecordMode(rawValue: word)
      guard named != nil else { throw .unknownRecordMode(word) }
    }
    let isChecking = !["", "false", "0"].contains(environment["CI"]?.lowercased() ?? "")
    mode = isChecking ? .never : named
    variable = isChecking ? "CI" : named.map { _ in RecordMode.variable }
  }

  /// The mode of a snapshot: the environment's before the test's, in the end `missing`.
  func mode(unless test: RecordMode?) -> RecordMode { mode ?? test ?? .missing }
}
