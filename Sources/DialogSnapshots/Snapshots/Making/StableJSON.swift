internal import DialogJSON

extension JSONValue {
  /// The value as lines that are the same whenever the value is: members in order of their names,
  /// one a line, and lists without lists or objects in them on one.
  var stableText: String { stableText(indent: "") + "\n" }

  private func stableText(indent: String) -> String {
    let inner = indent + "  "
    switch self {
    case .object(let object) where !object.members.isEmpty:
      let members = object.members.sorted { $0.name < $1.name }.map { member in
        "\(inner)\(JSONValue.string(member.name)): \(member.value.stableText(indent: inner))"
      }
      return "{\n\(members.joined(separator: ",\n"))\n\(indent)}"
    case .array(let elements) where elements.contains(where: \.isContainer):
      let lines = elements.map { inner + $0.stableText(indent: inner) }
      return "[\n\(lines.joined(separator: ",\n"))\n\(indent)]"
    case .array(let elements):
      return "[\(elements.map(\.description).joined(separator: ", "))]"
    default:
      return description
    }
  }

  private var isContainer: Bool { object != nil || array != nil }

  /// A length in points, to the 64th part, which is what fonts are hinted to.
  static func points(_ length: Double) -> JSONValue {
    let rounded = (length * 64).rounded() / 64
    return Int(exactly: rounded).map { .integer($0) } ?? .number(rounded)
  }
}
