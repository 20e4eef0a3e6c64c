import Dialogs
import SystemIO

/// Performs a conversation with reads and writes that may wait; for a thread of its own.
struct PlainExchange: TerminalExchange {
  private var conversation: PlainConversation
  private var lines: LineInput
  private var echo: TerminalEcho
  private let output: TextOutput
  private let stop: WakeFlag
  private let news: WakeFlag
  private let continued: WakeFlag
  private let start = ContinuousClock.now

  /// An exchange about a content.
  ///
  /// - Parameters:
  ///   - content: What is shown.
  ///   - style: How it is written.
  ///   - input: The descriptor that answers come from.
  ///   - output: The descriptor that text goes to.
  ///   - stop: Ends whatever is being waited for.
  ///   - news: Tells that there are updates.
  /// - Throws: Where there is no means to tell that the program goes on after it was stopped.
  init(
    _ content: DialogContent, style: PlainStyle, input: Int32, output: Int32, stop: WakeFlag,
    news: WakeFlag
  ) throws(TerminalError) {
    do { continued = try WakeFlag() } catch { throw TerminalError(.preparing, code: error.code) }
    lines = LineInput(input)
    echo = TerminalEcho(input, continued: continued)
    conversation = PlainConversation(
      PlainFrame(content, style: style, isTyped: lines.isTerminal))
    self.output = TextOutput(output)
    self.stop = stop
    self.news = news
  }

  /// Writes the dialog and its first question.
  ///
  /// - Returns: Whether that was done before it was stopped.
  /// - Throws: Why it cannot be written.
  mutating func open() throws(TerminalError) -> Bool {
    StandardOutput.flush()
    lines.discardTypeAhead()
    return try write(conversation.open())
  }

  /// Reads answers until it is stopped.
  ///
  /// - Parameters:
  ///   - tell: Is told what the reader does, once what follows from it is written.
  ///   - takeUpdates: Shows every content that came, by the function that it is given.
  /// - Throws: Why no more can be read or written.
  mutating func run(
    tell: (SurfaceEvent) -> Void,
    takeUpdates: ((DialogContent) throws(TerminalError) -> Void) throws(TerminalError) -> Void
  ) throws(TerminalError) {
    while true {
      let isWanted = conversation.listening != .nothing
      let patience = conversation.due.map { $0 - elapsed }
      let turn: PlainConversation.Turn
      switch try lines.next(
        isWanted: isWanted, orRaised: [stop, news, continued], within: patience)
      {
      case .raised(0): return
      case .raised(1):
        news.clear()
        try takeUpdates { content throws(TerminalError) in
          _ = try write(conversation.update(content, at: elapsed))
        }
        continue
      case .raised:
        continued.clear()
        try echo.hideAgain()
        turn = PlainConversation.Turn(text: conversation.repeatQuestion())
      case .late: turn = PlainConversation.Turn(text: conversation.catchUp(at: elapsed))
      case .line(let line): turn = conversation.hear(line)
      case .end: turn = conversation.hearEnd()
      }
      guard try write(turn.text) else { return }
      turn.events.forEach(tell)
    }
  }

  /// Leaves the terminal as it was; whether that can be said or not.
  mutating func close(after response: Response?) {
    // What is half typed of a secret must not be shown, or run, by whoever reads next.
    if echo.isHidden { lines.discardTypeAhead() }
    try? echo.restore()
    try? output.writeAtOnce(conversation.close())
  }

  private var elapsed: Duration { ContinuousClock.now - start }

  /// Writes a text, typing hidden before the question for a secret can be seen.
  private mutating func write(_ text: String) throws(TerminalError) -> Bool {
    if conversation.listening == .secret { try echo.hide() } else { try echo.restore() }
    return try output.write(text, unlessRaised: stop)
  }
}
