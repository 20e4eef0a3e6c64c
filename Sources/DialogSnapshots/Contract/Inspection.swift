import Dialogs

/// Runs scenarios and writes down what they find.
///
/// A scenario goes as far as the user can act. It may find any rule broken, also one that another
/// scenario is about: what it meets first is what it reports, and it goes no further.
final class Inspection {
  /// How long to listen for what must not happen.
  static let quiet = Duration.milliseconds(40)

  private(set) var report = ContractReport()
  private let patience: Duration

  init(patience: Duration) {
    self.patience = patience
  }

  /// Runs a scenario on a presenter of its own, unless a rule that it builds on is broken.
  func run(_ scenario: Scenario, making make: @escaping PresenterContract.Factory) async {
    guard !scenario.premises.contains(where: isBroken) else { return }
    let plan = scenario.plan
    let made = await within(patience(for: .opens)) { try await make(plan) }
    guard case .success(let (presenter, user)) = made else {
      try? judge(.opens, false, "the factory made no presenter\(made.trouble())")
      return
    }
    let scene = Scene(presenter, user: user, inspection: self)
    try? await scenario.run(scene)
    await scene.clear()
  }

  /// Writes down that a rule was judged and, where it does not hold, how it was broken.
  ///
  /// - Throws: ``SceneOver`` where it does not hold.
  func judge(
    _ check: ContractCheck, _ holds: Bool, _ message: @autoclosure () -> String
  ) throws {
    report.judged.insert(check)
    guard !holds else { return }
    if !isBroken(check) {
      report.findings.append(ContractFinding(check: check, message: message()))
    }
    throw SceneOver()
  }

  /// How long to wait for what a rule promises: not long where it is known to be broken.
  func patience(for check: ContractCheck) -> Duration {
    isBroken(check) ? Self.quiet : patience
  }

  private func isBroken(_ check: ContractCheck) -> Bool {
    report.findings.contains { $0.check == check }
  }
}

/// Ends a scenario: a rule is broken, which the report says, or the user can do no more.
struct SceneOver: Error {}

extension Optional {
  /// What went wrong with some work, to stand at the end of a sentence.
  func trouble<Value>() -> String where Wrapped == Result<Value, any Error> {
    switch self {
    case .failure(let error): ": \(error)"
    case .success: ""
    case nil: " in time"
    }
  }
}
