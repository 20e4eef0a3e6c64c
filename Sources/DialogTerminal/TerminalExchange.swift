import Dialogs

/// What a reader and a dialog tell each other, with reads and writes that may wait.
protocol TerminalExchange {
  /// Shows the dialog.
  ///
  /// - Returns: Whether that was done before it was stopped.
  /// - Throws: Why it cannot be shown.
  mutating func open() throws(TerminalError) -> Bool

  /// Hears the reader until it is stopped.
  ///
  /// - Parameters:
  ///   - tell: Is told what the reader does, once what follows from it is shown.
  ///   - takeUpdates: Shows every content that came, by the function that it is given.
  /// - Throws: Why no more can be read or written.
  mutating func run(
    tell: (SurfaceEvent) -> Void,
    takeUpdates: ((DialogContent) throws(TerminalError) -> Void) throws(TerminalError) -> Void
  ) throws(TerminalError)

  /// Leaves the terminal as it was.
  ///
  /// - Parameter response: How the dialog ended; `nil` where it was not even shown, or broke.
  mutating func close(after response: Response?)
}
