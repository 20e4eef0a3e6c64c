import Glibc

extension PlainPresenter {
  /// The presenter on the reader's terminal, whatever the standard streams are used for.
  ///
  /// It reads standard input and writes standard error where both are terminals (`isatty`), and
  /// otherwise the process's controlling terminal, `/dev/tty`, which then stays open.
  ///
  /// - Returns: The presenter; `nil` where there is no terminal.
  public static func onTerminal() -> PlainPresenter? {
    if isatty(STDIN_FILENO) == 1, isatty(STDERR_FILENO) == 1 {
      return PlainPresenter(input: STDIN_FILENO, output: STDERR_FILENO)
    }
    let terminal = Glibc.open("/dev/tty", O_RDWR | O_CLOEXEC | O_NOCTTY)
    return terminal < 0 ? nil : PlainPresenter(input: terminal, output: terminal)
  }
}
