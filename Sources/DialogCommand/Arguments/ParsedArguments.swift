import Dialogs

/// The words of a command line, told apart.
struct ParsedArguments: Sendable {
  /// An option as it was given.
  struct Given: Sendable {
    let name: String
    let value: String?
  }

  /// The options, in the order given.
  private(set) var options: [Given] = []
  /// The other words, in the order given; the first is the command.
  private(set) var operands: [String] = []

  /// Tells the words apart; pure.
  ///
  /// GNU's manners: `--name=value` or `--name value`, options and operands in any order, `--` ends
  /// the options. An argument that may be missing is given with `=` only.
  ///
  /// - Parameters:
  ///   - words: The command line without the program's name.
  ///   - known: The options that there are, by name.
  /// - Throws: A usage error for a word that is none of them, or lacks its value.
  init(_ words: [String], known: [String: OptionSpec]) throws(CommandError) {
    var rest = words[...]
    while let word = rest.popFirst() {
      guard word.begins(with: "-"), word != "-" else {
        operands.append(word)
        continue
      }
      if word == "--" {
        operands += rest
        return
      }
      let (name, value) = String(word.unicodeScalars.dropFirst(2)).split(atFirst: "=")
      guard word.begins(with: "--"), !word.begins(with: "---"), let option = known[name] else {
        throw .usage(
          "unknown option “\(word, as: "option")”",
          "see “rejoinder --help”; text that starts with “-” goes after “--”")
      }
      options.append(Given(name: name, value: try Self.value(of: option, given: value, &rest)))
    }
  }

  /// The value of an option; the last one given.
  func value(_ name: String) -> String? { options.last { $0.name == name }?.value }

  /// Whether an option was given.
  func has(_ name: String) -> Bool { options.contains { $0.name == name } }

  /// Every value of an option that may be repeated, in order.
  func values(_ name: String) -> [String] { options.filter { $0.name == name }.compactMap(\.value) }

  private static func value(
    of option: OptionSpec, given value: String?, _ rest: inout ArraySlice<String>
  ) throws(CommandError) -> String? {
    switch (option.argument, value) {
    case (.none, .some):
      throw .usage(
        "the option “--\(option.name, as: "option")” takes no value", "leave the value out")
    case (.required, nil):
      guard let next = rest.popFirst() else {
        throw .usage(
          "the option “--\(option.name, as: "option")” needs a value",
          "write \(option.usage, as: "usage")")
      }
      return next
    default:
      return value
    }
  }
}
