import Dialogs

/// `alert`, `sheet`, `confirm` and `show`: one dialog, its button's id and its fields.
enum AskCommand {
  /// Shows the dialog, prints the answer, and says how it ended.
  static func run(_ dialog: Dialog, with asker: Asker) async throws -> ExitCode {
    let content = try asker.content(of: dialog)
    let response = try await asker.ask(dialog)
    let writer = AnswerWriter(format: asker.options.format)
    try asker.print(writer.dialog(response, content))
    return asker.code(of: response, cancelID: content.cancelButton?.id)
  }

  /// The question that `confirm` asks.
  static func confirmation(_ title: String, _ arguments: ParsedArguments) throws(CommandError)
    -> Dialog
  {
    enum Word: String, CaseIterable { case yes, no }
    var dialog = Dialog(
      .alert, title: arguments.text(title),
      message: arguments.message,
      icon: try arguments.icon(),
      buttons: [.stock(.yes), .stock(.no, role: .cancel)], order: .alert)
    dialog.defaultButton = try arguments.choice("default", of: Word.self)?.rawValue
    do { try dialog.validate() } catch { throw .usage(error.message, error.recovery) }
    return dialog
  }
}
