import Glibc

/// The terminal that the reader sits at, whatever the standard streams are used for.
package struct ReaderTerminal {
  /// Where keys come from.
  package let input: Int32
  /// Where a dialog is drawn.
  package let output: Int32

  /// Standard input and standard error where both are terminals (`isatty`), and otherwise the
  /// process's controlling terminal, `/dev/tty`, which then stays open; `nil` where there is none.
  package static func find() -> ReaderTerminal? {
    if isatty(STDIN_FILENO) == 1, isatty(STDERR_FILENO) == 1 {
      return ReaderTerminal(input: STDIN_FILENO, output: STDERR_FILENO)
    }
    let terminal = Glibc.open("/dev/tty", O_RDWR | O_CLOEXEC | O_NOCTTY)
    return terminal < 0 ? nil : ReaderTerminal(input: terminal, output: terminal)
  }
}
