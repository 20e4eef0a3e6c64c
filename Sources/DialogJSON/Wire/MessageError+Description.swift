extension MessageError {
  /// What is wrong with the description in a request, whose member `path` names; or in a notification
  /// about the dialog of a request.
  static func wrongDescription(_ error: any Error, of request: MessageID? = nil) -> MessageError {
    var data: JSONObject = [:]
    data["id"] = request?.json
    if let error = error as? DescriptionError { data["path"] = .string(error.path) }
    return MessageError(
      code: Code.invalidParams, message: "\(error)",
      data: data.members.isEmpty ? nil : .object(data))
  }
}
