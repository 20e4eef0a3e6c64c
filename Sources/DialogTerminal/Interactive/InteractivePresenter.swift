public import Dialogs

/// Shows dialogs in place on a terminal, to be worked with keys and the mouse.
///
/// A dialog is drawn where the cursor is, below what was written before, and folds into a line that
/// says what was answered. While it is shown the terminal is in raw mode. It is as before when the
/// dialog has gone, when the program exits, and when INT, TERM, HUP or QUIT ends it; where the
/// program handles one of these itself, it takes the dialog down first. TSTP stops the program with
/// the terminal as before, and the dialog is drawn again when it goes on.
///
/// Keys are read on a thread of their own. The terminal is asked for its background and pictures,
/// and the dialog is shown without waiting for the answers.
public struct InteractivePresenter: Presenter {
  /// The colours that dialogs are drawn in.
  public enum Theme: Sendable, Hashable, CaseIterable {
    /// For a light background.
    case light
    /// For a dark background.
    case dark
    /// As different from the background as there is.
    case contrast
  }

  /// The colours; where it is `nil`, light or dark as the terminal says that its background is.
  public var theme: Theme?
  /// Whether characters of ambiguous width, such as “±” or box drawing, take two cells in this
  /// terminal, as East Asian fonts have them; at first whether `REJOINDER_AMBIGUOUS_WIDTH` is 2.
  public var isAmbiguousWide: Bool {
    get { environment.style.isAmbiguousWide }
    set { environment.style.isAmbiguousWide = newValue }
  }
  /// Whether what was typed before a dialog opens is thrown away: it cannot be meant for it.
  public var discardsTypeAhead = true

  private let input: Int32
  private let output: Int32
  private var environment: TerminalEnvironment

  /// A presenter on a terminal.
  ///
  /// - Parameters:
  ///   - input: A terminal's descriptor that keys are read from; it stays the caller's.
  ///   - output: A terminal's descriptor that dialogs are drawn on; it stays the caller's.
  public init(input: Int32 = 0, output: Int32 = 2) {
    self.init(input: input, output: output, .current)
  }

  /// A presenter on a terminal that is what variables say.
  init(input: Int32, output: Int32, _ environment: TerminalEnvironment) {
    self.input = input
    self.output = output
    self.environment = environment
  }

  /// It shows icons and fields, and what changes while a dialog is up.
  public var capabilities: PresenterCapabilities { [.icons, .fields, .updates] }

  /// Draws the dialog.
  ///
  /// - Parameter presentation: What to show.
  /// - Returns: The surface that reads the keys.
  /// - Throws: `PresenterError.nowhereToShow` where the input or output is not a terminal, or one
  ///   whose cursor cannot be moved (`TERM=dumb`); ``TerminalError`` where it cannot be written;
  ///   `CancellationError` where the task is cancelled first.
  public nonisolated(nonsending) func open(_ presentation: Presentation) async throws
    -> any PresenterSurface
  {
    guard environment.isAddressable else {
      throw PresenterError.nowhereToShow("the terminal's cursor cannot be moved")
    }
    var environment = environment
    environment.style.theme = theme ?? environment.style.theme
    let settings = InteractiveExchange.Settings(
      environment: environment, hasTheme: theme != nil, discardsTypeAhead: discardsTypeAhead)
    let device = try TerminalDevice(input: input, output: output)
    let surface = try TerminalSurface()
    try await surface.show { [stop = surface.stop, news = surface.news] () throws(TerminalError) in
      try InteractiveExchange(
        presentation.content, settings, on: device, stop: stop, news: news)
    }
    return surface
  }
}
