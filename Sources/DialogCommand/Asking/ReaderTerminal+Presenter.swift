import DialogTerminal
import Dialogs
import Glibc

extension ReaderTerminal {
  /// What shows dialogs on the reader's terminal: in place, or line by line where the terminal can do
  /// no more or the reader wants it so.
  ///
  /// - Parameters:
  ///   - options: How dialogs are to look.
  ///   - environment: The environment variables.
  ///   - isInputTaken: Whether standard input is something else than answers.
  /// - Returns: The presenter; `nil` in CI, and where there is no terminal that nothing else is read
  ///   from.
  static func wanted(
    _ options: AskingOptions, _ environment: [String: String], isInputTaken: Bool
  ) -> (any Presenter)? {
    let isUnattended = !(environment["CI"] ?? "").isEmpty
    if isUnattended || (isInputTaken && isatty(STDIN_FILENO) == 1) { return nil }
    if let terminal = InteractivePresenter.onTerminal() { return terminal.themed(options.theme) }
    return PlainPresenter.onTerminal()
  }

  /// What shows dialogs in place on the reader's terminal.
  ///
  /// - Parameters:
  ///   - options: How dialogs are to look.
  ///   - isInputTaken: Whether standard input is something else than answers.
  /// - Returns: The presenter.
  /// - Throws: Where there is no terminal that nothing else is read from.
  static func required(
    _ options: AskingOptions, isInputTaken: Bool
  ) throws(PresenterError) -> any Presenter {
    guard !isInputTaken || isatty(STDIN_FILENO) == 0 else {
      throw .nowhereToShow("the terminal is what is read from")
    }
    guard let terminal = find() else { throw .nowhereToShow("there is no terminal") }
    return InteractivePresenter(input: terminal.input, output: terminal.output)
      .themed(options.theme)
  }
}

extension InteractivePresenter {
  /// The presenter with the theme that was asked for.
  fileprivate func themed(_ theme: AskingOptions.Theme?) -> InteractivePresenter {
    var presenter = self
    presenter.theme =
      switch theme {
      case .light: .light
      case .dark: .dark
      case .contrast: .contrast
      case nil: nil
      }
    return presenter
  }
}
