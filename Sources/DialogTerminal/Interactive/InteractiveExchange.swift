import Dialogs
import SystemIO

/// Runs a dialog on a terminal with reads and writes that may wait; for a thread of its own.
struct InteractiveExchange: TerminalExchange {
  /// How it is to be run.
  struct Settings {
    /// What the terminal is.
    var environment: TerminalEnvironment
    /// Whether the theme stays as it is, whatever the terminal says.
    var hasTheme: Bool
    /// Whether what was typed before is thrown away.
    var discardsTypeAhead: Bool
  }

  /// How often what moves by itself does.
  private static let pace = Duration.milliseconds(100)
  /// How long an escape waits to become the beginning of another key.
  private static let escapePatience = Duration.milliseconds(50)
  /// How long the last words wait for a terminal that takes none.
  private static let closingPatience = Duration.milliseconds(250)

  let settings: Settings
  let device: TerminalDevice
  private let input: KeyInput
  private let output: TextOutput
  private let stop: WakeFlag
  private let news: WakeFlag
  let signals: WakeFlag
  var mode: RawMode
  var dialog: InteractiveDialog
  var size: TerminalSize
  var writer: FrameWriter
  private var parser = KeyParser()
  var talk = TerminalTalk()
  var lastAsked = ContinuousClock.now
  private var hasInputEnded = false

  /// An exchange about a content.
  ///
  /// - Parameters:
  ///   - content: What is shown.
  ///   - settings: How.
  ///   - device: The terminal.
  ///   - stop: Ends whatever is being waited for.
  ///   - news: Tells that there are updates.
  /// - Throws: Where there is no means to watch signals.
  init(
    _ content: DialogContent, _ settings: Settings, on device: TerminalDevice, stop: WakeFlag,
    news: WakeFlag
  ) throws(TerminalError) {
    self.settings = settings
    self.device = device
    self.stop = stop
    self.news = news
    input = KeyInput(device.input)
    output = TextOutput(device.output)
    do { signals = try WakeFlag() } catch { throw TerminalError(.preparing, code: error.code) }
    mode = try RawMode(device, news: signals)
    size = TerminalSize(of: device)
    let style = settings.environment.style
    dialog = InteractiveDialog(content, style: style, size: size)
    dialog.icon = content.icon?.bitmap()
    writer = FrameWriter(
      TextMeasure(isAmbiguousWide: style.isAmbiguousWide), rewraps: settings.environment.rewraps)
  }

  /// Draws the dialog.
  ///
  /// - Returns: Whether that was done before it was stopped.
  /// - Throws: Why it cannot be drawn.
  mutating func open() throws(TerminalError) -> Bool {
    StandardOutput.flush()
    try mode.enter()
    if settings.discardsTypeAhead { device.discardInput() }
    return try start()
  }

  /// Hands keys to the dialog until it is stopped.
  ///
  /// - Parameters:
  ///   - tell: Is told what the reader does, once what follows from it is drawn.
  ///   - takeUpdates: Shows every content that came, by the function that it is given.
  /// - Throws: Why no more can be read or written.
  mutating func run(
    tell: (SurfaceEvent) -> Void,
    takeUpdates: ((DialogContent) throws(TerminalError) -> Void) throws(TerminalError) -> Void
  ) throws(TerminalError) {
    while true {
      switch try input.next(
        isWanted: !hasInputEnded, orRaised: [stop, signals, news], within: patience)
      {
      case .raised(0): return
      case .raised(1): try takeSignals()
      case .raised:
        news.clear()
        try takeUpdates { content throws(TerminalError) in
          dialog.update(content)
          try draw()
        }
      case .bytes where !mode.isOn: try comeBack()
      case .bytes(let bytes): try take(parser.feed(bytes), tell)
      case .quiet where parser.isWaiting: try take(parser.timeOut(), tell)
      case .quiet:
        dialog.tick()
        try draw()
      case .end:
        hasInputEnded = true
        // Nobody can answer any more, but work that is shown goes on.
        if dialog.content.kind != .progress { tell(.ended(.endOfInput)) }
      }
    }
  }

  /// Leaves the terminal as it was, and on it what says how the dialog ended.
  ///
  /// - Parameter response: How it ended; `nil` where it was not even shown, or broke.
  mutating func close(after response: Response?) {
    if mode.isOn, device.isInForeground {
      let last = response.map(dialog.folded) ?? TerminalFrame()
      write(lastWords: writer.draw(last, width: size.columns) + writer.finish() + Self.leaving)
      hearOut()
    }
    mode.end()
  }

  /// How long to wait for the reader until something happens by itself.
  private var patience: Duration? {
    if parser.isWaiting { return Self.escapePatience }
    return dialog.isMoving && mode.isOn ? Self.pace : nil
  }

  // MARK: Keys

  private mutating func take(_ keys: [Key], _ tell: (SurfaceEvent) -> Void) throws(TerminalError) {
    var events: [SurfaceEvent] = []
    for key in dialog.isTextTyped ? keys.joiningCharacters : keys {
      switch key {
      case .report(let report):
        talk.hear(report, &dialog.style, hasTheme: settings.hasTheme)
      case .mouse(let event):
        guard let event = talk.inFrame(event) else { continue }
        events += dialog.handle(.mouse(event))
      case .control("l"):
        guard try write(writer.redraw(dialog.frame, width: size.columns)) else { return }
      default:
        events += dialog.handle(key)
      }
    }
    try draw()
    events.forEach(tell)
  }

  /// Reads what a terminal still has to answer, so that whoever reads next does not get it.
  private mutating func hearOut() {
    guard talk.unanswered > 0 else { return }
    let end = lastAsked + TerminalTalk.patience
    while talk.unanswered > 0 {
      let left = ContinuousClock.now.duration(to: end)
      guard left > .zero,
        case .bytes(let bytes) = try? input.next(orRaised: [], within: left)
      else { break }
      for case .report(let report) in parser.feed(bytes) {
        talk.hear(report, &dialog.style, hasTheme: settings.hasTheme)
      }
    }
    device.discardInput()
  }

  // MARK: Writing

  static var leaving: String { "\(RawMode.leaving)" }

  /// Draws the first frame, and asks the terminal what it is with it.
  mutating func start() throws(TerminalError) -> Bool {
    var text = RawMode.entering + writer.draw(dialog.frame, width: size.columns)
    if settings.environment.takesQuestions {
      text += talk.askAll(cursorRow: writer.cursorRow)
      lastAsked = .now
    }
    return try write(text)
  }

  private mutating func draw() throws(TerminalError) {
    guard mode.isOn else { return }
    let frame = dialog.frame
    _ = try write(writer.draw(frame, width: size.columns))
    talk.drew(height: frame.lines.count, on: size)
  }

  func write(_ text: String) throws(TerminalError) -> Bool {
    mode.note(rowsBelow: writer.rowsBelow)
    return try output.writeWhole(text, orRaised: stop)
  }

  func write(lastWords text: String) {
    _ = try? output.writeWhole(text, within: Self.closingPatience)
  }
}
