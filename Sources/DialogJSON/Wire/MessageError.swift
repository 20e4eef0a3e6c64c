/// An error as JSON-RPC 2.0 tells it.
package struct MessageError: Error, Sendable, Hashable {
  /// The kinds of error, by their number.
  package enum Code {
    /// The line is not JSON.
    package static let parseError = -32700
    /// The line is JSON, but not a message, or not one that fits here.
    package static let invalidRequest = -32600
    /// Nobody here knows the method.
    package static let methodNotFound = -32601
    /// The method is known, and what it was given is wrong.
    package static let invalidParams = -32602
    /// The dialog could not be shown.
    package static let cannotShow = -32000
  }

  /// The kind of error.
  package var code: Int
  /// What is wrong, in English.
  package var message: String
  /// More about it.
  package var data: JSONValue?

  /// An error by its parts.
  package init(code: Int, message: String, data: JSONValue? = nil) {
    self.code = code
    self.message = message
    self.data = data
  }

  /// An error as it was told; one that is told badly has what of it is right.
  init(_ json: JSONValue) {
    code = json.object?["code"]?.integer ?? 0
    message = json.object?["message"]?.string ?? ""
    data = json.object?["data"]
  }

  var json: JSONValue {
    var object: JSONObject = ["code": .integer(code), "message": .string(message)]
    object["data"] = data
    return .object(object)
  }
}

extension MessageError {
  /// A line of which nothing can be read.
  ///
  /// - Parameters:
  ///   - message: What is wrong.
  ///   - place: Where the line begins in the stream.
  ///   - column: The character of the line, from 1.
  /// - Returns: An error that tells the place.
  package static func parseError(
    _ message: String, at place: LinePlace, column: Int
  ) -> MessageError {
    MessageError(
      code: Code.parseError, message: message,
      data: [
        "line": .integer(place.number), "column": .integer(column),
        "offset": .integer(place.offset),
      ])
  }

  /// A value that is no message, or a message that does not fit here.
  package static func invalidRequest(_ message: String, id: MessageID? = nil) -> MessageError {
    MessageError(code: Code.invalidRequest, message: message, data: id.map { ["id": $0.json] })
  }

  /// A method that nobody knows.
  package static let methodNotFound = MessageError(
    code: Code.methodNotFound, message: "there is no such method here")

  /// Something wrong in what a method or an answer says.
  package static func invalidParams(_ message: String, id: MessageID? = nil) -> MessageError {
    MessageError(code: Code.invalidParams, message: message, data: id.map { ["id": $0.json] })
  }

  /// A dialog that could not be shown, and why.
  package static func cannotShow(_ message: String) -> MessageError {
    MessageError(code: Code.cannotShow, message: message)
  }
}
