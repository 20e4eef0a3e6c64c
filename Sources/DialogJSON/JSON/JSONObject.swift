/// The members of a JSON object, in their order.
///
/// Objects are equal where their members and the order of these are.
public struct JSONObject: Sendable, Hashable {
  /// One member.
  public struct Member: Sendable, Hashable {
    /// What it is called.
    public var name: String
    /// What it holds.
    public var value: JSONValue

    /// A member by its parts.
    public init(name: String, value: JSONValue) {
      self.name = name
      self.value = value
    }
  }

  /// The members, in their order.
  public private(set) var members: [Member]

  /// An object of these members, each name once.
  public init(_ members: [Member] = []) {
    self.members = members
  }

  /// The value of a member, `nil` where there is none; a new one goes to the end.
  public subscript(name: String) -> JSONValue? {
    get { members.first { $0.name == name }?.value }
    set {
      guard let index = members.firstIndex(where: { $0.name == name }) else {
        if let newValue { members.append(Member(name: name, value: newValue)) }
        return
      }
      if let newValue { members[index].value = newValue } else { members.remove(at: index) }
    }
  }
}

extension JSONObject: ExpressibleByDictionaryLiteral {
  /// An object of these members.
  public init(dictionaryLiteral members: (String, JSONValue)...) {
    self.init(members.map { Member(name: $0, value: $1) })
  }
}
