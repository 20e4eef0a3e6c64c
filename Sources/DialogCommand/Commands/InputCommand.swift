import Dialogs

/// `input TITLE`: a line of text.
enum InputCommand {
  static func run(
    _ title: String, _ arguments: ParsedArguments, with asker: Asker
  ) async throws -> ExitCode {
    let field = DialogField(
      id: "value", kind: arguments.has("secure") ? .secure : .text,
      value: .text(arguments.value("value") ?? ""),
      placeholder: arguments.value("placeholder").map(arguments.text))
    let dialog = Dialog(
      .alert, title: arguments.text(title),
      message: arguments.message,
      icon: try arguments.icon(),
      buttons: [.stock(.cancel), .stock(.ok)], fields: [field], order: .alert)
    do { try dialog.validate() } catch {
      throw CommandError.usage(error.message, error.recovery)
    }
    let response = try await asker.ask(dialog)
    var entered: String?
    if response.button == StockTitle.ok.rawValue, case .text(let text) = response.values["value"] {
      entered = text
    }
    try asker.print(AnswerWriter(format: asker.options.format).line(entered, response))
    return asker.code(of: response, cancelID: StockTitle.cancel.rawValue)
  }
}
