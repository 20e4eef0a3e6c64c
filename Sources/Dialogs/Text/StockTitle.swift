/// A button title that Rejoinder brings in every language that it ships.
public enum StockTitle: String, Sendable, Hashable, CaseIterable {
  /// “OK”: the lone button of a dialog that only tells something.
  case ok
  /// “Cancel”: ends the dialog; nothing is done.
  case cancel
  /// “Delete”: does away with a thing, such as a file.
  case delete
  /// “Yes”.
  case yes
  /// “No”.
  case no
  /// “Close”: closes a window or document.
  case close
  /// “Save”: keeps the changes of a document.
  case save
  /// “Don't Save”: closes a document without keeping its changes.
  case dontSave = "dont-save"
  /// “Discard”: gives up changes that were made.
  case discard
  /// “Retry”: tries once more what has failed.
  case retry
  /// “Continue”: goes on with what was interrupted.
  case `continue`
  /// “Open”: opens a file or document.
  case open
  /// “Done”: ends the dialog when all has been entered.
  case done
  /// “Back”: goes to the step before.
  case back
  /// “Next”: goes to the step after.
  case next
  /// “Quit”: ends the whole program.
  case quit

  /// The title, to be translated in the context `button`.
  public var text: DialogText {
    literal.own("button")
  }

  /// The role of a button that has this title and was given no other.
  public var role: ButtonRole {
    switch self {
    case .cancel: .cancel
    case .delete, .discard, .dontSave: .destructive
    default: .normal
    }
  }

  private var literal: DialogText {
    switch self {
    // TRANSLATORS: The lone button of a dialog that only tells something.
    case .ok: "OK"
    // TRANSLATORS: Ends the dialog; nothing is done.
    case .cancel: "Cancel"
    // TRANSLATORS: Does away with a thing, such as a file. A verb.
    case .delete: "Delete"
    case .yes: "Yes"
    case .no: "No"
    // TRANSLATORS: Closes a window or document. A verb.
    case .close: "Close"
    // TRANSLATORS: Keeps the changes of a document. A verb.
    case .save: "Save"
    // TRANSLATORS: Closes a document without keeping its changes; beside “Save” and “Cancel”.
    case .dontSave: "Don't Save"
    // TRANSLATORS: Gives up changes that were made; must not be mistaken for “Cancel”.
    case .discard: "Discard"
    // TRANSLATORS: Tries once more what has failed.
    case .retry: "Retry"
    // TRANSLATORS: Goes on with what was interrupted; must not be mistaken for “Next”.
    case .continue: "Continue"
    // TRANSLATORS: Opens a file or document. A verb.
    case .open: "Open"
    // TRANSLATORS: Ends the dialog when all has been entered.
    case .done: "Done"
    // TRANSLATORS: Goes to the step before; beside “Next”.
    case .back: "Back"
    // TRANSLATORS: Goes to the step after; beside “Back”.
    case .next: "Next"
    // TRANSLATORS: Ends the whole program.
    case .quit: "Quit"
    }
  }
}
