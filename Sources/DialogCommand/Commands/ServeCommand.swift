import DialogGraphics
import DialogJSON
import Dialogs
import Glibc

/// `serve`: shows the dialogs of other programs.
enum ServeCommand {
  /// Serves until nobody asks any more: with a socket, until a signal comes.
  static func run(
    _ arguments: ParsedArguments, localizer: any Localizer, environment: [String: String]
  ) async throws -> ExitCode {
    let options = try AskingOptions(arguments, isServing: true)
    let socket = arguments.value("socket")
    let choice = try PresenterChoice(
      options, environment: environment, isInputTaken: socket == nil)
    guard choice.canBeAnswered else {
      throw PresenterError.nowhereToShow("there is no terminal beside the standard streams")
    }
    let server = DialogServer(
      choice.presenter, localizer: localizer, makeDelegate: { choice.delegate },
      prepare: { try dialog($0, options) })
    let serving = Task {
      if let socket {
        try await server.serve(socket: socket)
      } else {
        try await server.serve()
      }
    }
    let signals = SignalWatch(interrupting: server.stage) { serving.cancel() }
    defer { signals.raiseIfReceived() }
    try await serving.value
    return .ok
  }

  /// The dialog that is shown of a description.
  private static func dialog(
    _ description: DialogDescription, _ options: AskingOptions
  ) throws -> Dialog {
    for icon in description.iconFiles { try DialogIcon.check(icon.file, at: icon.path) }
    return options.prepared(description.dialog)
  }
}
