import DialogLocalization
import Dialogs

/// `locales`: the languages that there are.
enum LocalesCommand {
  /// A line for each language: its tag, how many texts are translated, and what serves it.
  static func lines(of localizer: GettextLocalizer) -> [String] {
    localizer.languages.map { language in
      let (translated, total) = localizer.completeness(of: language)
      return "\(language.tag)\t\(translated)/\(total)\t\(localizer.engine(for: language))"
    }
  }
}
