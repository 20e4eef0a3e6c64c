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
    let presenter: any Presenter
    let script = options.answers.map { AnswerScript($0) }
    switch options.presenter {
    case .png:
      presenter = PicturePresenter(
        writingTo: options.output ?? "", scale: options.uiScale, answers: script)
      canBeAnswered = true
    case .json:
      silence = isInputTaken ? try WakeFlag() : nil
      let json = JSONPresenter(
        input: silence?.descriptor ?? STDIN_FILENO, output: STDOUT_FILENO)
      delegates.append(json.lifecycle)
      presenter = json
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
    return try await prepared(dialog).present(on: stage, delegate: delegate)
  }

  /// Does work while a dialog shows it; does not return where a signal ended it.
  @MainActor func run<Value: Sendable>(
    _ dialog: Dialog, _ work: @escaping (ProgressReporter) async throws -> Value
  ) async throws -> ProgressResult<Value> {
    defer { signals.raiseIfReceived() }
    return try await prepared(dialog).run(on: stage, delegate: delegate, work)
  }

  /// Chooses among targets; does not return where a signal ended it.
  func choose<Value>(_ chooser: DialogChooser<Value>) async throws -> ChooserResult<Value> {
    var chooser = chooser
    chooser.sheet = prepared(chooser.sheet)
    defer { signals.raiseIfReceived() }
    return try await chooser.choose(on: stage, delegate: delegate)
  }

  /// The content that a dialog has here.
  func content(of dialog: Dialog) throws -> DialogContent {
    try prepared(dialog).content(localizedBy: stage.localizer)
  }

  /// What the exit status tells of a response.
  func code(of response: Response, cancelID: String?) -> ExitCode {
    ExitCode(response, cancelID: cancelID, isAsked: options.presenter != .png)
  }

  /// Prints the answer where it belongs: with JSON, standard output is the protocol's.
  func print(_ answer: String) throws(CommandError) {
    if let descriptor = options.outputDescriptor {
      try Descriptor.write(answer, to: descriptor)
    } else if options.presenter != .json {
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
