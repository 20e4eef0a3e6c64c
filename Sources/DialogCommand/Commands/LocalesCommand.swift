import DialogLocalization
import Dialogs
import Glibc

/// `locales`: the languages that there are.
enum LocalesCommand {
  /// Prints a line for each language, or what is wrong in each.
  static func run(
    _ localizer: GettextLocalizer, isCheck: Bool, _ writer: FindingWriter
  ) throws -> ExitCode {
    if isCheck {
      let code = try writer.write(localizer.findings().map(Finding.init))
      return localizer.problems.isEmpty ? code : .cancelled
    }
    try Descriptor.write(lines(of: localizer).map { $0 + "\n" }.joined(), to: STDOUT_FILENO)
    return .ok
  }

  /// A line for each language: its tag, how many texts are translated, and what serves it.
  private static func lines(of localizer: GettextLocalizer) -> [String] {
    localizer.languages.map { language in
      let (translated, total) = localizer.completeness(of: language)
      return "\(language.tag)\t\(translated)/\(total)\t\(localizer.engine(for: language).rawValue)"
    }
  }
}
