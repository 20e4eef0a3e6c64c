import Dialogs

/// Dialogs that between them use everything there is.
enum Sample: String, CaseIterable, Sendable {
  case deletion
  case photo
  case signIn
  case notice
  case many
  case progress

  static let languages = ["en", "de", "ja", "ar"]

  /// The dialog in a language.
  func content(
    in language: String = "en", anchor: DialogAnchor? = nil, hasIcons: Bool = true
  ) throws -> DialogContent {
    var dialog = dialog
    dialog.language = language
    dialog.anchor = anchor
    var content = try dialog.content(localizedBy: SampleLocalizer())
    if self == .signIn {
      content.fields[1].value = .text("1234567")
      let problem = try Dialog(.sheet, title: "It is wrong.", language: language)
        .content(localizedBy: SampleLocalizer()).title
      content.fields[1].problem = problem
    }
    if !hasIcons {
      content.icon = nil
      for index in content.buttons.indices { content.buttons[index].icon = nil }
    }
    return content
  }

  private var dialog: Dialog {
    switch self {
    case .deletion:
      .alert(
        "Delete \("Tom & Jerry.pdf", as: "name")?", message: "This cannot be undone.",
        icon: .named("warning"),
        buttons: [
          .destructive("Delete", id: "delete"), DialogButton("Keep", id: "keep"), .cancel(),
        ])
    case .photo:
      .sheet(
        "Change the picture",
        buttons: [
          DialogButton("Take Photo", icon: .named("camera")),
          DialogButton("Call", icon: .named("phone"), isEnabled: false),
          DialogButton("Remove Picture", role: .destructive, icon: .named("trash")), .cancel(),
        ])
    case .signIn:
      .alert(
        "Sign in", buttons: [.cancel(), DialogButton("Sign in", id: "in")],
        fields: [
          .text("name", label: "Name", placeholder: "Name", isRequired: true),
          .secure("password", label: "Password"),
          .checkbox("stay", label: "Stay signed in", isOn: true),
          .choice(
            "language", label: "Language",
            items: [Self.item("Deutsch"), Self.item("日本語")], chosen: "Deutsch"),
        ])
    case .notice:
      .alert("This cannot be undone.")
    case .many:
      .alert(
        "Change the picture", message: "This cannot be undone.",
        buttons: ["Take Photo", "Call", "Keep", "Sign in", "Name", "Password"]
          .map { DialogButton(DialogText(key: $0)) } + [.destructive("Delete"), .cancel()])
    case .progress:
      .progress(
        "Copying files", message: "This cannot be undone.", progress: .fraction(0.4))
    }
  }

  private static func item(_ name: String) -> DialogField.Item {
    DialogField.Item(DialogText(verbatim: name), id: name)
  }
}
