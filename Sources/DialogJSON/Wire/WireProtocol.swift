import Dialogs

/// What the two sides of the protocol agree on.
package enum WireProtocol {
  /// The protocol's version; it changes where an older peer would go wrong.
  package static let version = 1
  /// How many bytes a line may have, without its line feed: 1 MiB.
  package static let lineLimit = JSONValue.sizeLimit

  /// The names of the methods.
  package enum Method {
    /// Who speaks, said first; a notification.
    package static let hello = "hello"
    /// Show a dialog; a request, whose result is the answer.
    package static let present = "present"
    /// Show what has changed of a dialog; a notification.
    package static let update = "update"
    /// Take a dialog down; a notification.
    package static let dismiss = "dismiss"
    /// A callback, told to the other side; a notification.
    package static let lifecycle = "lifecycle"
    /// What the reader does before answering; a notification.
    package static let event = "event"
  }

  /// What an asking side may want to be told, among the capabilities of its `hello`.
  package enum Wish {
    /// Each callback, as it happens.
    package static let lifecycle = "lifecycle"
    /// What the reader does before answering.
    package static let events = "events"
  }

  /// The parameters of `hello`.
  package static func hello(capabilities: [String]) -> JSONObject {
    [
      "protocol": .integer(version), "name": "Rejoinder",
      "capabilities": .array(capabilities.map { .string($0) }),
    ]
  }
}

extension PresenterCapabilities {
  /// The capabilities by their names in `hello`.
  var words: [String] {
    let names: [(PresenterCapabilities, String)] = [
      (.icons, "icons"), (.fields, "fields"), (.severalAtOnce, "several"), (.anchors, "anchors"),
      (.updates, "updates"),
    ]
    return names.compactMap { contains($0.0) ? $0.1 : nil }
  }
}
