import Dialogs

@testable import DialogTerminal

/// A dialog's frame as text between line feeds, after some keys.
func frame(
  _ dialog: Dialog, _ localizer: some Localizer = SourceLocalizer(), columns: Int = 80,
  rows: Int = 24, isUnicode: Bool = true, pressing keys: [Key] = []
) throws -> String {
  var style = InteractiveStyle()
  style.isUnicode = isUnicode
  var dialog = InteractiveDialog(
    try DialogContent(dialog, localizedBy: localizer), style: style,
    size: TerminalSize(columns: columns, rows: rows))
  for key in keys { _ = dialog.handle(key) }
  return "\n" + dialog.frame.text + "\n"
}
