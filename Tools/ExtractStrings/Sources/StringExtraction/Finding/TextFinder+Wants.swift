import SwiftSyntax

extension TextFinder {
  /// Wants a type of an expression, and so of what gives the expression its value.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - expression: The expression.
  ///   - isCertain: Whether no other type could be meant.
  func want(_ type: ValueType?, of expression: ExprSyntax?, isCertain: Bool = true) {
    guard let type, type != .unknown, let expression else { return }
    if let inner = expression.wrapped {
      want(type, of: inner, isCertain: isCertain)
      return
    }
    switch expression.as(ExprSyntaxEnum.self) {
    case .stringLiteralExpr(let literal):
      guard type.unwrapped == .text else { return }
      guard isCertain else {
        found.report(
          "this may be a text or a string: write DialogText(…) around the literal, or “as String” "
            + "after it", at: literal)
        return
      }
      found.take(literal)
    case .arrayExpr(let list):
      guard case .list(let element) = type.unwrapped else { return }
      for item in list.elements { want(element, of: item.expression, isCertain: isCertain) }
    case .dictionaryExpr(let dictionary):
      guard case .dictionary(let key, let value) = type.unwrapped else { return }
      for item in dictionary.content.as(DictionaryElementListSyntax.self) ?? [] {
        want(key, of: item.key, isCertain: isCertain)
        want(value, of: item.value, isCertain: isCertain)
      }
    case .tupleExpr(let tuple):
      guard case .tuple(let types) = type.unwrapped else { return }
      for (element, type) in zip(tuple.elements, types) {
        want(type, of: element.expression, isCertain: isCertain)
      }
    case .ternaryExpr(let choice):
      want(type, of: choice.thenExpression, isCertain: isCertain)
      want(type, of: choice.elseExpression, isCertain: isCertain)
    case .infixOperatorExpr(let operation):
      guard operation.joinsValues(of: type) else { return }
      want(type, of: operation.leftOperand, isCertain: isCertain)
      want(type, of: operation.rightOperand, isCertain: isCertain)
    case .ifExpr(let choice):
      wantResult(type, of: choice.body.statements)
      want(type, of: choice.elseBody?.as(IfExprSyntax.self).map { ExprSyntax($0) })
      wantResult(type, of: choice.elseBody?.as(CodeBlockSyntax.self)?.statements)
    case .switchExpr(let choice):
      wantResult(type, of: choice.cases)
    case .closureExpr(let closure):
      wanted[closure.id] = type
    case .functionCallExpr(let call):
      wanted[call.id] = type
      if call.calledExpression.is(ClosureExprSyntax.self) {
        wanted[call.calledExpression.id] = .function([], result: type)
      } else if let closure = call.mappingClosure, let result = type.mapped {
        wanted[closure.id] = .function([.unknown], result: result)
      }
    default:
      return
    }
  }

  /// Wants a type of statements that give a value without `return`: there is only one of them.
  func wantResult(_ type: ValueType?, of statements: CodeBlockItemListSyntax?) {
    guard let type, let statements, statements.count == 1, let item = statements.first?.item else {
      return
    }
    if let expression = item.as(ExprSyntax.self) {
      want(type, of: expression)
    } else if let statement = item.as(ExpressionStmtSyntax.self) {
      want(type, of: statement.expression)
    } else if let choice = item.as(IfConfigDeclSyntax.self) {
      for clause in choice.clauses {
        wantResult(type, of: clause.elements?.as(CodeBlockItemListSyntax.self))
      }
    }
  }

  private func wantResult(_ type: ValueType, of cases: SwitchCaseListSyntax) {
    for element in cases {
      if let node = element.as(SwitchCaseSyntax.self) {
        wantResult(type, of: node.statements)
      } else if let choice = element.as(IfConfigDeclSyntax.self) {
        for clause in choice.clauses {
          if let cases = clause.elements?.as(SwitchCaseListSyntax.self) {
            wantResult(type, of: cases)
          }
        }
      }
    }
  }
}

extension InfixOperatorExprSyntax {
  /// Whether both sides are values of the type: `a ?? b`, and `a + b` of lists.
  fileprivate func joinsValues(of type: ValueType) -> Bool {
    switch `operator`.as(BinaryOperatorExprSyntax.self)?.operator.text {
    case "??": true
    case "+": if case .list = type.unwrapped { true } else { false }
    default: false
    }
  }
}

extension FunctionCallExprSyntax {
  /// The closure of `.map { … }` and `.compactMap { … }`.
  fileprivate var mappingClosure: ClosureExprSyntax? {
    let name = calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    guard name == "map" || name == "compactMap" else { return nil }
    return trailingClosure ?? arguments.first?.expression.as(ClosureExprSyntax.self)
  }
}

extension ValueType {
  /// What a closure gives that makes a value of this type by `map`.
  fileprivate var mapped: ValueType? {
    switch self {
    case .list(let type), .optional(let type): type
    default: nil
    }
  }
}
