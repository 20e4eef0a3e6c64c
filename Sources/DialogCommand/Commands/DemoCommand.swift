import Dialogs

/// `demo`: a tour of what dialogs can be, in the reader's language.
enum DemoCommand {
  /// Shows the tour; goes on whatever is answered, and stops where nobody answers.
  static func run(with asker: Asker, say: (DialogText) throws -> Void) async throws -> ExitCode {
    try say("A tour of Rejoinder: an alert, a sheet, a choice and an input.")
    var response = try await asker.ask(deletion)
    if let end = response.end { return end }
    let deleted = response.button
    try say(deleted == "delete" ? "The photo is gone." : "The photo stays.")
    response = try await asker.ask(photoSheet)
    if let end = response.end { return end }

    var called: DialogText = "Nobody is called."
    let chooser = numbers { called = "Calling \($0, as: "number")." }
    if case .notChosen(let response) = try await asker.choose(chooser), let end = response.end {
      return end
    }
    try say(called)

    response = try await asker.ask(input)
    if let end = response.end { return end }
    if response.button == "save", case .text(let name) = response.values["name"] {
      try say("The album is called “\(name, as: "name")”.")
    }
    try say("That was the tour.")
    return .ok
  }

  /// The alert of the tour.
  static var deletion: Dialog {
    var dialog = Dialog.alert(
      "Delete \("Sunset.png", as: "name")?", message: "This cannot be undone.",
      icon: .named("warning"),
      buttons: [.stock(.delete), DialogButton("Keep", id: "keep"), .stock(.cancel)])
    dialog.defaultButton = "keep"
    return dialog
  }

  /// The sheet of the tour.
  static var photoSheet: Dialog {
    var dialog = Dialog(.sheet, title: "Add a photo", order: .sheet, anchor: .barButton("add"))
    dialog.add(DialogButton("Take Photo", id: "take", icon: .named("camera")))
    dialog.add(DialogButton("Choose Photo", id: "choose", icon: .named("photo")))
    dialog.add(
      DialogButton(
        "Remove Photo", id: "remove", role: .destructive, icon: .named("trash")))
    dialog.add(.stock(.cancel))
    return dialog
  }

  /// The choice of the tour; calls the number that is chosen.
  static func numbers(call: @escaping (String) -> Void) -> DialogChooser<String> {
    let numbers: [(DialogText, String)] = [
      ("Home", "030 901820"), ("Work", "030 2273200"), ("Mobile", "0151 23456789"),
    ]
    return DialogChooser(
      "Call which number?",
      targets: numbers.map { name, number in
        DialogTarget(name, value: number, icon: .named("phone")) { call(number) }
      })
  }

  /// The input of the tour.
  static var input: Dialog {
    var dialog = Dialog.alert(
      "Name the album", message: "You can change the name later.",
      buttons: [.stock(.cancel), .stock(.save)],
      fields: [
        .text("name", label: "Name", placeholder: "Summer", isRequired: true),
        .checkbox("share", label: "Share it with my family"),
      ])
    dialog.defaultButton = "save"
    return dialog
  }
}

extension Response {
  /// How the tour ends where nobody will answer the next dialog either: the input ended, or the
  /// reader interrupted it.
  fileprivate var end: ExitCode? {
    switch cancelReason {
    case .endOfInput: .unavailable
    case .interrupted: .interrupted
    default: nil
    }
  }
}
