import DialogSnapshots
import Dialogs

/// `lint FILE`: what is wrong with a described dialog's texts, in every language.
enum LintCommand {
  /// Checks a file as `show` takes it, in the languages that a localizer has, and prints what is found.
  static func run(
    _ path: String, by localizer: some Localizer, languages: [Language], _ writer: FindingWriter
  ) throws -> ExitCode {
    let dialog = try DialogFile(path).dialog
    return try writer.write(
      DialogLint.findings(in: dialog, languages: languages, by: localizer).map(Finding.init))
  }
}
