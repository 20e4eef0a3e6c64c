import DialogJSON
import DialogLocalization
import DialogSnapshots
import Dialogs
import Glibc

/// Does what a command line says.
struct CommandRunner {
  let localizer: GettextLocalizer
  private var languages: [Language]

  init(localizer: GettextLocalizer) {
    self.localizer = localizer
    languages = localizer.languages(for: nil)
  }

  /// A text of the command's own, in the reader's language.
  func say(_ text: DialogText) -> String {
    text.resolved(in: languages, by: localizer).string
  }

  mutating func run(
    _ words: [String], environment: [String: String]
  ) async throws -> ExitCode {
    languages = localizer.languages(for: Self.locale(in: words))
    let arguments = try ParsedArguments(words, known: Command.allOptions)
    let name = arguments.operands.first
    let command = name.flatMap { Command(rawValue: $0) }
    if let name, command == nil {
      throw CommandError.usage(
        "unknown command “\(name, as: "command")”", "see “rejoinder --help”")
    }
    if arguments.has("help") {
      try Descriptor.write(Help(say: say).text(for: command), to: STDOUT_FILENO)
      return .ok
    }
    if arguments.has("version") {
      try Descriptor.write("rejoinder \(RejoinderCommand.version)\n", to: STDOUT_FILENO)
      return .ok
    }
    guard let command else {
      throw CommandError.usage("no command is given", "see “rejoinder --help”")
    }
    try check(arguments, for: command)
    return try await run(
      command, Array(arguments.operands.dropFirst()), arguments, environment: environment)
  }

  /// The language that the words name, also where they are otherwise wrong.
  private static func locale(in words: [String]) -> String? {
    let options = words.prefix { $0 != "--" }
    guard let last = options.lastIndex(where: { $0.hasPrefix("--locale") }) else { return nil }
    let prefix = "--locale="
    let after = options.indices.contains(last + 1) ? options[last + 1] : nil
    let tag =
      options[last].hasPrefix(prefix) ? String(options[last].dropFirst(prefix.count)) : after
    return tag == AskingOptions.everyLanguage ? nil : tag
  }

  private func check(_ arguments: ParsedArguments, for command: Command) throws(CommandError) {
    let known = command.options.map(\.name)
    if let stray = arguments.options.first(where: { !known.contains($0.name) }) {
      throw .usage(
        "“\(command.rawValue, as: "command")” has no option “--\(stray.name, as: "option")”",
        "see “rejoinder \(command.rawValue, as: "command") --help”")
    }
    if !command.asks, arguments.value("locale") == AskingOptions.everyLanguage {
      throw .onlyPicturesInEveryLanguage
    }
    guard command.operandCount.contains(arguments.operands.count - 1) else {
      throw .usage(
        "“\(command.rawValue, as: "command")” needs other words than these",
        "write rejoinder \(command.rawValue, as: "command") \(command.operands, as: "operands")")
    }
  }

  private func run(
    _ command: Command, _ operands: [String], _ arguments: ParsedArguments,
    environment: [String: String]
  ) async throws -> ExitCode {
    switch command {
    case .scale:
      try ScaleCommand.run(from: operands[0], to: operands[1], arguments)
      return .ok
    case .lint:
      let own = try ownCatalogs(arguments, environment: environment)
      return try LintCommand(arguments).run(
        operands[0], by: chain(own), languages: (own ?? localizer).languages,
        FindingWriter(arguments, say: say))
    case .locales:
      let own = try ownCatalogs(arguments, environment: environment)
      if own == nil { try tellProblems(of: localizer) }
      return try LocalesCommand.run(
        own ?? localizer, isCheck: arguments.has("check"), FindingWriter(arguments, say: say))
    case .serve:
      return try await ServeCommand.run(
        arguments, localizer: chain(ownCatalogs(arguments, environment: environment)),
        environment: environment)
    case .snapshots:
      let action = try SnapshotsCommand.Action(word: operands[0])
      let asks =
        isatty(STDIN_FILENO) == 1 && isatty(STDERR_FILENO) == 1
        || arguments.has("answer") || arguments.has("presenter")
      return try await SnapshotsCommand(
        folders: SnapshotFolders(environment: environment), say: say,
        asker: {
          guard asks else { return nil }
          return try Asker(
            AskingOptions(arguments), localizer: localizer, environment: environment)
        }
      ).run(action, Array(operands.dropFirst()), arguments)
    default: break
    }
    let options = try AskingOptions(arguments)
    let title = operands.first ?? ""
    let own = try ownCatalogs(arguments, environment: environment)
    if options.locale == AskingOptions.everyLanguage {
      return try ContactSheetCommand.run(
        dialog(inEveryLanguage: command, title, arguments), options, by: chain(own),
        languages: (own ?? localizer).languages)
    }
    let asker = try Asker(
      options, localizer: chain(own), environment: environment,
      isInputTaken: command == .progress)
    switch command {
    case .progress:
      return try await ProgressCommand.run(title, arguments, with: asker)
    case .demo:
      return try await DemoCommand.run(with: asker) {
        try Descriptor.write(say($0).visible + "\n", to: STDERR_FILENO)
      }
    case .choose:
      return try await ChooseCommand.run(
        title, items: Array(operands.dropFirst()), arguments, with: asker)
    case .input:
      return try await InputCommand.run(title, arguments, with: asker)
    default:
      let dialog = try dialog(command, title, arguments)
      return try await AskCommand.run(dialog, with: asker)
    }
  }

  /// The caller's own catalogs, where the options name them; tells of those that are left out.
  private func ownCatalogs(
    _ arguments: ParsedArguments, environment: [String: String]
  ) throws -> GettextLocalizer? {
    guard let own = try OwnCatalogs(arguments, environment: environment) else { return nil }
    try tellProblems(of: own.localizer)
    try own.check()
    return own.localizer
  }

  /// Where the dialogs' texts come from.
  private func chain(_ own: GettextLocalizer?) -> any Localizer {
    guard let own else { return localizer }
    return LocalizerChain(own, localizer)
  }

  private func tellProblems(of localizer: GettextLocalizer) throws {
    for problem in localizer.problems {
      let words = [problem.path, say(problem.message), say(problem.recovery)]
      let line = (["rejoinder"] + words).joined(separator: ": ")
      try Descriptor.write(line.visible + "\n", to: STDERR_FILENO)
    }
  }

  /// The dialog of a command that shows one, and needs nobody to show it to.
  private func dialog(
    inEveryLanguage command: Command, _ operand: String, _ arguments: ParsedArguments
  ) throws -> Dialog {
    guard [.alert, .sheet, .confirm, .show].contains(command) else {
      throw CommandError.usage(
        "“\(command.rawValue, as: "command")” cannot show every language at once",
        "use alert, sheet, confirm or show, or name one language with --locale")
    }
    return try dialog(command, operand, arguments)
  }

  private func dialog(
    _ command: Command, _ operand: String, _ arguments: ParsedArguments
  ) throws -> Dialog {
    switch command {
    case .sheet: try DialogOptions(.sheet, arguments).dialog(title: operand)
    case .confirm: try AskCommand.confirmation(operand, arguments)
    case .show: try DialogFile(operand).dialog
    default: try DialogOptions(.alert, arguments).dialog(title: operand)
    }
  }
}
