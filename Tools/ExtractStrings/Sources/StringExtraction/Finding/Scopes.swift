/// The local names at a place in a file, and what is around it.
struct Scopes {
  private struct Scope {
    var variables: [String: ValueType] = [:]
    var functions: [String: [Signature]] = [:]
  }

  private var scopes: [Scope] = [Scope()]

  mutating func push() { scopes.append(Scope()) }

  mutating func pop() { scopes.removeLast() }

  mutating func declare(_ name: String, _ type: ValueType) {
    scopes[scopes.count - 1].variables[name] = type
  }

  mutating func declare(_ name: String, _ function: Signature) {
    scopes[scopes.count - 1].functions[name, default: []].append(function)
  }

  /// The type of the innermost variable of this name; `nil` where there is none.
  func variable(_ name: String) -> ValueType? {
    scopes.last { $0.variables[name] != nil }?.variables[name]
  }

  /// What the innermost local function or closure of this name takes; `nil` where there is none.
  func functions(_ name: String) -> [Signature]? {
    guard let scope = scopes.last(where: { $0.variables[name] != nil || $0.functions[name] != nil })
    else { return nil }
    return scope.functions[name] ?? [scope.variables[name]?.asSignature].compactMap(\.self)
  }
}
