extension DialogSession {
  /// Something to do, in the order given.
  public enum Effect: Sendable, Hashable {
    /// Call a callback.
    case tell(Callback)
    /// Ask the presenter to show the dialog.
    case open
    /// Start counting the timeout.
    case startTimeout
    /// Show the content as it is now.
    case update
    /// Take the dialog down, which ended so, or give up opening it.
    case close(Response)
    /// It is over: return the response.
    case respond(Response)
    /// It is over: throw what the presenter threw.
    case fail
  }

  /// One of the six callbacks, with the index that it tells.
  public enum Callback: Sendable, Hashable {
    /// The dialog is about to be shown.
    case willPresent
    /// The dialog is shown.
    case didPresent
    /// The button with this index was chosen.
    case clicked(Int)
    /// The dialog ends without a button.
    case cancel(CancelReason)
    /// The dialog is about to go; the index of the chosen button or of the cancel button.
    case willDismiss(Int?)
    /// The dialog is gone; the index of the chosen button or of the cancel button.
    case didDismiss(Int?)
  }
}
