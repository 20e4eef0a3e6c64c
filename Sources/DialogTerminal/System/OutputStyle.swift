import Glibc

extension PlainStyle {
  /// The style that fits where the text goes.
  ///
  /// Bold and colour only on a terminal, and neither where `NO_COLOR` is set (no-color.org) or
  /// `TERM` is `dumb`; isatty(3).
  ///
  /// - Parameter output: The descriptor that the text is written to.
  public init(fitting output: Int32) {
    let isTerminal = isatty(output) == 1
    let forbids = Self.variable("NO_COLOR") != "" || Self.variable("TERM") == "dumb"
    self.init(isEmphasized: isTerminal && !forbids, isTerminal: isTerminal)
  }

  private static func variable(_ name: String) -> String {
    getenv(name).map { String(cString: $0) } ?? ""
  }
}
