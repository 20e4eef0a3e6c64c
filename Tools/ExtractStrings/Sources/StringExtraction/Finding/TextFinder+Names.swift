import SwiftSyntax

extension TextFinder {
  /// Enters a body with its parameters, and wants its result of it.
  func open(
    _ parameters: FunctionParameterClauseSyntax?, _ body: CodeBlockItemListSyntax?,
    giving result: ValueType
  ) {
    surroundings.scopes.push()
    results.append(result)
    for parameter in parameters?.parameters ?? [] {
      let type = surroundings.read(parameter.type)
      want(type, of: parameter.defaultValue?.value)
      let isVariadic = parameter.ellipsis != nil
      surroundings.scopes.declare(
        (parameter.secondName ?? parameter.firstName).bareText, isVariadic ? .list(type) : type)
    }
    wantResult(result, of: body)
  }

  /// Enters a closure: its types are written, or those that are wanted of it.
  func openClosure(_ node: ClosureExprSyntax) {
    var types: [ValueType] = []
    var result = ValueType.unknown
    if case .function(let parameters, let given)? = wanted[node.id]?.unwrapped {
      (types, result) = (parameters, given)
    }
    if let written = node.signature?.returnClause?.type { result = surroundings.read(written) }
    surroundings.scopes.push()
    results.append(result)
    for (name, type) in zip(node.parameters, types + node.parameters.map { _ in .unknown }) {
      surroundings.scopes.declare(
        name.name, name.type.map { surroundings.read($0) } ?? type)
    }
    wantResult(result, of: node.statements)
  }

  /// Local functions can be called before they stand.
  func declareFunctions(of statements: CodeBlockItemListSyntax) {
    guard statements.parent?.is(SourceFileSyntax.self) == false else { return }
    for statement in statements {
      if let function = statement.item.as(FunctionDeclSyntax.self) {
        let signature = Signature(
          function, surroundings.declarations.types, in: surroundings.enclosing)
        surroundings.scopes.declare(function.name.bareText, signature)
      }
    }
  }

  func declare(_ node: VariableDeclSyntax) {
    guard node.parent?.is(MemberBlockItemSyntax.self) == false else { return }
    let types = surroundings.declarations.types
    for (name, type) in node.annotated(types, in: surroundings.enclosing) {
      let binding = node.bindings.first {
        $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.bareText == name
      }
      let inferred = binding?.initializer.map { surroundings.type(of: $0.value) }
      surroundings.scopes.declare(name, type == .unknown ? inferred ?? type : type)
    }
  }

  func declare(_ node: OptionalBindingConditionSyntax) {
    guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier else { return }
    let value = node.initializer?.value ?? ExprSyntax(DeclReferenceExprSyntax(baseName: name))
    let type = node.typeAnnotation.map { surroundings.read($0.type) }
    surroundings.scopes.declare(
      name.bareText, (type ?? surroundings.type(of: value)).unwrapped)
  }

  /// A name that a pattern binds hides others, whatever its type.
  func declareIfUnknown(_ node: IdentifierPatternSyntax) {
    let parent = node.parent
    let isKnown =
      parent?.is(PatternBindingSyntax.self) == true
      || parent?.is(OptionalBindingConditionSyntax.self) == true
    if !isKnown { surroundings.scopes.declare(node.identifier.bareText, ValueType.unknown) }
  }
}

extension ClosureExprSyntax {
  fileprivate var parameters: [(name: String, type: TypeSyntax?)] {
    if let short = signature?.parameterClause?.as(ClosureShorthandParameterListSyntax.self) {
      return short.map { ($0.name.bareText, nil) }
    }
    let clause = signature?.parameterClause?.as(ClosureParameterClauseSyntax.self)
    return clause?.parameters.map { (($0.secondName ?? $0.firstName).bareText, $0.type) } ?? []
  }
}
