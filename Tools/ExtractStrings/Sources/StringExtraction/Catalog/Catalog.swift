/// The messages of all files, each once.
package struct Catalog {
  private struct Key: Hashable {
    let context: String?
    let key: String
  }

  package private(set) var problems: [Problem] = []
  private var messages: [Key: Message] = [:]

  package init(_ found: [Message]) {
    for message in found.sorted(by: { $0.places[0] < $1.places[0] }) { add(message) }
  }

  /// The messages in the order of their first places.
  package var sorted: [Message] { messages.values.sorted { $0.places[0] < $1.places[0] } }

  private mutating func add(_ message: Message) {
    let key = Key(context: message.context, key: message.key)
    guard var known = messages[key] else {
      messages[key] = message
      return
    }
    if let plural = message.plural, let other = known.plural, plural != other {
      problems.append(
        Problem(
          place: message.places[0],
          words: "“\(message.key)” has another plural at \(known.places[0]): “\(other)”"))
      return
    }
    known.plural = known.plural ?? message.plural
    known.places += message.places
    known.comments += message.comments.filter { !known.comments.contains($0) }
    messages[key] = known
  }
}
