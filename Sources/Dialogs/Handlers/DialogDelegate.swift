/// Told what becomes of a dialog: the six callbacks, each exactly once or not at all, in one order.
///
/// `willPresent`, `didPresent`, then `clicked` or `cancelled`, `willDismiss`, `didDismiss`. They run
/// in the isolation of whoever presents the dialog. Presenting another dialog from any of them is
/// safe: it opens once the stage is free.
///
/// Between `didPresent` and the button, a delegate is also told what the reader edits and goes to,
/// as far as the presenter tells.
public protocol DialogDelegate {
  /// The dialog is about to be shown.
  func dialogWillPresent(_ presentation: Presentation)

  /// The dialog is shown.
  func dialogDidPresent(_ presentation: Presentation)

  /// A button was chosen; choosing the cancel button is a click on it.
  func dialogClicked(_ presentation: Presentation, button index: Int)

  /// The dialog ends without a button.
  func dialogCancelled(_ presentation: Presentation, reason: CancelReason)

  /// The dialog is about to go; the index is that of the chosen button or, where none was, of the
  /// cancel button.
  func dialogWillDismiss(_ presentation: Presentation, button index: Int?)

  /// The dialog is gone from the surface; the index is that of the chosen button or, where none
  /// was, of the cancel button.
  func dialogDidDismiss(_ presentation: Presentation, button index: Int?)

  /// The reader gave a field another value, which may not be the last one.
  func dialogEdited(_ presentation: Presentation, field: String, value: FieldValue)

  /// The reader went to the button or field with this id.
  func dialogFocused(_ presentation: Presentation, element: String)
}

extension DialogDelegate {
  /// Does nothing.
  public func dialogWillPresent(_ presentation: Presentation) {}
  /// Does nothing.
  public func dialogDidPresent(_ presentation: Presentation) {}
  /// Does nothing.
  public func dialogClicked(_ presentation: Presentation, button index: Int) {}
  /// Does nothing.
  public func dialogCancelled(_ presentation: Presentation, reason: CancelReason) {}
  /// Does nothing.
  public func dialogWillDismiss(_ presentation: Presentation, button index: Int?) {}
  /// Does nothing.
  public func dialogDidDismiss(_ presentation: Presentation, button index: Int?) {}
  /// Does nothing.
  public func dialogEdited(_ presentation: Presentation, field: String, value: FieldValue) {}
  /// Does nothing.
  public func dialogFocused(_ presentation: Presentation, element: String) {}
}
