import Dialogs

/// `choose TITLE ITEM...`: one item as a sheet of buttons, several as a field.
enum ChooseCommand {
  static func run(
    _ title: String, items: [String], _ arguments: ParsedArguments, with asker: Asker
  ) async throws -> ExitCode {
    let writer = AnswerWriter(format: asker.options.format)
    let sheet = Dialog(
      .sheet, title: title.isEmpty ? nil : arguments.text(title),
      message: arguments.message,
      icon: try arguments.icon(), order: .sheet)
    guard let first = items.first else { return .escape }
    if arguments.has("multiple"), items.count > 1 || arguments.has("always-show") {
      var field = DialogField.choices("items", items: [])
      field.addItems(items, arguments.text)
      return try await several(sheet, items, field, writer, asker)
    }
    // Told where one item is chosen without asking, too.
    var answer = Response(.button(id: ButtonID.derived(from: first, number: 1), index: 0))
    let asked = sheet.onClick { presentation, index in
      answer = Response(.button(id: presentation.content.buttons[index].id, index: index))
    }
    let chooser = DialogChooser(
      sheet: asked, items.map { DialogTarget(arguments.text($0), value: $0) },
      alwaysShows: arguments.has("always-show"))
    switch try await asker.choose(chooser) {
    case .nothingToChoose:
      return .escape
    case .chosen(let item):
      try asker.print(writer.items([item], answer))
      return .ok
    case .notChosen(let response):
      try asker.print(writer.items([], response))
      // An item may be called Cancel, and then the button has another id.
      return asker.code(of: response, cancelID: response.button)
    }
  }

  private static func several(
    _ sheet: Dialog, _ items: [String], _ field: DialogField, _ writer: AnswerWriter,
    _ asker: Asker
  ) async throws -> ExitCode {
    var dialog = sheet
    dialog.fields = [field]
    // An answer that is an item's id means the item.
    var ids = UniqueIDs()
    for item in field.items { ids.take(item.id) }
    let ok = ids.takeFree(StockTitle.ok.rawValue)
    let cancel = ids.takeFree(StockTitle.cancel.rawValue)
    dialog.add(.stock(.ok, id: ok))
    dialog.add(.stock(.cancel, id: cancel))
    let response = try await asker.ask(dialog)
    var chosen: [String] = []
    if response.button == ok, case .items(let ids) = response.values["items"] {
      chosen = zip(field.items, items).filter { ids.contains($0.0.id) }.map(\.1)
    }
    try asker.print(writer.items(chosen, response))
    return asker.code(of: response, cancelID: cancel)
  }
}
