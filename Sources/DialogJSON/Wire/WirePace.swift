import Dialogs

extension DialogContent {
  /// How fast the work goes on, in numbers and in words that say how far it has come too.
  var paceJSON: JSONObject {
    var object: JSONObject = [:]
    object["completed"] = pace?.completed.map { .integer($0) }
    object["total"] = pace?.total.map { .integer($0) }
    object["rate"] = pace?.rate.map { .number($0) }
    object["timeLeft"] = pace?.timeLeft.map { .number($0 / .seconds(1)) }
    object["text"] = .string(progressTexts.joined(separator: ", "))
    return object
  }
}
