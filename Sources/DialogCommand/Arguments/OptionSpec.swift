import Dialogs

/// An option of the command line.
struct OptionSpec: Sendable {
  /// What follows an option's name.
  enum Argument: Sendable {
    case none
    case required(String)
    case optional(String)
  }

  /// The name without its dashes.
  let name: String
  let argument: Argument
  let help: DialogText

  /// An option without a value.
  init(_ name: String, _ help: DialogText) {
    self.init(name, .none, help)
  }

  /// An option with a value, which may be left out or not.
  init(_ name: String, _ argument: Argument, _ help: DialogText) {
    self.name = name
    self.argument = argument
    self.help = help
  }

  /// How the option is written, as help shows it.
  var usage: String {
    switch argument {
    case .none: "--\(name)"
    case .required(let placeholder): "--\(name)=\(placeholder)"
    case .optional(let placeholder): "--\(name)[=\(placeholder)]"
    }
  }
}
