import Dialogs

/// A short play for one presenter and its user.
struct Scenario: Sendable {
  /// What the user does, one action for each dialog that is opened; a user who cannot do all of it
  /// does not play.
  let plan: [ContractAction]
  let run: @Sendable (Scene) async throws -> Void

  init(plan: [ContractAction] = [], _ run: @escaping @Sendable (Scene) async throws -> Void) {
    self.plan = plan
    self.run = run
  }

  /// Every scenario there is.
  static let all = showing + answering + filling + updating + closing + following
}
