import CRawTerminal
import Glibc

extension InteractivePresenter {
  /// The presenter on the reader's terminal, whatever the standard streams are used for.
  ///
  /// It reads standard input and draws on standard error where both are terminals (`isatty`), and
  /// otherwise on the process's controlling terminal, `/dev/tty`, which then stays open.
  ///
  /// - Returns: The presenter; `nil` where there is no terminal, where its cursor cannot be moved
  ///   (`TERM=dumb`), or where the reader prefers lines (`ACCESSIBLE`).
  public static func onTerminal() -> InteractivePresenter? {
    let environment = TerminalEnvironment.current
    guard environment.isAddressable, !environment.prefersLines else { return nil }
    return ReaderTerminal.find().map {
      InteractivePresenter(input: $0.input, output: $0.output, environment)
    }
  }

  /// Puts every terminal back that a dialog has in raw mode, as INT, TERM, HUP and QUIT do by
  /// themselves; for a program that handles these, before it ends without taking its dialogs down.
  public static func restoreTerminals() { crawterminal_restore_all() }
}

extension TerminalEnvironment {
  /// What the process's variables say now; getenv(3).
  static var current: TerminalEnvironment {
    TerminalEnvironment { name in getenv(name).map { String(cString: $0) } }
  }
}
