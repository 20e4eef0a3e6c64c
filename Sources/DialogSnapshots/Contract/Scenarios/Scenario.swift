import Dialogs

/// A short play for one presenter and its user.
struct Scenario: Sendable {
  /// What a user who decides beforehand does, one action for each dialog that is opened.
  let plan: [ContractAction]
  /// Rules without which this scenario would only find again what is known.
  let premises: Set<ContractCheck>
  let run: @Sendable (Scene) async throws -> Void

  init(
    plan: [ContractAction] = [], given premises: Set<ContractCheck> = [.opens],
    _ run: @escaping @Sendable (Scene) async throws -> Void
  ) {
    self.plan = plan
    self.premises = premises
    self.run = run
  }

  /// Every scenario there is.
  static let all = showing + answering + filling + updating + closing + following
}
