import Dialogs

/// Why the command did not do what it was told, in words for the reader.
struct CommandError: ExplainedError {
  /// What the command's exit status is.
  let code: ExitCode
  /// What happened, and where.
  let message: DialogText
  /// What to do.
  let recovery: DialogText

  init(_ code: ExitCode, _ message: DialogText, _ recovery: DialogText) {
    self.code = code
    self.message = message
    self.recovery = recovery
  }

  /// A usage error.
  static func usage(_ message: DialogText, _ recovery: DialogText) -> CommandError {
    CommandError(.usage, message, recovery)
  }

  /// Something that the command line describes but that is not there yet.
  static func notThereYet(_ what: String) -> CommandError {
    .usage("“\(what, as: "what")” is not there yet", "leave it out, or wait for a later version")
  }
}
