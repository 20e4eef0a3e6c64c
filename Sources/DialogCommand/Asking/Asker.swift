import DialogJSON
import DialogRender
import DialogTerminal
import Dialogs
import Glibc
import SystemIO

/// Shows the command's dialogs as its options say.
struct Asker {
  let options: AskingOptions
  let stage: Stage
  private let signals: SignalWatch
  private let delegate: CombinedDelegate
  /// Input that says nothing and does not end, where standard input is something else.
  private let silence: WakeFlag?
  /// What shows the dialogs, where that is another program.
  private let json: JSONPresenter?
  /// Whether there is somebody to press a button, or an answer that was given.
  let canBeAnswered: Bool

  /// What shows dialogs as the options say.
  ///
  /// - Parameters:
  ///   - options: The options.
  ///   - localizer: Where the dialogs' words come from.
  ///   - environment: The environment variables.
  ///   - isInputTaken: Whether standard input is something else than answers.
  /// - Throws: Where the answer could not be written, or nothing be asked.
  init(
    _ options: AskingOptions, localizer: any Localizer, environment: [String: String],
    isInputTaken: Bool = false
  ) throws {
    if let descriptor = options.outputDescriptor, !Descriptor.isWritable(descriptor) {
      throw CommandError.usage(
        "the file descriptor \(descriptor, as: "number") is not open for writing",
        "open it, as in “\(descriptor, as: "number")>file”")
    }
    self.options = options
    var delegates: [any DialogDelegate] = []
    var canBeAnswered = !isInputTaken
    var silence: WakeFlag?
    var json: JSONPresenter?
    let presenter: any Presenter
    let script = options.answers.map { AnswerScript($0) }
    switch options.presenter {
    case .png:
      presenter = PicturePresenter(
        writingTo: options.output ?? "", scale: options.uiScale, answers: script)
      canBeAnswered = true
    case .json:
      let front: JSONPresenter
      switch options.peer {
      case .standardStreams:
        silence = isInputTaken ? try WakeFlag() : nil
        front = JSONPresenter(input: silence?.descriptor ?? STDIN_FILENO, output: STDOUT_FILENO)
      case .socket(let path): front = JSONPresenter(socket: path)
      case .frontEnd(let command):
        // Who reads from a terminal here would be stopped for it.
        front = JSONPresenter(
          frontEnd: command, lendsTerminal: !isInputTaken || isatty(STDIN_FILENO) == 0)
      }
      canBeAnswered = canBeAnswered || options.peer.isOption
      delegates.append(front.lifecycle)
      presenter = front
      json = front
    case .plain:
      presenter = Self.plain(isInputTaken: isInputTaken)
    case .terminal:
      presenter = try ReaderTerminal.required(options, isInputTaken: isInputTaken)
      canBeAnswered = true
    case .auto, .scripted:
      if let script {
        presenter = ScriptedPresenter(script)
        canBeAnswered = true
      } else if let terminal = ReaderTerminal.wanted(
        options, environment, isInputTaken: isInputTaken)
      {
        presenter = terminal
        canBeAnswered = true
      } else {
        presenter = Self.plain(isInputTaken: isInputTaken)
      }
    }
    self.canBeAnswered = canBeAnswered
    self.silence = silence
    self.json = json
    stage = Stage(presenter, localizer: localizer)
    if options.traces {
      delegates.append(TracingDelegate { try? Descriptor.write($0 + "\n", to: STDERR_FILENO) })
    }
    delegate = CombinedDelegate(delegates)
    signals = SignalWatch(interrupting: stage)
  }

  /// Standard input and error; no input where that is something else than answers.
  private static func plain(isInputTaken: Bool) -> PlainPresenter {
    PlainPresenter(input: isInputTaken ? -1 : STDIN_FILENO, output: STDERR_FILENO)
  }

  /// Shows a dialog and waits for its answer; does not return where a signal ended it.
  func ask(_ dialog: Dialog) async throws -> Response {
    // A terminal that hangs up may break the dialog before its signal has ended it.
    defer { signals.raiseIfReceived() }
    let response = try await prepared(dialog).present(on: stage, delegate: delegate)
    tellEnd(of: response)
    return response
  }

  /// Does work while a dialog shows it; does not return where a signal ended it.
  @MainActor func run<Value: Sendable>(
    _ dialog: Dialog, _ work: @escaping (ProgressReporter) async throws -> Value
  ) async throws -> ProgressResult<Value> {
    defer { signals.raiseIfReceived() }
    let result = try await prepared(dialog).run(on: stage, delegate: delegate, work)
    if case .cancelled(let response) = result { tellEnd(of: response) }
    return result
  }

  /// Chooses among targets; does not return where a signal ended it.
  func choose<Value>(_ chooser: DialogChooser<Value>) async throws -> ChooserResult<Value> {
    var chooser = chooser
    chooser.sheet = prepared(chooser.sheet)
    defer { signals.raiseIfReceived() }
    let result = try await chooser.choose(on: stage, delegate: delegate)
    if case .notChosen(let response) = result { tellEnd(of: response) }
    return result
  }

  /// Says so where the front end has gone before it was answered.
  private func tellEnd(of response: Response) {
    guard response.cancelReason == .endOfInput, let failure = json?.frontEndFailure else { return }
    let languages = stage.localizer.languages(for: options.locale)
    let words = [failure.message, failure.recovery].map {
      $0.resolved(in: languages, by: stage.localizer).string
    }
    let line = (["rejoinder"] + words).joined(separator: ": ")
    try? Descriptor.write(line.visible + "\n", to: STDERR_FILENO)
  }

  /// The content that a dialog has here.
  func content(of dialog: Dialog) throws -> DialogContent {
    try prepared(dialog).content(localizedBy: stage.localizer)
  }

  /// What the exit status tells of a response.
  func code(of response: Response, cancelID: String?) -> ExitCode {
    ExitCode(response, cancelID: cancelID, isAsked: options.presenter != .png)
  }

  /// Prints the answer where it belongs: standard output may be the protocol's.
  func print(_ answer: String) throws(CommandError) {
    if let descriptor = options.outputDescriptor {
      try Descriptor.write(answer, to: descriptor)
    } else if options.presenter != .json || options.peer.isOption {
      // A terminal would obey what an answer has of control characters; a program wants them as given.
      let isRead = isatty(STDOUT_FILENO) == 1 && options.format == .text
      try Descriptor.write(isRead ? answer.visibleLines : answer, to: STDOUT_FILENO)
    }
  }

  private func prepared(_ dialog: Dialog) -> Dialog {
    var dialog = dialog
    dialog.language = options.locale ?? dialog.language
    dialog.timeout = options.timeout ?? dialog.timeout
    return dialog
  }
}

extension String {
  /// The lines, without anything that a terminal would obey.
  fileprivate var visibleLines: String {
    unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0).visible }.joined(separator: "\n")
  }
}
