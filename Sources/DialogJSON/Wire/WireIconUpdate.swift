package import Dialogs

/// The parameters of the notification `update` that shows the pictures of an open dialog in other forms
/// than they were sent in.
package struct WireIconUpdate: Sendable, Hashable {
  /// `{"id": …}` with `icon` and `buttonIcons`, the pictures by button, as far as they differ; `null`
  /// takes one away.
  package let params: JSONObject

  /// The difference between two sets of forms; `nil` where there is none.
  package init?(
    of request: Int, _ content: DialogContent, from before: Set<IconForm>,
    to after: Set<IconForm>
  ) {
    func change(of icon: DialogIcon?) -> JSONValue? {
      guard let icon else { return nil }
      let json = icon.json(in: after)
      return json == icon.json(in: before) ? nil : json ?? .null
    }
    var params: JSONObject = ["id": .integer(request)]
    params["icon"] = change(of: content.icon)
    let buttons = content.buttons.compactMap { button in
      change(of: button.icon).map { JSONObject.Member(name: button.id, value: $0) }
    }
    if !buttons.isEmpty { params["buttonIcons"] = .object(JSONObject(buttons)) }
    guard params.members.count > 1 else { return nil }
    self.params = params
  }
}
