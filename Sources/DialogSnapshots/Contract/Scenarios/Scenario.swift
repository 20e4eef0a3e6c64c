import Dialogs

/// A short play for one presenter and its user.
struct Scenario: Sendable {
  /// What a user who decides beforehand does, one action for each dialog that is opened.
  let plan: [ContractAction]
  /// Rules on which this scenario builds: where one is broken, it would find that again and take it
  /// for something else.
  let premises: Set<ContractCheck>
  let run: @Sendable (Scene) async throws -> Void

  init(
    plan: [ContractAction] = [], given premises: Set<ContractCheck> = [],
    _ run: @escaping @Sendable (Scene) async throws -> Void
  ) {
    self.plan = plan
    self.premises = premises
    self.run = run
  }

  /// Every scenario there is.
  static let all = showing + answering + filling + updating + closing + following
}
