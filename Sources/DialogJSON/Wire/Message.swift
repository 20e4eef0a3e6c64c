/// What tells a request from the others that its sender has made.
package enum MessageID: Sendable, Hashable {
  case integer(Int)
  case string(String)

  /// An id as it is written; `nil` where the value cannot be one.
  init?(_ json: JSONValue) {
    switch json {
    case .integer(let integer): self = .integer(integer)
    case .string(let string): self = .string(string)
    default: return nil
    }
  }

  var json: JSONValue {
    switch self {
    case .integer(let integer): .integer(integer)
    case .string(let string): .string(string)
    }
  }
}

/// A message of JSON-RPC 2.0 (<https://www.jsonrpc.org/specification>).
package enum Message: Sendable, Hashable {
  /// The parameters are an object or an array; only who knows the method knows which.
  case request(MessageID, method: String, params: JSONValue)
  case notification(method: String, params: JSONValue)
  case result(MessageID, JSONValue)
  /// The id is `nil` where the error is not about a request, or nobody can tell which.
  case failure(MessageID?, MessageError)
}

extension Message {
  /// The message as its line, with the line feed.
  package var line: [UInt8] {
    var object: JSONObject = ["jsonrpc": "2.0"]
    switch self {
    case .request(let id, let method, let params):
      object["id"] = id.json
      object["method"] = .string(method)
      object["params"] = params
    case .notification(let method, let params):
      object["method"] = .string(method)
      object["params"] = params
    case .result(let id, let result):
      object["id"] = id.json
      object["result"] = result
    case .failure(let id, let error):
      object["id"] = id?.json ?? .null
      object["error"] = error.json
    }
    return JSONValue.object(object).encoded() + [UInt8(ascii: "\n")]
  }
}

extension Message {
  /// A line that is not a message, and the answer that it gets.
  package struct Refusal: Error {
    /// The request's id, where there is one.
    package var id: MessageID?
    /// What is wrong.
    package var error: MessageError
  }

  /// The message of a value.
  package init(_ json: JSONValue) throws(Refusal) {
    guard let object = json.object else {
      throw Refusal(error: .invalidRequest("a message is one object"))
    }
    let id = object["id"].flatMap(MessageID.init)
    guard object["jsonrpc"] == "2.0" else {
      throw Refusal(id: id, error: .invalidRequest("“jsonrpc” is not “2.0”"))
    }
    if let method = object["method"] {
      self = try .call(method, id: id, in: object)
    } else {
      self = try .answer(id: id, in: object)
    }
  }

  private static func call(
    _ method: JSONValue, id: MessageID?, in object: JSONObject
  ) throws(Refusal) -> Message {
    guard let method = method.string else {
      throw Refusal(id: id, error: .invalidRequest("“method” is not a string"))
    }
    let params = object["params"] ?? [:]
    guard params.object != nil || params.array != nil else {
      throw Refusal(id: id, error: .invalidRequest("“params” is neither an object nor an array"))
    }
    guard object["id"] != nil else { return .notification(method: method, params: params) }
    guard let id else {
      throw Refusal(error: .invalidRequest("“id” is neither an integer nor a string"))
    }
    return .request(id, method: method, params: params)
  }

  private static func answer(
    id: MessageID?, in object: JSONObject
  ) throws(Refusal) -> Message {
    switch (object["result"], object["error"], id) {
    case (let result?, nil, let id?): return .result(id, result)
    case (nil, let error?, _): return .failure(id, MessageError(error))
    case (nil, nil, _):
      throw Refusal(id: id, error: .invalidRequest("there is no “method”, “result” or “error”"))
    case (_, nil, nil):
      throw Refusal(error: .invalidRequest("“id” is neither an integer nor a string"))
    case (.some, .some, _):
      throw Refusal(error: .invalidRequest("there is both a “result” and an “error”"))
    }
  }
}
