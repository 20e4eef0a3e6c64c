import Glibc

extension PlainStyle {
  /// The style that fits where the text goes.
  ///
  /// Bold and colour only on a terminal, and neither where `NO_COLOR` is set (no-color.org) or
  /// `TERM` is `dumb`; isatty(3), getenv(3).
  ///
  /// - Parameter output: The descriptor that the text is written to.
  public init(fitting output: Int32) {
    self.init(isTerminal: isatty(output) == 1) { name in
      getenv(name).map { String(cString: $0) }
    }
  }
}
