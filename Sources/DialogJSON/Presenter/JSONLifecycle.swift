public import Dialogs

/// Tells the other program each callback of a dialog, by the notification `lifecycle`.
///
/// Values of fields are never told.
public struct JSONLifecycle: DialogDelegate, Sendable {
  let link: PeerLink

  /// Tells `willPresent`.
  public func dialogWillPresent(_ presentation: Presentation) {
    link.tell(.willPresent(presentation))
  }

  /// Tells `didPresent`.
  public func dialogDidPresent(_ presentation: Presentation) {
    link.tell(.didPresent(presentation))
  }

  /// Tells `clicked` and the index.
  public func dialogClicked(_ presentation: Presentation, button index: Int) {
    link.tell(.clicked(presentation, index: index))
  }

  /// Tells `cancel` and the reason.
  public func dialogCancelled(_ presentation: Presentation, reason: CancelReason) {
    link.tell(.cancel(presentation, reason: reason))
  }

  /// Tells `willDismiss` and the index, or −1.
  public func dialogWillDismiss(_ presentation: Presentation, button index: Int?) {
    link.tell(.willDismiss(presentation, index: index))
  }

  /// Tells `didDismiss` and the index, or −1.
  public func dialogDidDismiss(_ presentation: Presentation, button index: Int?) {
    link.tell(.didDismiss(presentation, index: index))
  }
}
