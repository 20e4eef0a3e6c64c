import SwiftSyntax

/// Tells types of expressions and what calls can mean, from declarations and local names.
struct Surroundings {
  let declarations: Declarations
  /// The types around, the innermost last.
  var enclosing: [String] = []
  var scopes = Scopes()

  func read(_ type: TypeSyntax?) -> ValueType { declarations.types.read(type, in: enclosing) }

  /// The type of an expression, as far as its names tell it.
  func type(of expression: ExprSyntax) -> ValueType { types(of: expression).onlyOne ?? .unknown }

  /// The types that an expression can have; none where nothing tells.
  func types(of expression: ExprSyntax) -> Set<ValueType> {
    if let inner = expression.wrapped { return Set(types(of: inner).map(\.unwrapped)) }
    switch expression.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let reference):
      let name = reference.baseName.bareText
      if name == "self" { return Set(enclosing.last.map { [.named($0)] } ?? []) }
      return scopes.variable(name).map { [$0] } ?? property(name)
    case .memberAccessExpr(let member):
      return member.base.map { property(member.declName.baseName.bareText, of: $0) } ?? []
    case .functionCallExpr(let call):
      if call.calledExpression.isNameOfText { return [.text] }
      return Set(signatures(of: call).map(\.result))
    case .subscriptCallExpr(let call):
      return Set(types(of: call.calledExpression).map { $0.unwrapped.element })
    case .asExpr(let coerced):
      return [read(coerced.type)]
    case .stringLiteralExpr:
      return [.named("String")]
    case .ternaryExpr(let choice):
      return types(of: choice.thenExpression)
    case .arrayExpr(let list):
      // One element that is a text makes the literals beside it texts.
      let elements = Set(list.elements.flatMap { types(of: $0.expression) })
      return elements.contains(.text) ? [.list(.text)] : Set(elements.map { .list($0) })
    default:
      return []
    }
  }

  /// What a call can mean, by its name and its labels.
  ///
  /// - Parameters:
  ///   - call: The call.
  ///   - wanted: The type that is wanted of it, for `.member(…)` and `.init(…)`.
  /// - Returns: Every declaration that the call fits; none where it is not the project's.
  func signatures(of call: FunctionCallExprSyntax, wanted: ValueType = .unknown) -> [Signature] {
    let callee = call.calledExpression.withoutGenerics
    if let name = callee.as(DeclReferenceExprSyntax.self)?.baseName.bareText {
      return named(name).first { $0.contains { $0.match(call) != nil } }?.matching(call) ?? []
    }
    guard let member = callee.as(MemberAccessExprSyntax.self) else { return [] }
    let name = member.declName.baseName.bareText
    if declarations.hasType(name) { return declarations.functions("init", of: name).matching(call) }
    return members(name, of: member.base, wanted: wanted).matching(call)
  }

  /// Where a bare name is looked up, the nearest first.
  private func named(_ name: String) -> [[Signature]] {
    if let local = scopes.functions(name) { return [local] }
    let type = name == "Self" ? enclosing.last ?? "" : name
    if declarations.hasType(type) { return [declarations.functions("init", of: type)] }
    return enclosing.reversed().map { declarations.functions(name, of: $0) }
      + [declarations.functions(name, of: ""), declarations.functions(name)]
  }

  private func members(_ name: String, of base: ExprSyntax?, wanted: ValueType) -> [Signature] {
    guard let base else {
      if case .named(let type) = wanted.unwrapped {
        let own = declarations.functions(name, of: type)
        if !own.isEmpty { return own }
      }
      return name == "init" ? [] : declarations.functions(name)
    }
    if let type = typeName(base) { return declarations.functions(name, of: type) }
    switch type(of: base).unwrapped {
    case .named(let type) where declarations.hasType(type):
      let own = declarations.functions(name, of: type)
      return own.isEmpty ? declarations.functions(name) : own
    case .list(let element): return Signature.adding(element, by: name)
    case .unknown: return declarations.functions(name)
    default: return []
    }
  }

  /// The type that an expression names: `Dialog`, `DialogField.Item`, `Self`.
  private func typeName(_ expression: ExprSyntax) -> String? {
    let expression = expression.withoutGenerics
    if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.bareText {
      if ["Self", "self", "super"].contains(name) { return enclosing.last }
      // Types of other modules have no texts.
      return name.first?.isUppercase == true ? name : nil
    }
    let name = expression.as(MemberAccessExprSyntax.self)?.declName.baseName.bareText
    return name.flatMap { declarations.hasType($0) ? $0 : nil }
  }

  private func property(_ name: String) -> Set<ValueType> {
    (enclosing.reversed() + [""]).map { declarations.variable(name, of: $0) }
      .first { !$0.isEmpty } ?? []
  }

  private func property(_ name: String, of base: ExprSyntax) -> Set<ValueType> {
    if let type = typeName(base) { return declarations.variable(name, of: type) }
    if case .named(let type) = type(of: base).unwrapped, declarations.hasType(type) {
      return declarations.variable(name, of: type)
    }
    return declarations.variable(name)
  }
}

extension Signature {
  /// What the methods of collections take that add an element.
  fileprivate static func adding(_ element: ValueType, by name: String) -> [Signature] {
    let one = Parameter(label: nil, type: element)
    let several = Parameter(label: "contentsOf", type: .list(element))
    let index = Parameter(label: "at", type: .unknown)
    let all: [[Parameter]] =
      switch name {
      case "append": [[one], [several]]
      case "insert": [[one], [one, index], [several, index]]
      default: []
      }
    return all.map { Signature(parameters: $0, result: .unknown) }
  }
}

extension [Signature] {
  fileprivate func matching(_ call: FunctionCallExprSyntax) -> [Signature] {
    filter { $0.match(call) != nil }
  }
}

extension Set {
  fileprivate var onlyOne: Element? { count == 1 ? first : nil }
}

extension ExprSyntax {
  /// The expression in `try x`, `await x`, `(x)`, `x!` and `x?`.
  var wrapped: ExprSyntax? {
    if let node = self.as(TryExprSyntax.self) { return node.expression }
    if let node = self.as(AwaitExprSyntax.self) { return node.expression }
    if let node = self.as(ForceUnwrapExprSyntax.self) { return node.expression }
    if let node = self.as(OptionalChainingExprSyntax.self) { return node.expression }
    if let node = self.as(TupleExprSyntax.self), node.elements.count == 1 {
      return node.elements.first?.expression
    }
    return nil
  }

  /// Whether the expression is `DialogText`.
  var isNameOfText: Bool {
    let name =
      self.as(DeclReferenceExprSyntax.self)?.baseName
      ?? self.as(MemberAccessExprSyntax.self)?.declName.baseName
    return name?.text == "DialogText"
  }

  /// The name in `Name<…>`.
  fileprivate var withoutGenerics: ExprSyntax {
    self.as(GenericSpecializationExprSyntax.self)?.expression ?? self
  }
}
