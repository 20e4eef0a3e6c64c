/// The members of a JSON object, in their order, each name once.
///
/// Objects are equal where their members and the order of these are. Names are told apart as strings
/// are: two spellings of one character in Unicode are the same name.
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

  /// The members, in their order, each name once.
  public private(set) var members: [Member]

  /// An object of these members; where several have one name, the last value stands in the first's
  /// place.
  public init(_ members: [Member] = []) {
    self.members = []
    self.members.reserveCapacity(members.count)
    // A table of names is worth its making only where there are many.
    var places: [String: Int]? = members.count > 32 ? [:] : nil
    for member in members {
      let known =
        places.map { $0[member.name] } ?? self.members.firstIndex { $0.name == member.name }
      if let known {
        self.members[known] = member
      } else {
        places?[member.name] = self.members.count
        self.members.append(member)
      }
    }
  }

  /// The value of a member, `nil` where there is none.
  ///
  /// A new value goes to the place of the old one, a new name to the end, and `nil` removes the member.
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
  /// An object of these members, as ``init(_:)`` takes them.
  public init(dictionaryLiteral members: (String, JSONValue)...) {
    self.init(members.map { Member(name: $0, value: $1) })
  }
}
