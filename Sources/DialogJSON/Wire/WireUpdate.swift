package import Dialogs

/// The parameters of the notification `update`: what has changed of a dialog that waits for an answer.
///
/// The fields' values are never in it, for the reader may have gone on typing.
package struct WireUpdate: Sendable, Hashable {
  /// `{"id": …}` with `message`, `progress`, `pace` and `problems`, as far as they changed.
  package let params: JSONObject

  /// The difference between two contents; `nil` where there is none.
  package init?(of request: Int, from before: DialogContent, to after: DialogContent) {
    var params: JSONObject = ["id": .integer(request)]
    if before.message != after.message { params["message"] = after.message?.json ?? "" }
    if before.progress != after.progress { params["progress"] = after.progress?.json }
    if before.pace != after.pace { params["pace"] = .object(after.paceJSON) }
    if before.problems != after.problems { params["problems"] = .object(after.problems) }
    guard params.members.count > 1 else { return nil }
    self.params = params
  }
}
