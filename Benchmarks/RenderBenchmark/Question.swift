import DialogLocalization
import Dialogs

/// The dialog that is drawn: an alert with three buttons and icons, of Rejoinder's own texts.
enum Question {
  /// The dialog in the source language.
  static func content() throws -> DialogContent { try dialog.content() }

  /// The dialog in a language.
  static func content(in tag: String, by localizer: GettextLocalizer) throws -> DialogContent {
    var dialog = dialog
    dialog.language = tag
    return try dialog.content(localizedBy: localizer)
  }

  private static var dialog: Dialog {
    .alert(
      "Delete \("Sunset.png", as: "name")?", message: "This cannot be undone.",
      icon: .named("warning"),
      buttons: [
        .stock(.delete, icon: .named("trash")), .stock(.save, icon: .named("photo")),
        .stock(.cancel),
      ])
  }
}
