import SwiftSyntax

extension VariableDeclSyntax {
  /// The names that are declared, each with the type that is written, or constructed as `Type(…)`;
  /// `let a, b: T` gives it to both.
  func annotated(_ types: TypeReader, in enclosing: [String]) -> [(String, ValueType)] {
    var pairs: [(String, ValueType)] = []
    var type = ValueType.unknown
    for binding in bindings.reversed() {
      if let written = binding.typeAnnotation?.type {
        type = types.read(written, in: enclosing)
      } else if let value = binding.initializer?.value {
        type = value.constructedType.map { types.read($0, in: enclosing) } ?? .unknown
      }
      if let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.bareText {
        pairs.append((name, type))
      }
    }
    return pairs.reversed()
  }

  /// What a struct's own initializer takes for the properties.
  func memberwiseParameters(
    _ types: TypeReader, _ enclosing: [String]
  ) -> [Signature.Parameter] {
    let isStatic = modifiers.contains { $0.name.text == "static" }
    let isLet = bindingSpecifier.text == "let"
    guard !isStatic, bindings.allSatisfy({ $0.accessorBlock == nil }) else { return [] }
    return zip(bindings, annotated(types, in: enclosing)).compactMap { binding, property in
      if isLet, binding.initializer != nil { return nil }
      let startsEmpty = if case .optional = property.1 { !isLet } else { false }
      return Signature.Parameter(
        label: property.0, type: property.1,
        canBeLeftOut: binding.initializer != nil || startsEmpty)
    }
  }
}

extension ExprSyntax {
  /// The type that `Type(…)` names.
  fileprivate var constructedType: TypeSyntax? {
    let callee = self.as(FunctionCallExprSyntax.self)?.calledExpression
    guard let name = callee?.as(DeclReferenceExprSyntax.self)?.baseName,
      name.text.first?.isUppercase == true
    else { return nil }
    return TypeSyntax(IdentifierTypeSyntax(name: name.trimmed))
  }
}
