import SwiftSyntax

extension TextFinder {
  /// Wants of each argument of a call what its parameter takes.
  func visitCall(_ call: FunctionCallExprSyntax) {
    if isText(call) {
      takeText(call)
    } else if let context = call.contextOfOwn {
      noteContext(context)
    } else {
      let matches = surroundings.signatures(of: call, wanted: wanted[call.id] ?? .unknown)
        .compactMap { $0.match(call) }
      guard let first = matches.first else { return }
      for (index, pair) in first.enumerated() {
        want(anyOf: Set(matches.map { $0[index].parameter.type }), of: pair.argument)
      }
    }
  }

  /// Wants what one of several declarations wants; where another would take a string, that is reported.
  func want(anyOf types: Set<ValueType>, of argument: ExprSyntax) {
    if types.count == 1 {
      want(types.first, of: argument)
    } else if let text = types.first(where: \.holdsText) {
      let others = types.filter { !$0.holdsText && couldBeString($0) }
      want(text, of: argument, isCertain: others.isEmpty)
    }
  }

  /// Whether a value of the type can be written as a string literal; types of the project cannot.
  private func couldBeString(_ type: ValueType) -> Bool {
    switch type.unwrapped {
    case .named(let name): !surroundings.declarations.hasType(name)
    case .unknown: true
    default: false
    }
  }

  /// Whether the call is `DialogText(…)`, written out or as the `.init(…)` of a wanted text.
  private func isText(_ call: FunctionCallExprSyntax) -> Bool {
    let callee = call.calledExpression
    if callee.isNameOfText { return true }
    guard let member = callee.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "init"
    else { return false }
    return member.base?.isNameOfText ?? (wanted[call.id]?.unwrapped == .text)
  }

  private func takeText(_ call: FunctionCallExprSyntax) {
    guard let first = call.arguments.first,
      first.label == nil || first.label?.text == "key"
    else { return }
    let plural = call.argument("plural")
    let context = call.argument("context")
    guard let literal = first.expression.as(StringLiteralExprSyntax.self) else {
      // A key that only the running program knows is an application's.
      if first.label == nil, plural != nil || context != nil { reportNoLiteral(first.expression) }
      return
    }
    for part in [plural, context] {
      if let part, !part.is(StringLiteralExprSyntax.self) { return reportNoLiteral(part) }
    }
    found.take(
      literal, plural: plural?.as(StringLiteralExprSyntax.self),
      context: context?.as(StringLiteralExprSyntax.self), bracesAreLiteral: first.label == nil)
  }

  private func noteContext(_ argument: ExprSyntax) {
    guard !surroundings.declarations.functions("own", of: "DialogText").isEmpty else { return }
    if let literal = argument.as(StringLiteralExprSyntax.self) {
      found.noteContext(literal)
    } else {
      reportNoLiteral(argument)
    }
  }

  private func reportNoLiteral(_ node: ExprSyntax) {
    found.report(
      "a text with a plural or a context has them, and itself, written as literals here", at: node)
  }
}

extension FunctionCallExprSyntax {
  /// The argument of `text.own(…)`, which marks Rejoinder's own texts.
  fileprivate var contextOfOwn: ExprSyntax? {
    guard let member = calledExpression.as(MemberAccessExprSyntax.self), member.base != nil,
      member.declName.baseName.text == "own", arguments.count == 1, trailingClosure == nil,
      let argument = arguments.first, argument.label == nil
    else { return nil }
    return argument.expression
  }

  fileprivate func argument(_ label: String) -> ExprSyntax? {
    let expression = arguments.first { $0.label?.text == label }?.expression
    return expression?.is(NilLiteralExprSyntax.self) == true ? nil : expression
  }
}
