import SwiftSyntax

/// Reads written types, given what `typealias` declares.
struct TypeReader {
  /// The aliases by the type that they are declared in (`""` outside of types) and their names.
  var aliases: [String: [String: TypeSyntax]] = [:]

  private static let lists: Set = [
    "Array", "ArraySlice", "ContiguousArray", "Set", "Sequence", "Collection",
  ]

  /// The type as it is written inside of `enclosing` types, the innermost last.
  func read(_ syntax: TypeSyntax?, in enclosing: [String]) -> ValueType {
    guard let syntax else { return .unknown }
    if let type = syntax.as(IdentifierTypeSyntax.self) {
      return named(type.name.bareText, type.genericArgumentClause, in: enclosing)
    }
    if let type = syntax.as(MemberTypeSyntax.self) {
      if let base = type.baseType.lastName, let alias = aliases[base]?[type.name.bareText] {
        return read(alias, in: enclosing + [base])
      }
      return named(type.name.bareText, type.genericArgumentClause, in: [])
    }
    if let type = syntax.as(OptionalTypeSyntax.self) {
      return .optional(read(type.wrappedType, in: enclosing))
    }
    if let type = syntax.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return .optional(read(type.wrappedType, in: enclosing))
    }
    if let type = syntax.as(ArrayTypeSyntax.self) {
      return .list(read(type.element, in: enclosing))
    }
    if let type = syntax.as(DictionaryTypeSyntax.self) {
      return .dictionary(
        key: read(type.key, in: enclosing), value: read(type.value, in: enclosing))
    }
    if let type = syntax.as(TupleTypeSyntax.self) {
      let types = type.elements.map { read($0.type, in: enclosing) }
      return types.count == 1 ? types[0] : .tuple(types)
    }
    if let type = syntax.as(FunctionTypeSyntax.self) {
      return .function(
        type.parameters.map { read($0.type, in: enclosing) },
        result: read(type.returnClause.type, in: enclosing))
    }
    if let type = syntax.as(AttributedTypeSyntax.self) { return read(type.baseType, in: enclosing) }
    if let type = syntax.as(SomeOrAnyTypeSyntax.self) {
      return read(type.constraint, in: enclosing)
    }
    return .unknown
  }

  private func named(
    _ name: String, _ generics: GenericArgumentClauseSyntax?, in enclosing: [String]
  ) -> ValueType {
    for (depth, outer) in (([""] + enclosing).enumerated().reversed()) {
      if let alias = aliases[outer]?[name] {
        return read(alias, in: Array(enclosing.prefix(depth)))
      }
    }
    let arguments = (generics?.arguments.map(\.argument) ?? []).map {
      read(TypeSyntax($0), in: enclosing)
    }
    switch (name, arguments.count) {
    case ("DialogText", 0): return .text
    case ("Self", 0): return enclosing.last.map { .named($0) } ?? .unknown
    case ("Optional", 1): return .optional(arguments[0])
    case ("Dictionary", 2), ("KeyValuePairs", 2):
      return .dictionary(key: arguments[0], value: arguments[1])
    case (_, 1) where Self.lists.contains(name): return .list(arguments[0])
    default: return .named(name)
    }
  }
}

extension TypeSyntax {
  /// The last part of the type's name; that of a list is `Array`.
  var lastName: String? {
    if let type = self.as(IdentifierTypeSyntax.self) { return type.name.bareText }
    if let type = self.as(MemberTypeSyntax.self) { return type.name.bareText }
    return self.is(ArrayTypeSyntax.self) ? "Array" : nil
  }
}

extension TokenSyntax {
  /// The name without its backticks.
  var bareText: String { text.filter { $0 != "`" } }
}
