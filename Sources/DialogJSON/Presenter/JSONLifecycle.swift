public import Dialogs

/// Tells the other program each callback of a dialog, by the notification `lifecycle`.
///
/// Values of fields are never told.
public struct JSONLifecycle: DialogDelegate, Sendable {
  let connection: PeerConnection?

  /// Tells `willPresent`.
  public func dialogWillPresent(_ presentation: Presentation) {
    connection?.tell(.willPresent(presentation))
  }

  /// Tells `didPresent`.
  public func dialogDidPresent(_ presentation: Presentation) {
    connection?.tell(.didPresent(presentation))
  }

  /// Tells `clicked` and the index.
  public func dialogClicked(_ presentation: Presentation, button index: Int) {
    connection?.tell(.clicked(presentation, index: index))
  }

  /// Tells `cancel` and the reason.
  public func dialogCancelled(_ presentation: Presentation, reason: CancelReason) {
    connection?.tell(.cancel(presentation, reason: reason))
  }

  /// Tells `willDismiss` and the index, or −1.
  public func dialogWillDismiss(_ presentation: Presentation, button index: Int?) {
    connection?.tell(.willDismiss(presentation, index: index))
  }

  /// Tells `didDismiss` and the index, or −1.
  public func dialogDidDismiss(_ presentation: Presentation, button index: Int?) {
    connection?.tell(.didDismiss(presentation, index: index))
  }
}
