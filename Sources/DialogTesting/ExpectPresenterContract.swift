public import DialogSnapshots
public import Testing

/// Holds a presenter to the contract that all presenters keep, and records each broken rule as an
/// issue of the current test.
///
/// ```swift
/// @Test func `my presenter keeps the contract`() async {
///   await expectPresenterContract(
///     PresenterContract { _ in
///       let desk = Desk()
///       return (DeskPresenter(desk), ContractUser(press: { desk.press($0, $1, in: $2.id) }))
///     })
/// }
/// ```
///
/// - Parameters:
///   - contract: The contract, with a factory of presenters and their users.
///   - sourceLocation: Where the issues are recorded.
/// - Returns: What was found and which rules were judged.
@discardableResult
public func expectPresenterContract(
  _ contract: PresenterContract, sourceLocation: SourceLocation = #_sourceLocation
) async -> ContractReport {
  let report = await contract.report()
  for finding in report.findings {
    Issue.record("\(finding.description)", sourceLocation: sourceLocation)
  }
  return report
}
