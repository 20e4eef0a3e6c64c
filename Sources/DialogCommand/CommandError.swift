import Dialogs

/// Why the command did not do what it was told, in words for the reader.
struct CommandError: ExplainedError {
  /// What the command's exit status is.
  let code: ExitCode
  /// Where: a file, and a place in it.
  let places: [String]
  /// What happened.
  let message: DialogText
  /// What to do.
  let recovery: DialogText

  init(
    _ code: ExitCode, at places: [String] = [], _ message: DialogText, _ recovery: DialogText
  ) {
    self.code = code
    self.places = places
    self.message = message
    self.recovery = recovery
  }

  /// The same error, found in a file or at a place.
  func at(_ place: String...) -> CommandError {
    CommandError(code, at: place.filter { !$0.isEmpty } + places, message, recovery)
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
