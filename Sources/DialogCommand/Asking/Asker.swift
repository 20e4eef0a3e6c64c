import DialogJSON
import DialogRender
import DialogTerminal
import Dialogs
import Glibc

/// Shows the command's dialogs as its options say.
struct Asker {
  let options: AskingOptions
  let stage: Stage
  private let signals: SignalWatch
  private let delegate: CombinedDelegate

  init(
    _ options: AskingOptions, localizer: any Localizer, environment: [String: String]
  ) throws(CommandError) {
    if let descriptor = options.outputDescriptor, !Descriptor.isWritable(descriptor) {
      throw .usage(
        "the file descriptor \(descriptor, as: "number") is not open for writing",
        "open it, as in “\(descriptor, as: "number")>file”")
    }
    self.options = options
    var delegates: [any DialogDelegate] = []
    let presenter: any Presenter
    let script = options.answers.map { AnswerScript($0) }
    switch options.presenter {
    case .png:
      presenter = PicturePresenter(
        writingTo: options.output ?? "", scale: options.uiScale, answers: script)
    case .json:
      let json = JSONPresenter(input: STDIN_FILENO, output: STDOUT_FILENO)
      delegates.append(json.lifecycle)
      presenter = json
    case .plain:
      presenter = PlainPresenter(input: STDIN_FILENO, output: STDERR_FILENO)
    case .auto, .scripted, .terminal:
      if let script {
        presenter = ScriptedPresenter(script)
      } else {
        presenter = Self.plainOnTerminal(environment)
      }
    }
    stage = Stage(presenter, localizer: localizer)
    if options.traces {
      delegates.append(TracingDelegate { try? Descriptor.write($0 + "\n", to: STDERR_FILENO) })
    }
    delegate = CombinedDelegate(delegates)
    signals = SignalWatch(interrupting: stage)
  }

  /// The terminal where there is one; standard input where there is none, or in CI.
  private static func plainOnTerminal(_ environment: [String: String]) -> PlainPresenter {
    let isUnattended = !(environment["CI"] ?? "").isEmpty
    if !isUnattended, let terminal = PlainPresenter.onTerminal() { return terminal }
    return PlainPresenter(input: STDIN_FILENO, output: STDERR_FILENO)
  }

  /// Shows a dialog and waits for its answer; does not return where a signal ended it.
  func ask(_ dialog: Dialog) async throws -> Response {
    // A terminal that hangs up may break the dialog before its signal has ended it.
    defer { signals.raiseIfReceived() }
    return try await prepared(dialog).present(on: stage, delegate: delegate)
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
      try Descriptor.write(answer, to: STDOUT_FILENO)
    }
  }

  private func prepared(_ dialog: Dialog) -> Dialog {
    var dialog = dialog
    dialog.language = options.locale ?? dialog.language
    dialog.timeout = options.timeout ?? dialog.timeout
    return dialog
  }
}
