public import Dialogs

/// What every presenter owes, whatever it shows dialogs on: a presenter that passes can take the
/// place of any other.
///
/// The contract makes a presenter for each of its scenarios, opens dialogs on it, has its user act,
/// and judges what comes of it. Every wait has a limit: a presenter that hangs is a finding.
///
/// ```swift
/// let contract = PresenterContract { _ in
///   let desk = Desk()
///   let user = ContractUser(
///     press: { button, values, presentation in desk.press(button, values, in: presentation.id) },
///     sees: { desk.text })
///   return (DeskPresenter(desk), user)
/// }
/// let report = await contract.report()
/// ```
///
/// A presenter whose answers are decided before it opens is given them when it is made:
///
/// ```swift
/// PresenterContract { plan in
///   (ScriptedPresenter(AnswerScript(following: plan)), .scripted())
/// }
/// ```
public struct PresenterContract: Sendable {
  /// Makes a presenter and its user.
  ///
  /// The plan is what the user is going to do, one action for each dialog in the order in which
  /// they are opened. Only a presenter that must know beforehand has a use for it.
  public typealias Factory =
    @Sendable (_ plan: [ContractAction]) async throws -> (
      presenter: any Presenter, user: ContractUser
    )

  private let make: Factory
  private let patience: Duration

  /// A contract for the presenters that a factory makes.
  ///
  /// - Parameters:
  ///   - patience: How long to wait for what must happen.
  ///   - make: Makes a new presenter and its user each time it is called.
  public init(patience: Duration = .seconds(5), make: @escaping Factory) {
    self.patience = patience
    self.make = make
  }

  /// Holds the presenter to every rule that it and its user allow to judge.
  ///
  /// - Returns: The broken rules, and which were judged. A presenter that passes takes about a
  ///   second.
  public func report() async -> ContractReport {
    let inspection = Inspection(patience: patience)
    for scenario in Scenario.all {
      await inspection.run(scenario, making: make)
    }
    return inspection.report
  }
}
