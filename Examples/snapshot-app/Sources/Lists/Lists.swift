import DialogLocalization
public import Dialogs
import Foundation

/// The dialogs of an app that keeps lists.
public enum Lists {
  /// Asks before a list goes.
  public static func deletion(of name: String, items count: Int) -> Dialog {
    Dialog.alert(
      "Delete “\(name, as: "name")”?",
      message: DialogText(
        "One item is deleted with it.", plural: "\(count, as: "count") items are deleted with it.",
        count: count),
      icon: .named("trash"), buttons: [.stock(.delete), .stock(.cancel)])
  }

  /// Asks for a new list's name.
  public static var naming: Dialog {
    var dialog = Dialog.alert(
      "New list", buttons: [.stock(.cancel), .stock(.save)],
      fields: [.text("name", label: "Name", placeholder: "Groceries", isRequired: true)])
    dialog.defaultButton = "save"
    return dialog
  }

  /// The app's own words, then Rejoinder's for stock buttons.
  public static func localizer() throws -> LocalizerChain {
    let own = try GettextLocalizer(catalogs: Bundle.module.bundlePath, domain: "lists")
    return LocalizerChain(own, GettextLocalizer.shipped())
  }
}
