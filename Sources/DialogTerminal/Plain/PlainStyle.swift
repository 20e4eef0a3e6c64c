/// How the plain presenter writes.
public struct PlainStyle: Sendable, Hashable {
  /// Whether bold and colour are used beside words.
  public var isEmphasized: Bool
  /// Whether the text goes to a terminal, where an answer is typed behind its question; elsewhere
  /// a question is a line of its own, for programs that read lines.
  public var isTerminal: Bool

  /// A style by its parts.
  public init(isEmphasized: Bool = false, isTerminal: Bool = false) {
    self.isEmphasized = isEmphasized
    self.isTerminal = isTerminal
  }

  /// The style that fits an output and the environment's wishes.
  init(isTerminal: Bool, variable: (String) -> String?) {
    let forbids = variable("NO_COLOR").map { !$0.isEmpty } ?? false
    let isDumb = ["", "dumb"].contains(variable("TERM") ?? "")
    self.init(isEmphasized: isTerminal && !forbids && !isDumb, isTerminal: isTerminal)
  }
}
