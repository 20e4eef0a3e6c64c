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
}

extension CommandError {
  /// An option's value is none of the words that it takes.
  static func badValue(_ option: String, _ value: String, oneOf words: [String]) -> CommandError {
    badValue(
      option, value, "name one of: \(words.joined(separator: ", "), as: "names")")
  }

  /// An option's value is not in the form that it has.
  static func badValue(_ option: String, _ value: String, form: String) -> CommandError {
    badValue(option, value, "write it as \(form, as: "form")")
  }

  /// An option's value is not a number that it takes.
  static func badValue(
    _ option: String, _ value: String, numberFrom least: Double, to most: Double
  ) -> CommandError {
    badValue(
      option, value,
      "give a number from \(least.shortest, as: "least") to \(most.shortest, as: "most")")
  }

  private static func badValue(
    _ option: String, _ value: String, _ recovery: DialogText
  ) -> CommandError {
    .usage(
      "--\(option, as: "option") does not take “\(value, as: "value")”", recovery)
  }
}
