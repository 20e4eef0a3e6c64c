/// What all files declare, by name.
struct Declarations {
  /// The members of a type or, under the name `""`, what is declared outside of types.
  struct Members {
    /// Functions, initializers (`init`) and enum cases with values.
    var functions: [String: [Signature]] = [:]
    /// Properties, constants and enum cases without values.
    var variables: [String: Set<ValueType>] = [:]
  }

  var types: TypeReader
  /// Types of one name share one entry.
  private(set) var members: [String: Members] = [:]

  init(types: TypeReader) {
    self.types = types
  }

  mutating func add(_ type: String) {
    members[type, default: Members()].functions["init", default: []] += []
  }

  mutating func add(_ name: String, _ signature: Signature, to type: String) {
    members[type, default: Members()].functions[name, default: []].append(signature)
  }

  mutating func add(_ name: String, _ variable: ValueType, to type: String) {
    members[type, default: Members()].variables[name, default: []].insert(variable)
  }

  /// Whether a type of this name is declared.
  func hasType(_ name: String) -> Bool { members[name]?.functions["init"] != nil }

  /// The signatures that a member of a type has, a property that holds a closure among them.
  func functions(_ name: String, of type: String) -> [Signature] {
    (members[type]?.functions[name] ?? [])
      + (members[type]?.variables[name] ?? []).compactMap(\.asSignature)
  }

  /// The signatures that members of this name have in any type.
  func functions(_ name: String) -> [Signature] {
    members.keys.filter { !$0.isEmpty }.sorted().flatMap { functions(name, of: $0) }
  }

  /// The types that a property of this name has, in one type.
  func variable(_ name: String, of type: String) -> Set<ValueType> {
    members[type]?.variables[name] ?? []
  }

  /// The types that properties of this name have, in any type.
  func variable(_ name: String) -> Set<ValueType> {
    members.filter { !$0.key.isEmpty }.values.reduce(into: []) {
      $0.formUnion($1.variables[name] ?? [])
    }
  }
}

extension ValueType {
  /// What calling a value of the type takes and gives.
  var asSignature: Signature? {
    guard case .function(let parameters, let result) = unwrapped else { return nil }
    return Signature(
      parameters: parameters.map { Signature.Parameter(label: nil, type: $0) }, result: result)
  }
}
