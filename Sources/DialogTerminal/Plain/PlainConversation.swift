import Dialogs

/// What is asked and answered while a dialog is shown line by line, as a pure value: lines in, text
/// and events out.
struct PlainConversation {
  /// What is to be read next.
  enum Listening: Hashable {
    /// Nothing.
    case nothing
    /// A line.
    case line
    /// A line that must not be seen.
    case secret
  }

  /// What is to be done next.
  struct Turn: Hashable {
    /// What to write.
    var text = ""
    /// What to tell the driver once it is written.
    var events: [SurfaceEvent] = []
  }

  private enum Question {
    case field(DialogContent.Field)
    case buttons
  }

  private var frame: PlainFrame
  private var unasked: [String]
  private var question: Question?
  private var progress: PlainProgress
  /// Whether a button was pressed that may yet be refused.
  private var awaitsVerdict = false
  /// Whether the last line written is a question that is still open on the terminal.
  private var isLineOpen = false

  /// A conversation about a dialog.
  init(_ frame: PlainFrame) {
    self.frame = frame
    unasked = frame.content.buttons.isEmpty ? [] : frame.content.fields.map(\.id)
    progress = PlainProgress(frame.content)
  }

  /// What is to be read next.
  var listening: Listening {
    switch question {
    case .field(let field): field.kind == .secure ? .secret : .line
    case .buttons: .line
    case nil: .nothing
    }
  }

  /// The dialog and the first question.
  mutating func open() -> String {
    say(frame.heading) + askNext()
  }

  /// What ends the text when the dialog goes.
  mutating func close() -> String {
    question = nil
    return say(frame.content.kind == .progress ? progress.rest(of: frame) : []) + endLine()
  }

  /// The question again, after something else has been written.
  mutating func repeatQuestion() -> String { endLine() + prompt() }

  /// When there will be something to say, even if nothing happens.
  var due: Duration? { frame.content.kind == .progress ? progress.due(for: frame.content) : nil }

  /// Says what has become due.
  mutating func catchUp(at time: Duration) -> String { say(progress.lines(for: frame, at: time)) }

  /// Takes a line.
  mutating func hear(_ line: InputLine) -> Turn {
    // A terminal has shown the line's end where it has shown the line.
    if frame.isTyped, listening == .line, line.isTerminated { isLineOpen = false }
    let ended = endLine()
    guard let text = line.text.flatMap({ String(validating: $0, as: UTF8.self) }) else {
      return Turn(text: ended + askAgain(frame.content.words.unreadableAnswer))
    }
    var turn: Turn
    switch question {
    case .field(let field): turn = answer(text, to: field)
    case .buttons: turn = press(text)
    case nil: turn = Turn()
    }
    turn.text = ended + turn.text
    return turn
  }

  /// Takes the end of the input: nobody can answer any more, but work that is shown goes on.
  mutating func hearEnd() -> Turn {
    question = nil
    let isOver = frame.content.kind != .progress
    return Turn(text: endLine(), events: isOver ? [.ended(.endOfInput)] : [])
  }

  /// Takes the content as it is now.
  ///
  /// Where a button was pressed and fields have problems, these fields are asked for again. The
  /// values tell such a content from one that was on its way when the button was pressed.
  ///
  /// - Parameters:
  ///   - content: The content.
  ///   - time: How long the dialog is shown.
  /// - Returns: What to write.
  mutating func update(_ content: DialogContent, at time: Duration = .zero) -> String {
    let refused = content.fields.filter { $0.problem != nil }.map(\.id)
    if awaitsVerdict, !refused.isEmpty, content.values == frame.content.values {
      awaitsVerdict = false
      frame.content = content
      frame.content.forgetSecrets(of: refused)
      unasked = refused
      return askNext()
    }
    let isNew = frame.content.message != content.message
    frame.content.message = content.message
    frame.content.progress = content.progress
    frame.content.pace = content.pace
    if content.kind == .progress { return catchUp(at: time) }
    return isNew && content.message != nil ? say(frame.message) + prompt() : ""
  }

  private mutating func answer(_ line: String, to field: DialogContent.Field) -> Turn {
    switch FieldAnswer.read(line, for: field, frame.content.words) {
    case .again(let why): return Turn(text: askAgain(why))
    case .given(let value):
      for index in frame.content.fields.indices where frame.content.fields[index].id == field.id {
        frame.content.fields[index].value = value
        frame.content.fields[index].problem = nil
      }
      unasked.removeAll { $0 == field.id }
      if let button = frame.content.buttonAfterOnlyField {
        var turn = press(button: button)
        turn.events.insert(.edited(field.id, value), at: 0)
        return turn
      }
      return Turn(text: askNext(), events: [.edited(field.id, value)])
    }
  }

  private mutating func press(_ line: String) -> Turn {
    switch ButtonAnswer.read(line, of: frame.content) {
    case .again(let why): return Turn(text: askAgain(why))
    case .given(let id): return press(button: id)
    }
  }

  private mutating func press(button id: String) -> Turn {
    question = nil
    awaitsVerdict = frame.content.cancelButton?.id != id
    return Turn(events: [.clicked(id, values: frame.content.values)])
  }

  private mutating func askNext() -> String {
    if let field = unasked.first.flatMap({ frame.content.field(id: $0) }) {
      question = .field(field)
      return say(frame.lines(of: field)) + prompt()
    }
    guard !frame.content.buttons.isEmpty else { return "" }
    question = .buttons
    return say(frame.buttons) + prompt()
  }

  private mutating func askAgain(_ why: String?) -> String {
    say(why.map { StyledText($0).lines(in: frame.style) } ?? []) + prompt()
  }

  /// The question, its line open where an answer is typed behind it.
  private mutating func prompt() -> String {
    let lines: [String]
    switch question {
    case .field(let field): lines = frame.prompt(for: field)
    case .buttons: lines = frame.buttonPrompt
    case nil: return ""
    }
    let text = say(lines)
    // Work that goes on writes more lines below.
    guard frame.style.isTerminal, frame.content.kind != .progress else { return text }
    isLineOpen = true
    return text.dropLast() + " "
  }

  private mutating func say(_ lines: [String]) -> String {
    if lines.isEmpty { return "" }
    return endLine() + lines.map { $0 + "\n" }.joined()
  }

  private mutating func endLine() -> String {
    defer { isLineOpen = false }
    return isLineOpen ? "\n" : ""
  }
}
