import SwiftSyntax

/// Finds the literals of a file that stand where a text is wanted.
///
/// A node is visited before what is in it: each says what it wants of its parts, and these find it
/// noted when their turn comes.
final class TextFinder: TypeNestingVisitor {
  var surroundings: Surroundings
  var found: FoundTexts
  /// What the bodies around give back, the innermost last.
  var results: [ValueType] = []
  /// What is wanted of calls and closures.
  var wanted: [SyntaxIdentifier: ValueType] = [:]

  /// Finds the texts of a file.
  static func find(
    in syntax: Syntax, file: String, _ declarations: Declarations
  ) -> FoundTexts {
    let finder = TextFinder(
      Surroundings(declarations: declarations), FoundTexts(syntax, file: file))
    finder.walk(syntax)
    finder.found.applyContext()
    return finder.found
  }

  private init(_ surroundings: Surroundings, _ found: FoundTexts) {
    self.surroundings = surroundings
    self.found = found
    super.init(viewMode: .sourceAccurate)
  }

  override func enter(_ type: String) {
    super.enter(type)
    surroundings.enclosing = enclosing
  }

  override func leave() {
    super.leave()
    surroundings.enclosing = enclosing
  }

  // MARK: Where texts are wanted

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    visitCall(node)
    return .visitChildren
  }

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    want(results.last, of: node.expression)
    return .visitChildren
  }

  override func visit(_ node: AsExprSyntax) -> SyntaxVisitorContinueKind {
    want(surroundings.read(node.type), of: node.expression)
    return .visitChildren
  }

  override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.operator.as(BinaryOperatorExprSyntax.self)?.operator.text
    if node.operator.is(AssignmentExprSyntax.self) || name == "+=" {
      want(anyOf: surroundings.types(of: node.leftOperand), of: node.rightOperand)
    }
    return .visitChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    let declaration = node.parent?.parent?.as(VariableDeclSyntax.self)
    guard declaration != nil, let type = node.typeAnnotation?.type else { return .visitChildren }
    want(surroundings.read(type), of: node.initializer?.value)
    return .visitChildren
  }

  override func visit(_ node: EnumCaseParameterSyntax) -> SyntaxVisitorContinueKind {
    want(surroundings.read(node.type), of: node.defaultValue?.value)
    return .visitChildren
  }

  /// The net below: a literal with named arguments is a text, wherever it stands.
  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    if node.hasNamedArguments, !found.has(node) {
      found.report(
        "nothing here says that a text is wanted: write DialogText(…) around the literal", at: node)
    }
    return .visitChildren
  }

  // MARK: Bodies

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let result = node.signature.returnClause.map { surroundings.read($0.type) } ?? .unknown
    open(node.signature.parameterClause, node.body?.statements, giving: result)
    return .visitChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    open(node.signature.parameterClause, nil, giving: .unknown)
    return .visitChildren
  }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    open(node.parameterClause, nil, giving: surroundings.read(node.returnClause.type))
    return .visitChildren
  }

  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
    let type = node.parent?.as(PatternBindingSyntax.self)?.typeAnnotation?.type
    let result = type.map { surroundings.read($0) } ?? results.last ?? .unknown
    open(nil, node.accessors.as(CodeBlockItemListSyntax.self), giving: result)
    return .visitChildren
  }

  override func visit(_ node: AccessorDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.accessorSpecifier.text == "get" {
      wantResult(results.last, of: node.body?.statements)
    }
    return .visitChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    openClosure(node)
    return .visitChildren
  }

  override func visitPost(_ node: FunctionDeclSyntax) { close() }
  override func visitPost(_ node: InitializerDeclSyntax) { close() }
  override func visitPost(_ node: SubscriptDeclSyntax) { close() }
  override func visitPost(_ node: AccessorBlockSyntax) { close() }
  override func visitPost(_ node: ClosureExprSyntax) { close() }

  private func close() {
    results.removeLast()
    surroundings.scopes.pop()
  }

  // MARK: Local names

  override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
    declareFunctions(of: node)
    return .visitChildren
  }

  override func visitPost(_ node: VariableDeclSyntax) { declare(node) }
  override func visitPost(_ node: OptionalBindingConditionSyntax) { declare(node) }
  override func visitPost(_ node: IdentifierPatternSyntax) { declareIfUnknown(node) }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { push() }
  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind { push() }
  override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind { push() }
  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind { push() }
  override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind { push() }
  override func visit(_ node: CatchClauseSyntax) -> SyntaxVisitorContinueKind { push() }
  override func visitPost(_ node: CodeBlockSyntax) { surroundings.scopes.pop() }
  override func visitPost(_ node: IfExprSyntax) { surroundings.scopes.pop() }
  override func visitPost(_ node: SwitchCaseSyntax) { surroundings.scopes.pop() }
  override func visitPost(_ node: ForStmtSyntax) { surroundings.scopes.pop() }
  override func visitPost(_ node: WhileStmtSyntax) { surroundings.scopes.pop() }
  override func visitPost(_ node: CatchClauseSyntax) { surroundings.scopes.pop() }

  private func push() -> SyntaxVisitorContinueKind {
    surroundings.scopes.push()
    return .visitChildren
  }
}
