extension PlainPresenter {
  /// The presenter on the reader's terminal, whatever the standard streams are used for.
  ///
  /// It reads standard input and writes standard error where both are terminals (`isatty`), and
  /// otherwise the process's controlling terminal, `/dev/tty`, which then stays open.
  ///
  /// - Returns: The presenter; `nil` where there is no terminal.
  public static func onTerminal() -> PlainPresenter? {
    ReaderTerminal.find().map { PlainPresenter(input: $0.input, output: $0.output) }
  }
}
