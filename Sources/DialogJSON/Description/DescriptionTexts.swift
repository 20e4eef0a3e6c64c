import Dialogs

extension DescriptionReader {
  /// A text: a string, or an object with `key`, `verbatim` or `stock`.
  func text(_ node: DescriptionNode) throws(DescriptionError) -> DialogText {
    switch node.value {
    case .string(let string) where isResolved: return DialogText(verbatim: string)
    case .string(let key): return DialogText(key: key, arguments: arguments)
    case .object: break
    default: throw DescriptionError(node.path, .notA(.text))
    }
    switch try node.onlyMember(of: ["key", "verbatim", "stock"]) {
    case ("key", let key)?: return try message(node, key: key.string())
    case ("verbatim", let verbatim)?: return DialogText(verbatim: try verbatim.string())
    case (_, let stock)?: return .stock(try stock.word(of: .stock))
    case nil: throw DescriptionError(node.path, .missing(["key", "verbatim", "stock"]))
    }
  }

  /// Texts by name.
  func texts(_ node: DescriptionNode) throws(DescriptionError) -> [String: DialogText] {
    var texts: [String: DialogText] = [:]
    for member in try node.object().members {
      let path = node.pathOfMember(member.name)
      texts[member.name] = try text(DescriptionNode(path: path, value: member.value))
    }
    return texts
  }

  private func message(
    _ node: DescriptionNode, key: String
  ) throws(DescriptionError) -> DialogText {
    let own = try node.member("arguments")?.arguments() ?? []
    let plural = try node.member("plural")?.string()
    let count = try plural == nil ? node.member("count") : node.required("count")
    return DialogText(
      key: key, context: try node.member("context")?.string(), plural: plural,
      count: try count?.integer(), arguments: own + arguments)
  }
}

extension DescriptionNode {
  /// The values of named arguments.
  func arguments() throws(DescriptionError) -> [DialogText.Argument] {
    var arguments: [DialogText.Argument] = []
    for member in try object().members {
      let value =
        switch member.value {
        case .string(let string): string
        case .integer(let integer): "\(integer)"
        case .number(let number): "\(number)"
        default: throw DescriptionError(pathOfMember(member.name), .notA(.argument))
        }
      arguments.append(DialogText.Argument(name: member.name, value: value))
    }
    return arguments
  }
}
