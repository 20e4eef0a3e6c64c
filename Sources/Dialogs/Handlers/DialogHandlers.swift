/// A delegate made of closures, each optional.
///
/// The closures may capture anything local to the presenting code; the driver lets them go after
/// `didDismiss`. Write them with the modifiers of ``HandlesDialogEvents``.
public struct DialogHandlers: DialogDelegate, HandlesDialogEvents {
  var willPresent: [(Presentation) -> Void] = []
  var didPresent: [(Presentation) -> Void] = []
  var click: [(Presentation, Int) -> Void] = []
  var cancel: [(Presentation, CancelReason) -> Void] = []
  var willDismiss: [(Presentation, Int?) -> Void] = []
  var didDismiss: [(Presentation, Int?) -> Void] = []

  /// Handlers that do nothing.
  public init() {}

  /// Whether there is nothing to call.
  var isEmpty: Bool {
    willPresent.isEmpty && didPresent.isEmpty && click.isEmpty && cancel.isEmpty
      && willDismiss.isEmpty && didDismiss.isEmpty
  }

  /// The handlers themselves.
  public var handlers: DialogHandlers {
    get { self }
    set { self = newValue }
  }

  /// Calls what was given to `onWillPresent`.
  public func dialogWillPresent(_ presentation: Presentation) {
    for handler in willPresent { handler(presentation) }
  }

  /// Calls what was given to `onDidPresent`.
  public func dialogDidPresent(_ presentation: Presentation) {
    for handler in didPresent { handler(presentation) }
  }

  /// Calls what was given to `onClick`.
  public func dialogClicked(_ presentation: Presentation, button index: Int) {
    for handler in click { handler(presentation, index) }
  }

  /// Calls what was given to `onCancel`.
  public func dialogCancelled(_ presentation: Presentation, reason: CancelReason) {
    for handler in cancel { handler(presentation, reason) }
  }

  /// Calls what was given to `onWillDismiss`.
  public func dialogWillDismiss(_ presentation: Presentation, button index: Int?) {
    for handler in willDismiss { handler(presentation, index) }
  }

  /// Calls what was given to `onDidDismiss`.
  public func dialogDidDismiss(_ presentation: Presentation, button index: Int?) {
    for handler in didDismiss { handler(presentation, index) }
  }
}
