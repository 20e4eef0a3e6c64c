import Dialogs

extension Dialog {
  /// Yes and no, no being cancel and the default.
  static var yesOrNo: Dialog {
    var dialog = Dialog.alert(
      "Go on?", buttons: [.stock(.yes), .stock(.no, role: .cancel)])
    dialog.defaultButton = "no"
    return dialog
  }

  /// Delete, Keep (the default) and Cancel.
  static var deletion: Dialog {
    .alert(
      "Delete?", message: "This cannot be undone.", icon: .named("warning"),
      buttons: [.destructive("Delete"), DialogButton("Keep"), .cancel()])
  }

  /// Buttons with these titles and no cancel.
  static func buttons(_ titles: String...) -> Dialog {
    .alert(
      "Which?", buttons: titles.map { DialogButton(DialogText(verbatim: $0)) })
  }

  /// A question with fields, then Save or Cancel.
  static func form(_ fields: DialogField...) -> Dialog {
    .alert("Who?", buttons: [DialogButton("Save"), .cancel()], fields: fields)
  }
}

extension DialogContent {
  /// The content of a dialog in the source language.
  init(_ dialog: Dialog, localizedBy localizer: some Localizer = SourceLocalizer()) throws {
    self = try dialog.content(localizedBy: localizer)
  }
}

/// A localizer with a few words of German.
struct German: Localizer {
  func language(for tag: String?) -> Language { Language(tag: "de") }

  func translation(of message: LocalizableMessage, in language: Language) -> String? {
    switch message.key {
    case "yes|y": "ja|j"
    case "no|n": "nein|n"
    case "Yes": "Ja"
    case "No": "Nein"
    case "Type a number from 1 to {last} or a name": "Nummer von 1 bis {last} oder Name"
    case "Return chooses “{title}”": "Eingabe wählt „{title}“"
    case "“{answer}” is not one of the choices.": "„{answer}“ gibt es nicht."
    default: nil
    }
  }
}
