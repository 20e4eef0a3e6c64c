/// A button title that Rejoinder brings in every language that it ships.
public enum StockTitle: String, Sendable, Hashable, CaseIterable {
  case ok
  case cancel
  case delete
  case yes
  case no
  case close
  case save
  case dontSave = "dont-save"
  case discard
  case retry
  case `continue`
  case open
  case done
  case back
  case next
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
    case .ok: "OK"
    case .cancel: "Cancel"
    case .delete: "Delete"
    case .yes: "Yes"
    case .no: "No"
    case .close: "Close"
    case .save: "Save"
    case .dontSave: "Don't Save"
    case .discard: "Discard"
    case .retry: "Retry"
    case .continue: "Continue"
    case .open: "Open"
    case .done: "Done"
    case .back: "Back"
    case .next: "Next"
    case .quit: "Quit"
    }
  }
}
