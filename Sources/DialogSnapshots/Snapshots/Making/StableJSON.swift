internal import DialogJSON

extension JSONValue {
  /// The value as lines that are the same whenever the value is: members in order of their names,
  /// and on one line what fits into 100 columns, but for the whole.
  var stableText: String { stableText(indent: "", isWhole: true) + "\n" }

  private func stableText(indent: String, isWhole: Bool = false) -> String {
    let (open, parts, close) =
      switch self {
      case .object(let object): ("{", Self.parts(of: object, indent: indent + "  "), "}")
      case .array(let elements):
        ("[", elements.map { $0.stableText(indent: indent + "  ") }, "]")
      default: ("", [description], "")
      }
    let line = open + parts.joined(separator: ", ") + close
    if open.isEmpty || !isWhole && !line.contains("\n") && indent.count + line.count < 100 {
      return line
    }
    let lines = parts.map { "\(indent)  \($0)" }.joined(separator: ",\n")
    return parts.isEmpty ? open + close : "\(open)\n\(lines)\n\(indent)\(close)"
  }

  private static func parts(of object: JSONObject, indent: String) -> [String] {
    object.members.sorted { $0.name < $1.name }.map { member in
      "\(JSONValue.string(member.name)): \(member.value.stableText(indent: indent))"
    }
  }

  /// A length in points, to the 64th part, which is what fonts are hinted to.
  static func points(_ length: Double) -> JSONValue {
    let rounded = (length * 64).rounded() / 64
    return Int(exactly: rounded).map { .integer($0) } ?? .number(rounded)
  }
}
