/// A rule that a presenter breaks, and how.
public struct ContractFinding: Sendable, Hashable {
  /// The rule.
  public let check: ContractCheck
  /// What was expected and what happened, in words.
  public let message: String
}

extension ContractFinding: CustomStringConvertible {
  /// The rule and what happened.
  public var description: String { "\(check): \(message)" }
}

/// What came of holding a presenter to its contract.
public struct ContractReport: Sendable, Hashable {
  /// The broken rules, each once, with the first thing that broke it.
  public internal(set) var findings: [ContractFinding] = []
  /// The rules that were judged; the others need something that the presenter or its user cannot do.
  public internal(set) var judged: Set<ContractCheck> = []
}
