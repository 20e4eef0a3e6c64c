import Dialogs
import Glibc

/// Shows the command's dialogs as its options say.
struct Asker {
  let options: AskingOptions
  let stage: Stage
  private let signals: SignalWatch
  private let choice: PresenterChoice

  /// Whether there is somebody to press a button, or an answer that was given.
  var canBeAnswered: Bool { choice.canBeAnswered }

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
    let choice = try PresenterChoice(options, environment: environment, isInputTaken: isInputTaken)
    self.choice = choice
    stage = Stage(choice.presenter, localizer: localizer)
    signals = SignalWatch(interrupting: stage)
  }

  /// Shows a dialog and waits for its answer; does not return where a signal ended it.
  func ask(_ dialog: Dialog) async throws -> Response {
    // A terminal that hangs up may break the dialog before its signal has ended it.
    defer { signals.raiseIfReceived() }
    let response = try await options.prepared(dialog).present(on: stage, delegate: choice.delegate)
    tellEnd(of: response)
    return response
  }

  /// Does work while a dialog shows it; does not return where a signal ended it.
  @MainActor func run<Value: Sendable>(
    _ dialog: Dialog, _ work: @escaping (ProgressReporter) async throws -> Value
  ) async throws -> ProgressResult<Value> {
    defer { signals.raiseIfReceived() }
    let result = try await options.prepared(dialog).run(on: stage, delegate: choice.delegate, work)
    if case .cancelled(let response) = result { tellEnd(of: response) }
    return result
  }

  /// Chooses among targets; does not return where a signal ended it.
  func choose<Value>(_ chooser: DialogChooser<Value>) async throws -> ChooserResult<Value> {
    var chooser = chooser
    chooser.sheet = options.prepared(chooser.sheet)
    defer { signals.raiseIfReceived() }
    let result = try await chooser.choose(on: stage, delegate: choice.delegate)
    if case .notChosen(let response) = result { tellEnd(of: response) }
    return result
  }

  /// Says so where the front end has gone before it was answered.
  private func tellEnd(of response: Response) {
    guard response.cancelReason == .endOfInput, let failure = choice.frontEndFailure else { return }
    let languages = stage.localizer.languages(for: options.locale)
    let words = [failure.message, failure.recovery].map {
      $0.resolved(in: languages, by: stage.localizer).string
    }
    let line = (["rejoinder"] + words).joined(separator: ": ")
    try? Descriptor.write(line.visible + "\n", to: STDERR_FILENO)
  }

  /// The content that a dialog has here.
  func content(of dialog: Dialog) throws -> DialogContent {
    try options.prepared(dialog).content(localizedBy: stage.localizer)
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
}

extension String {
  /// The lines, without anything that a terminal would obey.
  fileprivate var visibleLines: String {
    unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0).visible }.joined(separator: "\n")
  }
}
