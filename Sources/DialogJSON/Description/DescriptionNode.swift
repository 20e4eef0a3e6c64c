import Dialogs

/// A value in a description, and where it stands.
struct DescriptionNode {
  let path: String
  let value: JSONValue

  /// A member of an object; `nil` where there is none.
  func member(_ name: String) throws(DescriptionError) -> DescriptionNode? {
    try object()[name].map { DescriptionNode(path: pathOfMember(name), value: $0) }
  }

  /// A member that must be there.
  func required(_ name: String) throws(DescriptionError) -> DescriptionNode {
    guard let member = try member(name) else { throw DescriptionError(path, .missing([name])) }
    return member
  }

  /// The one member of several that is there; `nil` where none is.
  func onlyMember(of names: [String]) throws(DescriptionError) -> (
    name: String, node: DescriptionNode
  )? {
    let object = try object()
    let given = names.filter { object[$0] != nil }
    if given.count > 1 { throw DescriptionError(path, .several(given)) }
    guard let name = given.first, let node = try member(name) else { return nil }
    return (name, node)
  }

  func pathOfMember(_ name: String) -> String {
    // A dot in a name would read as the way to another member.
    guard ButtonID.isValid(name), !name.contains(".") else {
      return "\(path)[\"\(name.escapingControls(and: ["\"", "\\"]))\"]"
    }
    return path.isEmpty ? name : "\(path).\(name)"
  }
}

extension DescriptionNode {
  func object() throws(DescriptionError) -> JSONObject {
    guard let object = value.object else { throw DescriptionError(path, .notA(.object)) }
    return object
  }

  func elements() throws(DescriptionError) -> [DescriptionNode] {
    guard let array = value.array else { throw DescriptionError(path, .notA(.list)) }
    return array.enumerated().map { DescriptionNode(path: "\(path)[\($0)]", value: $1) }
  }

  func string() throws(DescriptionError) -> String {
    guard let string = value.string else { throw DescriptionError(path, .notA(.string)) }
    return string
  }

  func bool() throws(DescriptionError) -> Bool {
    guard let bool = value.bool else { throw DescriptionError(path, .notA(.boolean)) }
    return bool
  }

  func integer() throws(DescriptionError) -> Int {
    guard let integer = value.integer else { throw DescriptionError(path, .notA(.integer)) }
    return integer
  }

  func number() throws(DescriptionError) -> Double {
    guard let number = value.number else { throw DescriptionError(path, .notA(.number)) }
    return number
  }

  /// One of a vocabulary's words.
  func word<Word: CaseIterable & RawRepresentable<String>>(
    of vocabulary: DescriptionError.Vocabulary, as type: Word.Type = Word.self
  ) throws(DescriptionError) -> Word {
    let name = try string()
    guard let word = Word(rawValue: name) else {
      throw DescriptionError(
        path, .unknown(vocabulary, name, known: Word.allCases.map(\.rawValue)))
    }
    return word
  }
}
