import DialogRender
import Dialogs

/// `--locale=all`: one picture of a dialog in every language.
enum ContactSheetCommand {
  /// Draws the dialog in the languages that a localizer has; prints nothing, as nobody is asked.
  static func run(
    _ dialog: Dialog, _ options: AskingOptions, by localizer: some Localizer,
    languages: [Language]
  ) throws -> ExitCode {
    let contents = try languages.map { language in
      var dialog = dialog
      dialog.language = language.tag
      return try dialog.content(localizedBy: localizer)
    }
    let path = options.output ?? ""
    let format = try PictureFormat(ofFile: path)
    try PictureFormat.write(
      contactSheet(of: contents, options.rendering, as: format), to: path)
    return .ok
  }
}
