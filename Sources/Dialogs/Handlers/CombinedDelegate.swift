/// Several delegates as one; each callback reaches all of them, in their order.
public struct CombinedDelegate: DialogDelegate {
  /// The delegates, in the order in which they are told.
  public let delegates: [any DialogDelegate]

  /// Several delegates as one.
  public init(_ delegates: [any DialogDelegate]) {
    self.delegates = delegates
  }

  /// Tells all.
  public func dialogWillPresent(_ presentation: Presentation) {
    for delegate in delegates { delegate.dialogWillPresent(presentation) }
  }

  /// Tells all.
  public func dialogDidPresent(_ presentation: Presentation) {
    for delegate in delegates { delegate.dialogDidPresent(presentation) }
  }

  /// Tells all.
  public func dialogClicked(_ presentation: Presentation, button index: Int) {
    for delegate in delegates { delegate.dialogClicked(presentation, button: index) }
  }

  /// Tells all.
  public func dialogCancelled(_ presentation: Presentation, reason: CancelReason) {
    for delegate in delegates { delegate.dialogCancelled(presentation, reason: reason) }
  }

  /// Tells all.
  public func dialogWillDismiss(_ presentation: Presentation, button index: Int?) {
    for delegate in delegates { delegate.dialogWillDismiss(presentation, button: index) }
  }

  /// Tells all.
  public func dialogDidDismiss(_ presentation: Presentation, button index: Int?) {
    for delegate in delegates { delegate.dialogDidDismiss(presentation, button: index) }
  }

  /// Tells all.
  public func dialogEdited(_ presentation: Presentation, field: String, value: FieldValue) {
    for delegate in delegates {
      delegate.dialogEdited(presentation, field: field, value: value)
    }
  }

  /// Tells all.
  public func dialogFocused(_ presentation: Presentation, element: String) {
    for delegate in delegates { delegate.dialogFocused(presentation, element: element) }
  }
}
