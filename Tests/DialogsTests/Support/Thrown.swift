/// The error that a piece of work throws; `nil` where it returns.
///
/// Unlike `#expect(throws:)` the work runs where the caller does, and may touch what is the
/// caller's own.
func thrown<Failure: Error>(
  _ kind: Failure.Type, by work: nonisolated(nonsending) () async throws -> Void
) async throws -> Failure? {
  do {
    try await work()
    return nil
  } catch let error as Failure {
    return error
  }
}
