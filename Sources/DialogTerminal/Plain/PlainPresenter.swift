public import Dialogs

/// Shows dialogs line by line: in a pipe, a log, a dumb terminal, or for a reader who listens.
///
/// It writes the dialog, asks for its fields one after another and then for a button. It reads
/// whole lines and no byte beyond them, so that another dialog, or another program, can go on with
/// the same input. It reads on a thread of its own, and closing a dialog ends the wait at once.
///
/// An answer to a button is its number, its id, its title or a unique beginning of that, or a word
/// for yes or no in the dialog's language; an empty line presses the default. While progress is
/// shown, the end of the input only means that nobody can cancel.
public struct PlainPresenter: Presenter {
  private let input: Int32
  private let output: Int32
  private let style: PlainStyle

  /// A presenter that reads and writes the program's standard input and output, or others.
  ///
  /// - Parameters:
  ///   - input: The descriptor that answers are read from; it stays the caller's.
  ///   - output: The descriptor that dialogs are written to; it stays the caller's.
  ///   - style: How they are written; by default as fits the output.
  public init(input: Int32 = 0, output: Int32 = 1, style: PlainStyle? = nil) {
    self.input = input
    self.output = output
    self.style = style ?? PlainStyle(fitting: output)
  }

  /// It asks for fields and shows progress; for want of icons it shows a sign for some.
  public var capabilities: PresenterCapabilities { [.fields, .updates] }

  /// Writes the dialog and its first question.
  ///
  /// - Parameter presentation: What to show.
  /// - Returns: The surface that reads the answers.
  /// - Throws: `PresenterError.nowhereToShow` where the output is not open, or the input and nobody
  ///   can answer; ``TerminalError`` where the dialog cannot be written; `CancellationError` where
  ///   the task is cancelled first.
  public nonisolated(nonsending) func open(_ presentation: Presentation) async throws
    -> any PresenterSurface
  {
    try OpenDescriptor.requireOutput(output)
    if !presentation.content.buttons.isEmpty { try OpenDescriptor.requireInput(input) }
    let surface = try TerminalSurface()
    try await surface.show {
      [style, input, output, stop = surface.stop, news = surface.news] () throws(TerminalError) in
      try PlainExchange(
        presentation.content, style: style, input: input, output: output, stop: stop, news: news)
    }
    return surface
  }
}
