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
  /// Whether it does something yet.
  let isReady: Bool

  /// An option without a value.
  init(_ name: String, _ help: DialogText, isReady: Bool = true) {
    self.init(name, .none, help, isReady: isReady)
  }

  /// An option with a value, which may be left out or not.
  init(_ name: String, _ argument: Argument, _ help: DialogText, isReady: Bool = true) {
    self.name = name
    self.argument = argument
    self.help = help
    self.isReady = isReady
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
