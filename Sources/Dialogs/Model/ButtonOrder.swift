/// The order of a dialog's buttons, and so their indices.
public enum ButtonOrder: String, Sendable, Hashable, CaseIterable {
  /// As they were written or added.
  case asWritten
  /// Destructive, the others, cancel.
  case sheet
  /// Cancel, then the others as written, destructive ones among them.
  case alert
  /// The others, cancel, destructive.
  case othersCancelDestructive

  /// The place of a role among the others; buttons of one rank stay as they were added.
  func rank(of role: ButtonRole) -> Int {
    switch (self, role) {
    case (.asWritten, _): 0
    case (.sheet, .destructive): 0
    case (.sheet, .normal): 1
    case (.sheet, .cancel): 2
    case (.alert, .cancel): 0
    case (.alert, _): 1
    case (.othersCancelDestructive, .normal): 0
    case (.othersCancelDestructive, .cancel): 1
    case (.othersCancelDestructive, .destructive): 2
    }
  }
}
