import DialogJSON
import DialogRender
import DialogTerminal
import Dialogs
import Glibc
import SystemIO

/// What shows the command's dialogs, as its options say.
struct PresenterChoice: Sendable {
  let presenter: any Presenter
  /// Whether there is somebody to press a button, or an answer that was given.
  let canBeAnswered: Bool
  /// Input that says nothing and does not end, where standard input is something else.
  private let silence: WakeFlag?
  private let json: JSONPresenter?
  private let traces: Bool

  /// Told of a dialog, beside those who made it.
  var delegate: any DialogDelegate {
    let trace = TracingDelegate { try? Descriptor.write($0 + "\n", to: STDERR_FILENO) }
    let delegates: [(any DialogDelegate)?] = [json?.lifecycle, traces ? trace : nil]
    return CombinedDelegate(delegates.compactMap(\.self))
  }

  /// Why the program that shows the dialogs has ended, where it was started for them and has.
  var frontEndFailure: PresenterError? { json?.frontEndFailure }

  /// Chooses.
  ///
  /// - Parameters:
  ///   - options: The options.
  ///   - environment: The environment variables.
  ///   - isInputTaken: Whether standard input is something else than answers.
  /// - Throws: Where nothing can be asked so.
  init(
    _ options: AskingOptions, environment: [String: String], isInputTaken: Bool
  ) throws {
    let script = options.answers.map { AnswerScript($0) }
    let hasPeer = options.presenter == .json && options.peer.isOption
    silence = options.presenter == .json && !hasPeer && isInputTaken ? try WakeFlag() : nil
    json =
      options.presenter == .json
      ? Self.json(options.peer, input: silence?.descriptor ?? STDIN_FILENO, isInputTaken) : nil
    var answers: (any Presenter)?
    switch options.presenter {
    case .png:
      answers = PicturePresenter(
        writingTo: options.output ?? "", options.rendering, answers: script)
    case .json: answers = hasPeer ? json : nil
    case .plain: answers = nil
    case .terminal: answers = try ReaderTerminal.required(options, isInputTaken: isInputTaken)
    case .auto, .scripted:
      answers =
        script.map { ScriptedPresenter($0) }
        ?? ReaderTerminal.wanted(options, environment, isInputTaken: isInputTaken)
    }
    canBeAnswered = answers != nil || !isInputTaken
    // Standard input and error; no input where that is something else than answers.
    presenter =
      answers ?? json
      ?? PlainPresenter(input: isInputTaken ? -1 : STDIN_FILENO, output: STDERR_FILENO)
    traces = options.traces
  }

  private static func json(
    _ peer: AskingOptions.Peer, input: Int32, _ isInputTaken: Bool
  ) -> JSONPresenter {
    switch peer {
    case .standardStreams: JSONPresenter(input: input, output: STDOUT_FILENO)
    case .socket(let path): JSONPresenter(socket: path)
    case .frontEnd(let command):
      // Who reads from a terminal here would be stopped for it.
      JSONPresenter(
        frontEnd: command, lendsTerminal: !isInputTaken || isatty(STDIN_FILENO) == 0)
    }
  }
}
