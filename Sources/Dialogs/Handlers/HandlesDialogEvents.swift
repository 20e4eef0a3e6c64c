/// Something that closures can be added to: a ``Dialog``, or ``DialogHandlers`` for one that is
/// presented later.
///
/// Each modifier has a form with the presentation and one without. A modifier written twice adds a
/// second closure, called after the first.
public protocol HandlesDialogEvents {
  /// The closures so far.
  var handlers: DialogHandlers { get set }
}

extension HandlesDialogEvents {
  /// Adds a closure for when the dialog is about to be shown.
  public func onWillPresent(_ handler: @escaping () -> Void) -> Self {
    onWillPresent { _ in handler() }
  }

  /// Adds a closure for when the dialog is about to be shown.
  public func onWillPresent(_ handler: @escaping (Presentation) -> Void) -> Self {
    adding { $0.willPresent.append(handler) }
  }

  /// Adds a closure for when the dialog is shown.
  public func onDidPresent(_ handler: @escaping () -> Void) -> Self {
    onDidPresent { _ in handler() }
  }

  /// Adds a closure for when the dialog is shown.
  public func onDidPresent(_ handler: @escaping (Presentation) -> Void) -> Self {
    adding { $0.didPresent.append(handler) }
  }

  /// Adds a closure for when a button is chosen, told its index.
  public func onClick(_ handler: @escaping (Int) -> Void) -> Self {
    onClick { _, index in handler(index) }
  }

  /// Adds a closure for when a button is chosen, told the presentation and the button's index.
  public func onClick(_ handler: @escaping (Presentation, Int) -> Void) -> Self {
    adding { $0.click.append(handler) }
  }

  /// Adds a closure for when the dialog ends without a button, told why.
  public func onCancel(_ handler: @escaping (CancelReason) -> Void) -> Self {
    onCancel { _, reason in handler(reason) }
  }

  /// Adds a closure for when the dialog ends without a button, told the presentation and why.
  public func onCancel(_ handler: @escaping (Presentation, CancelReason) -> Void) -> Self {
    adding { $0.cancel.append(handler) }
  }

  /// Adds a closure for when the dialog is about to go, told the index of the chosen button or,
  /// where none was, of the cancel button.
  public func onWillDismiss(_ handler: @escaping (Int?) -> Void) -> Self {
    onWillDismiss { _, index in handler(index) }
  }

  /// Adds a closure for when the dialog is about to go, told the presentation and the index.
  public func onWillDismiss(_ handler: @escaping (Presentation, Int?) -> Void) -> Self {
    adding { $0.willDismiss.append(handler) }
  }

  /// Adds a closure for when the dialog is gone, told the index of the chosen button or, where none
  /// was, of the cancel button.
  public func onDidDismiss(_ handler: @escaping (Int?) -> Void) -> Self {
    onDidDismiss { _, index in handler(index) }
  }

  /// Adds a closure for when the dialog is gone, told the presentation and the index.
  public func onDidDismiss(_ handler: @escaping (Presentation, Int?) -> Void) -> Self {
    adding { $0.didDismiss.append(handler) }
  }

  private func adding(_ change: (inout DialogHandlers) -> Void) -> Self {
    var copy = self
    change(&copy.handlers)
    return copy
  }
}
