import Dialogs

/// The dialogs that presenters are held to; every text is short enough for a line.
enum ContractDialogs {
  /// A question with three buttons: `save`, `dont-save` and `cancel`.
  static func question(_ title: DialogText = "Keep the changes?") -> Dialog {
    .alert(
      title, message: "They are not saved yet.", icon: .named("question"),
      buttons: [
        DialogButton("Save", id: "save"),
        .destructive("Throw Away", id: "dont-save"),
        .cancel("Go Back", id: "cancel"),
      ])
  }

  /// Something to take note of, with the stock button `ok`.
  static func notice() -> Dialog {
    .alert("All files are copied.")
  }

  /// A sheet that has neither title nor message, presented from somewhere.
  static func bareSheet() -> Dialog {
    var sheet = Dialog.sheet(buttons: [
      DialogButton("Camera", id: "camera", icon: .named("camera")),
      DialogButton("Library", id: "library"),
    ])
    sheet.anchor = .barButton("add")
    return sheet
  }

  /// Texts that are something else in markup, escapes, formats or mnemonics.
  static let literalTexts = ["Tom & Jerry <b>", #"C:\new\table is 100% %s"#, "_Open & snake_case"]

  /// A question made of those texts.
  static func literal() -> Dialog {
    .alert(
      DialogText(verbatim: literalTexts[0]), message: DialogText(verbatim: literalTexts[1]),
      buttons: [DialogButton(DialogText(verbatim: literalTexts[2]), id: "open")])
  }

  /// A question whose button `save` is disabled.
  static func withDisabledButton() -> Dialog {
    .alert(
      "Keep what is there?",
      buttons: [
        DialogButton("Save", id: "save", isEnabled: false),
        DialogButton("Throw Away", id: "dont-save"),
        .cancel("Go Back", id: "cancel"),
      ])
  }

  /// A question that escape does not answer.
  static func withoutCancel() -> Dialog {
    .alert(
      "Left or right?",
      buttons: [DialogButton("Left", id: "left"), DialogButton("Right", id: "right")])
  }

  /// A form with a field of each kind.
  static func form() -> Dialog {
    .alert(
      "Who are you?",
      buttons: [DialogButton("Save", id: "save"), .cancel("Go Back", id: "cancel")],
      fields: [
        .text("name", label: "Your name"),
        .secure("password", label: "Your password"),
        .checkbox("again", label: "Ask me again"),
        .choice(
          "size", label: "Size", items: [.init("Small", id: "s"), .init("Large", id: "l")],
          chosen: "s"),
        .choices(
          "colors", label: "Colors",
          items: [.init("Red", id: "r"), .init("Green", id: "g"), .init("Blue", id: "b")]),
      ])
  }

  /// What a user leaves the form's fields with.
  static let formValues: [String: FieldValue] = [
    "name": .text(#"Zoë <b> & C:\new 100% %d"#), "password": .text("tr0ub4dor&3"),
    "again": .flag(true), "size": .items(["l"]), "colors": .items(["r", "b"]),
  ]

  /// A question with a field that the program may find fault with.
  static func naming() -> Dialog {
    .alert(
      "What is it called?",
      buttons: [DialogButton("Save", id: "save"), .cancel("Go Back", id: "cancel")],
      fields: [.text("name", label: "Its name")])
  }

  /// Work that cannot be stopped.
  static func progress() -> Dialog {
    .progress("Copying the files", progress: .fraction(0.25), cancel: nil)
  }
}
