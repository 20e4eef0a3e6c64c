public import Dialogs

extension Response {
  /// The response as an object: `{"button": id, "index": i, "values": {…}}`, or
  /// `{"cancelled": reason, "index": c, "values": {…}}`.
  ///
  /// `index` is −1 where no button was chosen and there is no cancel button. The values stand in the
  /// order of their ids: a text is a string, a check `true` or `false`, and what was chosen a list of
  /// ids, of a `choice` too.
  public var json: JSONObject {
    var object: JSONObject =
      switch outcome {
      case .button(let id, _): ["button": .string(id)]
      case .cancelled(let reason, _): ["cancelled": .string(reason.rawValue)]
      }
    object["index"] = .integer(index ?? -1)
    object["values"] = .object(
      JSONObject(
        values.sorted { $0.key < $1.key }.map {
          JSONObject.Member(name: $0.key, value: $0.value.json)
        }))
    return object
  }
}
