package import Dialogs

/// The parameters of the notification `lifecycle`: which callback of which dialog.
///
/// Values of fields are never in it.
package struct WireLifecycle: Sendable, Hashable {
  /// The parameters of the notification.
  package private(set) var params: JSONObject

  /// The parameters of the showing side's notification, which has the request's id in place of the
  /// presentation's number.
  package func params(of request: MessageID) -> JSONObject {
    let id = JSONObject.Member(name: "id", value: request.json)
    return JSONObject([id] + params.members.filter { $0.name != "dialog" })
  }

  private init(_ callback: String, _ presentation: Presentation) {
    params = ["dialog": .integer(presentation.id)]
    if !presentation.tag.isEmpty { params["tag"] = .string(presentation.tag) }
    params["callback"] = .string(callback)
  }

  private init(_ callback: String, _ presentation: Presentation, index: Int?) {
    self.init(callback, presentation)
    params["index"] = .integer(index ?? -1)
  }

  package static func willPresent(_ presentation: Presentation) -> WireLifecycle {
    WireLifecycle("willPresent", presentation)
  }

  package static func didPresent(_ presentation: Presentation) -> WireLifecycle {
    WireLifecycle("didPresent", presentation)
  }

  package static func clicked(_ presentation: Presentation, index: Int) -> WireLifecycle {
    WireLifecycle("clicked", presentation, index: index)
  }

  package static func cancel(
    _ presentation: Presentation, reason: CancelReason
  ) -> WireLifecycle {
    var lifecycle = WireLifecycle("cancel", presentation)
    lifecycle.params["reason"] = .string(reason.rawValue)
    return lifecycle
  }

  package static func willDismiss(_ presentation: Presentation, index: Int?) -> WireLifecycle {
    WireLifecycle("willDismiss", presentation, index: index)
  }

  package static func didDismiss(_ presentation: Presentation, index: Int?) -> WireLifecycle {
    WireLifecycle("didDismiss", presentation, index: index)
  }
}
