import Dialogs

/// The help of the command line, in the reader's language.
struct Help {
  let say: (DialogText) -> String

  /// The help of a command, or of them all.
  func text(for command: Command?) -> String {
    guard let command else { return overview }
    var sections = [
      "\(say("Usage:")) rejoinder \(command.rawValue) [OPTION...] \(command.operands)".trimmingEnd,
      say(command.summary),
    ]
    if !command.ownOptions.isEmpty {
      sections.append(section("Options:", rows(command.ownOptions)))
    }
    let general = command.options.dropFirst(command.ownOptions.count)
    sections.append(section("General options:", rows(Array(general))))
    return sections.joined(separator: "\n\n") + "\n"
  }

  private var overview: String {
    let commands = Command.allCases.map {
      ("\($0.rawValue) \($0.operands)".trimmingEnd, say($0.summary))
    }
    let statuses: [(String, DialogText)] = [
      ("0", "a button that is not cancel; a choice or an input"), ("1", "the cancel button"),
      ("5", "the time was up"), ("255", "escape, or closed without a button"),
      ("64", "a usage error"), ("65", "bad input data"), ("66", "no such input file"),
      ("69", "nobody can be asked here"), ("70, 74", "an internal error; an input or output error"),
    ]
    return [
      "\(say("Usage:")) rejoinder [OPTION...] COMMAND ...",
      say("Ask by dialogs: in the terminal, over JSON, as a picture, in your language."),
      section("Commands:", commands),
      section("Options of all commands that ask:", rows(Command.askingOptions)),
      section("General options:", rows(Command.generalOptions)),
      section("Exit status:", statuses.map { ($0, say($1)) }),
      say("“rejoinder COMMAND --help” tells a command's own options."),
    ].joined(separator: "\n\n") + "\n"
  }

  private func rows(_ options: [OptionSpec]) -> [(String, String)] {
    options.map { ($0.usage, say($0.help)) }
  }

  private func section(_ heading: DialogText, _ rows: [(String, String)]) -> String {
    let width = rows.map(\.0.count).filter { $0 <= 24 }.max() ?? 0
    let lines = rows.map { term, meaning in
      term.count > width
        ? "  \(term)\n  \(String(repeating: " ", count: width))  \(meaning)"
        : "  \(term)\(String(repeating: " ", count: width - term.count))  \(meaning)"
    }
    return ([say(heading)] + lines).joined(separator: "\n")
  }
}

extension String {
  fileprivate var trimmingEnd: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
